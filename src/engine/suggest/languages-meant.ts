/**
 * Which languages are worth a full search: those in which the words as typed are cheapest to explain, one edit a word
 * at a quick look. Languages that know one of the words as it stands are looked at first, the others only when those
 * explain the rest badly.
 */
import type { LanguageCode } from '../lexicon/languages.ts';
import { EDIT } from './costs.ts';
import type { WordLists } from './word-lists.ts';

/** Languages searched in full for one reading; each costs up to a millisecond. */
const MOST_LANGUAGES = 4;

/** A word that nothing within one edit explains. */
const UNEXPLAINED = 3 * EDIT;

/** Two words within an edit: well explained. */
const WELL_EXPLAINED = 2 * EDIT;

/** How much worse than the best a language may explain the words and still be searched. */
const SLACK = 1.25 * EDIT;

/** The language that was named is given the benefit of the doubt. */
const NAMED = EDIT / 2;

type Scored = { readonly lists: WordLists; readonly cost: number };

export const meantLanguages = (
  words: readonly string[],
  begun: boolean,
  all: readonly WordLists[],
  named: LanguageCode | undefined,
): readonly WordLists[] => {
  const scored = (some: readonly WordLists[]): readonly Scored[] =>
    some
      .map((lists) => {
        let cost = lists.lexicon.language === named ? -NAMED : 0;
        for (const [at, word] of words.entries())
          cost += Math.min(UNEXPLAINED, lists.leastCost(word, begun && at === 2));
        return { lists, cost };
      })
      .sort((a, b) => a.cost - b.cost);
  const best = (some: readonly Scored[]): readonly WordLists[] =>
    some
      .filter(({ cost }) => cost <= (some[0]?.cost ?? 0) + SLACK)
      .slice(0, MOST_LANGUAGES)
      .map(({ lists }) => lists);

  const knowing = scored(all.filter(({ lexicon }) => words.some((word) => lexicon.numberOf(word) >= 0)));
  const [first] = knowing;
  if (first !== undefined && first.cost <= WELL_EXPLAINED) return best(knowing);
  return best(scored(all));
};
