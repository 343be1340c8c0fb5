import { describe, expect, it } from 'vitest';
import { loadFromFolder } from '../../pipeline/data-folder.ts';
import { openHomophones } from './homophones.ts';

const bytesOf = (text: string): ArrayBuffer => {
  const { buffer, byteOffset, byteLength } = new TextEncoder().encode(text);
  return buffer.slice(byteOffset, byteOffset + byteLength);
};

describe('homophones', () => {
  it('reads a line as a spelling and the words it may stand for', () => {
    const { of } = openHomophones(bytesOf('bow beau bough\nphil fill\n'));
    expect(of('bow')).toEqual(['beau', 'bough']);
    expect(of('phil')).toEqual(['fill']);
    expect(of('fill')).toEqual([]);
    expect(of('constructor')).toEqual([]);
  });

  it('is empty for an empty file', () => {
    expect(openHomophones(bytesOf('')).of('bow')).toEqual([]);
  });

  it('knows pairs of English that no rule of spelling joins', async () => {
    const { of } = openHomophones(await loadFromFolder('homophones-en.txt'));
    expect(of('burrow')).toContain('borough');
    expect(of('caulk')).toContain('cork');
  });
});
