/**
 * Which languages are worth a full search: those that know one of the words as it stands and, when that explains the
 * input badly, those in which every word is within one edit of something.
 */
import type { LanguageCode } from '../lexicon/languages.ts';
import type { WordLists } from './word-lists.ts';

/** Languages searched in full for one reading; each costs about a millisecond. */
const MOST_LANGUAGES = 4;

export const knowingLanguages = (
  words: readonly string[],
  all: readonly WordLists[],
  named: LanguageCode | undefined,
): readonly WordLists[] =>
  all
    .map((lists) => {
      const known = words.filter((word) => lists.lexicon.numberOf(word) >= 0).length;
      return { lists, weight: known * 2 + (known > 0 && lists.lexicon.language === named ? 1 : 0) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_LANGUAGES)
    .map(({ lists }) => lists);

export const nearestLanguages = (
  words: readonly string[],
  begun: boolean,
  all: readonly WordLists[],
  named: LanguageCode | undefined,
): readonly WordLists[] =>
  all
    .map((lists) => {
      let cost = lists.lexicon.language === named ? -8 : 0;
      // One word beyond an edit costs three; the sum tells languages apart well enough to choose a few.
      for (const [at, word] of words.entries()) cost += Math.min(48, lists.leastCost(word, begun && at === 2));
      return { lists, cost };
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_LANGUAGES)
    .map(({ lists }) => lists);
