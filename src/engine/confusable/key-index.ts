/**
 * From a key (a sound, a root, a look) to the words that have it, in one sorted array.
 *
 * An entry is the hash of a key and a word number in one double: 32 + 16 bits, exact below 2^53. Keys themselves are
 * not kept; a word found by its hash is asked for its keys again, so two keys of one hash are never confused.
 */
import { hashOf } from '../lexicon/word-table.ts';

export type KeyIndex = {
  /** The numbers of all words that have the key, rising. */
  readonly numbersOf: (key: string) => readonly number[];
};

/** Word numbers are below 2^16. */
const NUMBERS = 65_536;

const entryOf = (key: string, number: number): number => (hashOf(key) >>> 0) * NUMBERS + number;

export const indexByKey = (size: number, keysOf: (number: number) => Iterable<string>): KeyIndex => {
  const collected: number[] = [];
  for (let number = 0; number < size; number++) {
    for (const key of new Set(keysOf(number))) collected.push(entryOf(key, number));
  }
  const entries = Float64Array.from(collected).sort();

  const firstAtLeast = (entry: number): number => {
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (entries[middle]! < entry) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    numbersOf: (key) => {
      const found: number[] = [];
      const end = entryOf(key, NUMBERS - 1);
      for (let at = firstAtLeast(entryOf(key, 0)); at < entries.length && entries[at]! <= end; at++) {
        const number = entries[at]! % NUMBERS;
        for (const other of keysOf(number)) {
          if (other !== key) continue;
          found.push(number);
          break;
        }
      }
      return found;
    },
  };
};
