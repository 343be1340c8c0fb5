import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';

const many = (name: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${name}${at}`);

describe('allocate', () => {
  it('gives a shared word to the language where it ranks higher', () => {
    const lists = allocate(
      new Map([
        ['pt', ['casa', ...many('p', 100)]],
        ['es', [...many('e', 100), 'casa']],
      ]),
      new Map(),
    );
    expect(lists.get('pt')).toContain('casa');
    expect(lists.get('es')).not.toContain('casa');
  });

  it('favours a language that would run short', () => {
    const shared = many('w', 50);
    const lists = allocate(
      new Map([
        ['rich', [...shared, ...many('r', 500)]],
        ['poor', [...many('p', 10), ...shared]],
      ]),
      new Map([
        ['rich', 500],
        ['poor', 60],
      ]),
    );
    expect(lists.get('poor')).toHaveLength(60);
  });

  it('gives every word to exactly one language and keeps the order', () => {
    const lists = allocate(
      new Map([
        ['a', ['x', 'y', 'z']],
        ['b', ['z', 'y', 'q']],
      ]),
      new Map(),
    );
    const all = [...lists.values()].flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.toSorted()).toEqual(['q', 'x', 'y', 'z']);
  });
});
