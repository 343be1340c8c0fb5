/**
 * The letters that edits are counted in: what a finger types or an ear takes in at once.
 *
 * Korean is counted in the letters of a syllable, not in syllables: one of two syllables exchanged is another word
 * altogether, one of six letters is a slip.
 */
import type { LanguageCode } from '../lexicon/languages.ts';

/** A folded word as a string of its letters, one code unit each. */
export const lettersOf = (folded: string, language: LanguageCode): string =>
  language === 'ko' ? folded.normalize('NFD') : folded;

/**
 * From how many letters on another letter makes a confusable word. Most Chinese words have two characters; one of two
 * exchanged is another word, and would tie up to 401 of them together.
 */
export const replaceableFrom = (language: LanguageCode): number => (language === 'zh' ? 3 : 1);
