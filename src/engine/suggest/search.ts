/**
 * The search: readings of the input -> languages -> lists of candidate words -> squares that exist.
 *
 * Ends by a budget of combinations, never by a clock: the same question has the same answer on every machine.
 */
import type { Codec } from '../address/codec.ts';
import type { LanguageCode } from '../lexicon/languages.ts';
import { LANGUAGES, scriptOf } from '../lexicon/languages.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Candidates } from './candidates.ts';
import { type Budget, combineAnywhere, combineInZones } from './combine.ts';
import { EDIT, OTHER_LANGUAGE } from './costs.ts';
import { type Collection, openCollection } from './found.ts';
import { meantLanguages, rememberedLeastCosts } from './languages-meant.ts';
import { isFinished, type Reading, readingsOf, tokensOf } from './tokens.ts';
import type { WordLists } from './word-lists.ts';

export type SearchPlan = {
  /** Check values of the zones worth a thorough look: near the focus, or touching the clip. */
  readonly values: readonly number[];
  /** Nothing outside those zones can be an answer. */
  readonly onlyThere: boolean;
  readonly language: LanguageCode | undefined;
  readonly heard: boolean;
};

/** Combinations decoded for one question, 0.3 µs each: half in the zones that matter, half anywhere. */
const IN_ZONES = 12_000;
const ANYWHERE = 5000;

/** How far above the cheapest text a combination is still worth a look, in the zones that matter and anywhere. */
const ZONE_LEVELS = [1.25 * EDIT, 2.5 * EDIT] as const;
const LEVELS = [0.5 * EDIT, EDIT, 1.5 * EDIT, 2 * EDIT] as const;

/** Text that costs this much is explained badly: look further, in more languages. */
const BADLY_EXPLAINED = 2 * EDIT;

const scripts = new Map<string, string>(LANGUAGES.map(({ code, script }) => [code, script]));

export const search = (
  text: string,
  extraCost: number,
  all: readonly WordLists[],
  codecOf: (lexicon: Lexicon) => Codec,
  plan: SearchPlan,
  into: Collection = openCollection(),
): Collection => {
  const script = scriptOf(text);
  const inScript = all.filter(({ lexicon }) => scripts.get(lexicon.language) === script);
  const tokens = tokensOf(text);
  const known = (word: string): boolean => inScript.some(({ lexicon }) => lexicon.numberOf(word) >= 0);
  const readings = readingsOf(tokens, plan.heard || isFinished(text), known);
  const budgets = { zones: { combinations: IN_ZONES }, anywhere: { combinations: ANYWHERE } };
  const cache = new Map<string, Candidates>();
  const leastCost = rememberedLeastCosts();

  const candidates = (lists: WordLists, word: string, begun: boolean): Candidates => {
    const key = `${lists.lexicon.language} ${begun} ${word}`;
    let list = cache.get(key);
    if (list === undefined) {
      list = lists.candidates(word, begun, plan.heard);
      cache.set(key, list);
    }
    return list;
  };

  const searchIn = (lists: WordLists, reading: Reading): void => {
    const [first, second, third] = reading.words;
    const found = [
      candidates(lists, first, false),
      candidates(lists, second, false),
      candidates(lists, third, reading.begun),
    ] as const;
    const least = found.reduce((sum, list) => sum + (list.costs[0] ?? 1000), 0);
    if (least >= 1000) return;
    const foreign = plan.language !== undefined && plan.language !== lists.lexicon.language ? OTHER_LANGUAGE : 0;
    const base = reading.cost + extraCost + foreign;
    const take = (square: Parameters<Collection['add']>[0], triple: Parameters<Collection['add']>[1], cost: number) =>
      into.add(square, triple, lists, base + cost);
    const codec = codecOf(lists.lexicon);
    if (plan.values.length > 0) {
      let done = -1;
      for (const level of ZONE_LEVELS) {
        combineInZones(found, plan.values, done, least + level, codec, budgets.zones, take);
        done = least + level;
      }
    }
    if (plan.onlyThere) return;
    let above = -1;
    // Each language has a share of what is left, so that the first can not use it all up.
    const share: Budget = { combinations: Math.ceil(budgets.anywhere.combinations / 2) };
    const before = share.combinations;
    for (const level of LEVELS) {
      combineAnywhere(found, above, least + level, codec, share, take);
      above = least + level;
      if (share.combinations <= 0) break;
    }
    budgets.anywhere.combinations -= before - Math.max(0, share.combinations);
  };

  for (const reading of readings) {
    if (reading.cost + extraCost > into.leastTextCost() + BADLY_EXPLAINED) break;
    // Who speaks says in which language; only what is typed is searched in all of them.
    const spoken = plan.heard ? inScript.filter(({ lexicon }) => lexicon.language === plan.language) : [];
    const meant =
      spoken.length > 0 ? spoken : meantLanguages(reading.words, reading.begun, inScript, plan.language, leastCost);
    for (const lists of meant) searchIn(lists, reading);
  }
  return into;
};
