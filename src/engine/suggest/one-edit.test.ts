import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openOneEdit } from './one-edit.ts';
import { tableOf } from './trie.ts';

const openWords = (words: readonly string[]) =>
  openOneEdit(tableOf([...words].sort().map((word, number): [string, number] => [word, number])));

const letter = fc.constantFrom('a', 'b', 'c', 'ж', '가');
const word = fc.string({ unit: letter, minLength: 1, maxLength: 12 });

/** One letter too many, too few, another, or exchanged with the next. */
const edited = fc.tuple(word, fc.nat(), letter, fc.constantFrom('added', 'lost', 'other', 'exchanged')).map((drawn) => {
  const [text, anywhere, other, kind] = drawn;
  const at = anywhere % text.length;
  const [before, here, after] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)];
  if (kind === 'added') return { text, typed: before + other + here + after };
  if (kind === 'lost') return { text, typed: before + after };
  if (kind === 'other') return { text, typed: before + other + after };
  return { text, typed: before + after.slice(0, 1) + here + after.slice(1) };
});

describe('whether a word may be one edit away', () => {
  it('is never denied where one is', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 10 }), edited, (others, { text, typed }) => {
        const words = openWords([...new Set([text, ...others])]);
        expect(words.mayHave(text)).toBe(true);
        expect(words.mayHave(typed)).toBe(true);
      }),
    );
  });

  it('is denied for nearly everything else, in a list as long as a lexicon', () => {
    let state = 1;
    const drawn = (length: number): string =>
      Array.from({ length }, () => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return String.fromCharCode(97 + ((state >>> 16) % 26));
      }).join('');
    const words = openWords([...new Set(Array.from({ length: 40_000 }, () => drawn(8)))]);
    const taken = Array.from({ length: 1000 }, () => drawn(8)).filter((typed) => words.mayHave(typed));
    expect(taken.length).toBeLessThan(100);
  });

  it('takes an empty text and one longer than any word', () => {
    expect(openWords(['a']).mayHave('')).toBe(true);
    expect(openWords(['soap']).mayHave('')).toBe(false);
    expect(openWords(['soap']).mayHave('s'.repeat(500))).toBe(false);
  });
});
