/**
 * Words that are one edit apart: a letter more, a letter less, another letter, two neighbours swapped.
 *
 * Every word is looked up under the words it becomes by a deletion or a swap, and grouped under each of its letters
 * blanked out, so the cost grows with the letters of all words and not with the pairs of words.
 */
import type { PairSet } from './pair-set.ts';

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);

/**
 * @param spelled the words as strings of letters, one code unit a letter, each different from all others
 * @param replaceableFrom how long a word must be for another letter in it to count
 */
export const addEdits = (spelled: readonly string[], pairs: PairSet, replaceableFrom = 1): void => {
  const numberOf = new Map(spelled.map((word, number) => [word, number]));
  const blanked = new Map<string, number[]>();
  spelled.forEach((word, number) => {
    const replaces = word.length >= replaceableFrom;
    for (let at = 0; at < word.length; at++) {
      const shorter = without(word, at);
      const found = numberOf.get(shorter);
      if (found !== undefined) pairs.add(number, found, 'edit');
      if (replaces) {
        const key = `${at}${shorter}`;
        const group = blanked.get(key);
        if (group === undefined) blanked.set(key, [number]);
        else group.push(number);
      }
      if (at + 1 < word.length) {
        const swapped = numberOf.get(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
        if (swapped !== undefined) pairs.add(number, swapped, 'edit');
      }
    }
  });
  for (const group of blanked.values()) if (group.length > 1) pairs.addGroup(group, 'edit');
};
