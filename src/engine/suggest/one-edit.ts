/**
 * May any word be one edit away? Answered without looking at a word.
 *
 * Two words one letter too many, too few, another or exchanged apart have a string in common that is one of them, or one
 * of them without one of its letters. The strings of all words are kept as bits at four hashed places each (a Bloom
 * filter): never a wrong no, a wrong yes for about one word in fifteen.
 */
import { LONGEST_WORD } from '../lexicon/file.ts';
import type { SortedStrings } from './trie.ts';

export type OneEdit = { mayHave(letters: string): boolean };

/** 512 kB: some twelve bits for each of the 350 000 strings of a full lexicon. */
const BITS = 22;
const MASK = (1 << BITS) - 1;
const PLACES = 4;

const MULTIPLIER = 0x01000193;

/** Makes all bits of a sum count (the finisher of MurmurHash3). */
const mixed = (sum: number): number => {
  let hash = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
};

export const openOneEdit = ({ letters, starts, numbers }: SortedStrings): OneEdit => {
  const bits = new Uint32Array(1 << (BITS - 5));
  const powers = new Int32Array(LONGEST_WORD + 1);
  powers[0] = 1;
  for (let at = 1; at <= LONGEST_WORD; at++) powers[at] = Math.imul(powers[at - 1]!, MULTIPLIER);
  /** The letters at hand, one more than their codes so that none is nothing, and the sums of all from a place on. */
  const codes = new Int32Array(LONGEST_WORD);
  const rests = new Int32Array(LONGEST_WORD + 1);

  const readRests = (length: number): void => {
    rests[length] = 0;
    for (let at = length - 1; at >= 0; at--)
      rests[at] = (Math.imul(codes[at]!, powers[length - 1 - at]!) + rests[at + 1]!) | 0;
  };

  const set = (sum: number): void => {
    const hash = mixed(sum);
    const step = (hash >>> 15) | 1;
    for (let place = 0, at = hash; place < PLACES; place++, at = (at + step) | 0)
      bits[(at & MASK) >>> 5]! |= 1 << (at & 31);
  };

  const has = (sum: number): boolean => {
    const hash = mixed(sum);
    const step = (hash >>> 15) | 1;
    for (let place = 0, at = hash; place < PLACES; place++, at = (at + step) | 0)
      if ((bits[(at & MASK) >>> 5]! & (1 << (at & 31))) === 0) return false;
    return true;
  };

  for (let entry = 0; entry < numbers.length; entry++) {
    const start = starts[entry]!;
    const length = Math.min(LONGEST_WORD, starts[entry + 1]! - start);
    for (let at = 0; at < length; at++) codes[at] = letters[start + at]! + 1;
    readRests(length);
    set(rests[0]!);
    // What stands before the letter left out moves one place to the right: its sum is worth one power less.
    for (let left = 0, before = 0; left < length; left++) {
      set((Math.imul(before, powers[length - 1 - left]!) + rests[left + 1]!) | 0);
      before = (Math.imul(before, MULTIPLIER) + codes[left]!) | 0;
    }
  }

  return {
    mayHave: (text) => {
      const length = text.length;
      if (length > LONGEST_WORD) return false;
      for (let at = 0; at < length; at++) codes[at] = text.charCodeAt(at) + 1;
      readRests(length);
      if (has(rests[0]!)) return true;
      for (let left = 0, before = 0; left < length; left++) {
        if (has((Math.imul(before, powers[length - 1 - left]!) + rests[left + 1]!) | 0)) return true;
        before = (Math.imul(before, MULTIPLIER) + codes[left]!) | 0;
      }
      return false;
    },
  };
};
