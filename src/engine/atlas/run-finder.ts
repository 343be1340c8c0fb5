/**
 * From a block to its run in constant time: a bit for each block that begins a run, and for each 32 bits the number of
 * runs begun before them. The two stand side by side, so that a look-up touches one cache line.
 */
import { BLOCKS } from '../grid/bands.ts';

export const runFinder = (starts: Int32Array): ((block: number) => number) => {
  const words = (BLOCKS + 31) >>> 5;
  const pairs = new Int32Array(words * 2);
  for (let run = 0; run < starts.length - 1; run++) {
    const start = starts[run]!;
    pairs[(start >>> 5) * 2]! |= 1 << (start & 31);
    pairs[(start >>> 5) * 2 + 1]!++;
  }
  let before = -1;
  for (let word = 0; word < words; word++) {
    const begun = pairs[word * 2 + 1]!;
    pairs[word * 2 + 1] = before;
    before += begun;
  }
  return (block) => {
    const at = (block >>> 5) * 2;
    // Bits up to the block's own, counted by adding neighbours: pairs, fours, eights, then all bytes at once.
    let bits = pairs[at]! & (-1 >>> (31 - (block & 31)));
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
    return pairs[at + 1]! + (Math.imul(bits, 0x01010101) >>> 24);
  };
};
