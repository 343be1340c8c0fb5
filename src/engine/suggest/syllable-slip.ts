/** What one slip costs between two words of a script where one sign is a syllable, or a whole word's part. */
import { DOUBLING, SYLLABLE_ADDED, SYLLABLE_LOST, SYLLABLE_REPLACED, TRANSPOSITION } from './costs.ts';

/** Where two words begin to differ. */
const firstDifference = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
};

/** The sign of `longer` that `shorter` lacks repeats the one before it. */
const isDoubled = (longer: string, shorter: string): boolean => {
  const at = firstDifference(longer, shorter);
  return at > 0 && longer[at] === longer[at - 1];
};

/** For two words that are equal once one sign of each, or of the longer one, is taken away. */
export const syllableSlip = (typed: string, word: string): number => {
  if (typed === word) return 0;
  if (typed.length > word.length) return isDoubled(typed, word) ? DOUBLING : SYLLABLE_ADDED;
  if (typed.length < word.length) return isDoubled(word, typed) ? DOUBLING : SYLLABLE_LOST;
  const at = firstDifference(typed, word);
  const exchanged =
    typed[at] === word[at + 1] && typed[at + 1] === word[at] && typed.slice(at + 2) === word.slice(at + 2);
  return exchanged ? TRANSPOSITION : SYLLABLE_REPLACED;
};
