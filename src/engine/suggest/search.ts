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
import { type Budget, combineAnywhere, combineInZones, type Take } from './combine.ts';
import { EDIT, OTHER_LANGUAGE } from './costs.ts';
import type { Collection } from './found.ts';
import { meantLanguages, rememberedLeastCosts } from './languages-meant.ts';
import { isFinished, type Reading, readingsOf, tokensOf } from './tokens.ts';
import type { WordLists } from './word-lists.ts';

export type SearchPlan = {
  /** Check values of the zones near the focus, which are worth a thorough look. */
  readonly near: readonly number[];
  /** Of the zones that the clip touches: nothing outside them can be an answer. Undefined where nothing clips. */
  readonly within: readonly number[] | undefined;
  readonly language: LanguageCode | undefined;
  readonly heard: boolean;
};

/**
 * Combinations decoded for one question, 0.3 µs each: near the focus, in the clip, and anywhere. Half as many again near
 * the focus and anywhere find the address that was meant no more often. A wide clip throws away much of what is decoded.
 */
const NEAR = 8000;
const ANYWHERE = 5000;
const IN_NARROW_CLIP = 8000;
const IN_WIDE_CLIP = 24_000;

/** A clip that touches more check values is a wide one. */
const NARROW = 100;

/** Lists of candidate words made for one question, up to a millisecond each: three words in four languages, twice. */
const MOST_LISTS = 24;

const NO_CANDIDATES: Candidates = { numbers: new Uint16Array(), costs: new Uint8Array() };

/** How far above the cheapest text a combination is still worth a look, in the zones that matter and anywhere. */
const ZONE_LEVELS = [1.25 * EDIT, 2.5 * EDIT] as const;
const LEVELS = [0.5 * EDIT, EDIT, 1.5 * EDIT, 2 * EDIT] as const;

/** Text that costs this much is explained badly: look further, in more languages. */
const BADLY_EXPLAINED = 2 * EDIT;

const scripts = new Map<string, string>(LANGUAGES.map(({ code, script }) => [code, script]));

/** Searches one text after the other: the hypotheses of a recogniser share most of their words, and one budget. */
export type Search = (text: string, extraCost: number, into: Collection) => void;

export const openSearch = (
  all: readonly WordLists[],
  codecOf: (lexicon: Lexicon) => Codec,
  plan: SearchPlan,
): Search => {
  const { near, within } = plan;
  const isNarrow = within !== undefined && within.length <= NARROW;
  const budgets = {
    near: { combinations: NEAR },
    everywhere: { combinations: within === undefined ? ANYWHERE : isNarrow ? IN_NARROW_CLIP : IN_WIDE_CLIP },
    lists: MOST_LISTS,
  };
  const cache = new Map<string, Candidates>();
  const leastCost = rememberedLeastCosts();

  const candidates = (lists: WordLists, word: string, begun: boolean): Candidates => {
    const key = `${lists.lexicon.language} ${begun} ${word}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    if (budgets.lists === 0) return NO_CANDIDATES;
    budgets.lists--;
    const list = lists.candidates(word, begun, plan.heard);
    cache.set(key, list);
    return list;
  };

  const searchIn = (lists: WordLists, reading: Reading, extraCost: number, into: Collection): void => {
    const [first, second, third] = reading.words;
    const found = [
      candidates(lists, first, false),
      candidates(lists, second, false),
      candidates(lists, third, reading.begun),
    ] as const;
    const least = found.reduce((sum, list) => sum + (list.costs[0] ?? 1000), 0);
    if (least >= 1000) return;
    const foreign = plan.language !== undefined && plan.language !== lists.lexicon.language ? OTHER_LANGUAGE : 0;
    const base = reading.cost + extraCost;
    // An address as it stands is what was meant, whatever language was expected.
    const taking =
      (isNear: boolean): Take =>
      (square, triple, cost) =>
        into.add(square, triple, lists, base + cost === 0 ? 0 : base + cost + foreign, isNear);
    const codec = codecOf(lists.lexicon);
    const inZones = (values: readonly number[], levels: readonly number[], budget: Budget, take: Take): void => {
      let above = -1;
      for (const level of levels) {
        if (budget.combinations <= 0) break;
        combineInZones(found, values, above, least + level, codec, budget, take);
        above = least + level;
      }
    };
    if (near.length > 0) inZones(near, ZONE_LEVELS, budgets.near, taking(true));
    const { everywhere } = budgets;
    if (within !== undefined && isNarrow) {
      inZones(within, ZONE_LEVELS, everywhere, taking(false));
      return;
    }
    // Each language has a share of what is left, so that the first can not use it all up.
    const share: Budget = { combinations: Math.ceil(everywhere.combinations / 2) };
    const before = share.combinations;
    if (within !== undefined) inZones(within, LEVELS, share, taking(false));
    else {
      let above = -1;
      for (const level of LEVELS) {
        combineAnywhere(found, above, least + level, codec, share, taking(false));
        above = least + level;
        if (share.combinations <= 0) break;
      }
    }
    everywhere.combinations -= before - Math.max(0, share.combinations);
  };

  return (text, extraCost, into) => {
    const tokens = tokensOf(text);
    const script = scriptOf(tokens.join(' '));
    const inScript = all.filter(({ lexicon }) => scripts.get(lexicon.language) === script);
    // Who speaks says in which language; only what is typed is searched in all of them.
    const spoken =
      plan.heard && plan.language !== undefined
        ? inScript.filter(({ lexicon }) => lexicon.language === plan.language)
        : undefined;
    const languagesOf = new Map<string, number>();
    const known = (word: string): number => {
      let languages = languagesOf.get(word);
      if (languages !== undefined) return languages;
      languages = 0;
      for (const [at, { lexicon }] of (spoken ?? inScript).entries())
        if (lexicon.numberOf(word) >= 0) languages |= 1 << at;
      languagesOf.set(word, languages);
      return languages;
    };
    for (const reading of readingsOf(tokens, plan.heard || isFinished(text), known)) {
      if (reading.cost + extraCost > into.leastTextCost() + BADLY_EXPLAINED || budgets.lists === 0) break;
      const meant = spoken ?? meantLanguages(reading.words, reading.begun, inScript, plan.language, leastCost);
      for (const lists of meant) searchIn(lists, reading, extraCost, into);
    }
  };
};
