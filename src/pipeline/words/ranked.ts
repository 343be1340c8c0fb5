/** The usable words of one language, best first, with the reasons why others were left out. */
import type { LanguageCode } from '../../engine/lexicon/languages.ts';
import { type Form, formIn, type Habit } from './base-form.ts';
import type { Candidate } from './candidate.ts';
import { familiarityOf } from './familiarity.ts';
import { fitnessOf, type Judges } from './fitness.ts';
import { isNguniBase } from './nguni.ts';

export type RankedWord = {
  readonly folded: string;
  readonly spelling: string;
  readonly lemma: string;
  readonly isBase: boolean;
  readonly tier: 'city' | 'town' | 'land';
  readonly score: number;
};

export type Ranking = { readonly words: readonly RankedWord[]; readonly dropped: ReadonlyMap<string, number> };

const habits: Partial<Record<LanguageCode, Habit>> = {
  el: 'every form is a headword',
  tr: 'every form is a headword',
  fi: 'does not inflect',
  ja: 'does not inflect',
  sw: 'does not inflect',
  th: 'does not inflect',
  xh: 'does not inflect',
  zh: 'does not inflect',
  zu: 'does not inflect',
};

/**
 * Mean letters of the 7 500 best words a language aims at. Below the 6.2 that its city tier must reach, because the
 * shared short words it loses to its neighbours lengthen it again: Romance languages lose most.
 */
const aimedLength: Partial<Record<LanguageCode, number>> = {
  it: 5.2,
  es: 5.25,
  pt: 5.25,
  de: 5.3,
  fr: 5.35,
  da: 5.5,
  nl: 5.5,
};
const usualAim = 5.7;
const considered = 7500;
const penalties = Array.from({ length: 30 }, (_, step) => 0.12 + 0.04 * step);

const meanLength = (words: readonly RankedWord[]): number =>
  words.reduce((sum, word) => sum + word.folded.length, 0) / Math.max(1, words.length);

export const rankedWords = (candidates: readonly Candidate[], judges: Judges): Ranking => {
  const { code, script } = judges.language;
  const formOf = formIn(new Map(candidates.map((word) => [word.folded, word])), habits[code] ?? 'inflects');
  const isNguni = code === 'xh' || code === 'zu';
  const dropped = new Map<string, number>();
  const usable: { word: Candidate; form: Form; tier: RankedWord['tier'] }[] = [];
  for (const word of candidates) {
    const fitness = fitnessOf(word, judges);
    if ('reason' in fitness) {
      dropped.set(fitness.reason, (dropped.get(fitness.reason) ?? 0) + 1);
      continue;
    }
    const form = formOf(word);
    const isBase = form.isBase && (!isNguni || isNguniBase(word));
    usable.push({ word, form: { ...form, isBase }, tier: fitness.tier });
  }
  const ranked = (penalty: number): RankedWord[] =>
    usable
      .map(({ word, form, tier }) => ({
        folded: word.folded,
        spelling: word.spelling,
        lemma: form.lemma,
        isBase: form.isBase,
        tier,
        score: familiarityOf(word, form, script, penalty),
      }))
      .sort((a, b) => b.score - a.score || (a.folded < b.folded ? -1 : 1));
  // The lightest penalty on long words that makes the city tier short enough: frequency decides as far as it may.
  let words = ranked(penalties[0] ?? 0);
  if (script === 'latin')
    for (const penalty of penalties) {
      words = ranked(penalty);
      const best = words.filter((word) => word.isBase && word.tier === 'city').slice(0, considered);
      if (meanLength(best) <= (aimedLength[code] ?? usualAim)) break;
    }
  return { words, dropped };
};
