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

/** A language whose words are looked up one by one, with what those so far cost. */
type Open = { readonly lists: WordLists; cost: number; next: number };

/** The least cost of a word in a language; readings of one input share most of their words. */
export type LeastCost = (lists: WordLists, word: string, begun: boolean) => number;

export const rememberedLeastCosts = (): LeastCost => {
  const remembered = new Map<string, number>();
  return (lists, word, begun) => {
    const key = `${lists.lexicon.language}${begun ? '>' : ' '}${word}`;
    let cost = remembered.get(key);
    if (cost === undefined) {
      cost = lists.leastCost(word, begun);
      remembered.set(key, cost);
    }
    return cost;
  };
};

export const meantLanguages = (
  words: readonly string[],
  begun: boolean,
  all: readonly WordLists[],
  named: LanguageCode | undefined,
  leastCost: LeastCost,
): readonly WordLists[] => {
  if (all.length <= 1) return all;
  /** The languages within `SLACK` of the best, best first: words are looked up only where they may still matter. */
  const scored = (some: readonly WordLists[]): readonly Scored[] => {
    const open = some.map((lists): Open => ({ lists, cost: lists.lexicon.language === named ? -NAMED : 0, next: 0 }));
    let least = Number.POSITIVE_INFINITY;
    for (;;) {
      let cheapest: Open | undefined;
      for (const one of open) {
        if (one.next < words.length && (cheapest === undefined || one.cost < cheapest.cost)) cheapest = one;
      }
      if (cheapest === undefined || cheapest.cost > least + SLACK) break;
      const at = cheapest.next++;
      cheapest.cost += Math.min(UNEXPLAINED, leastCost(cheapest.lists, words[at]!, begun && at === 2));
      if (cheapest.next === words.length) least = Math.min(least, cheapest.cost);
    }
    return open
      .filter(({ next, cost }) => next === words.length && cost <= least + SLACK)
      .sort((a, b) => a.cost - b.cost);
  };
  const best = (some: readonly Scored[]): readonly WordLists[] =>
    some.slice(0, MOST_LANGUAGES).map(({ lists }) => lists);

  const knowing = scored(all.filter(({ lexicon }) => words.some((word) => lexicon.numberOf(word) >= 0)));
  const [first] = knowing;
  if (first !== undefined && first.cost <= WELL_EXPLAINED) return best(knowing);
  return best(scored(all));
};
