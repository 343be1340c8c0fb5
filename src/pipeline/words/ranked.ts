/** The usable words of one language, best first, with the reasons why others were left out. */
import type { Language } from '../../engine/lexicon/languages.ts';
import { type Form, formIn, type Grade } from './base-form.ts';
import type { Candidate } from './candidate.ts';
import { anotherFormPenalty, familiarityOf, isAttested, lengthPenalty } from './familiarity.ts';
import { fitnessOf, type Judges } from './fitness.ts';

export type RankedWord = {
  readonly folded: string;
  readonly spelling: string;
  readonly letters: number;
  readonly lemma: string;
  readonly grade: Grade;
  readonly tier: 'city' | 'town' | 'land';
  /** Familiarity with a light penalty on length. */
  readonly score: number;
};

export type Ranking = { readonly words: readonly RankedWord[]; readonly dropped: ReadonlyMap<string, number> };

/** Outside the city tier length matters little: the word has to be known first of all. */
const lightLengthPenalty = 0.17;

const byScore = (a: RankedWord, b: RankedWord): number => b.score - a.score || (a.folded < b.folded ? -1 : 1);

/** Every further form of a lemma moves down, so that the tail spreads over many words instead of many forms. */
const spreadForms = (words: readonly RankedWord[]): RankedWord[] => {
  const forms = new Map<string, number>();
  return [...words].sort(byScore).map((word) => {
    const before = forms.get(word.lemma) ?? 0;
    forms.set(word.lemma, before + 1);
    return { ...word, score: word.score - anotherFormPenalty * before };
  });
};

/** How many inflected forms of a word somebody wrote down: a rare headword that people inflect is a living word. */
const attestedForms = (candidates: readonly Candidate[], forms: ReadonlyMap<string, Form>): Map<string, number> => {
  const used = new Map<string, number>();
  for (const word of candidates) {
    const form = forms.get(word.folded);
    if (form?.grade === 'inflected' && isAttested(word)) used.set(form.lemma, (used.get(form.lemma) ?? 0) + 1);
  }
  return used;
};

const usageBonus = (attested: number): number => Math.min(1, 0.25 * Math.log2(1 + attested));

const scoreOf = (word: Candidate, form: Form, letters: number, language: Language): number =>
  familiarityOf(word, form, language.code) - lengthPenalty(letters, language.script, lightLengthPenalty);

export const rankedWords = (candidates: readonly Candidate[], judges: Judges): Ranking => {
  const { language } = judges;
  const formOf = formIn(language.code, new Map(candidates.map((word) => [word.folded, word])));
  const dropped = new Map<string, number>();
  const forms = new Map(candidates.map((word) => [word.folded, formOf(word)]));
  const used = attestedForms(candidates, forms);
  const usable: RankedWord[] = [];
  for (const word of candidates) {
    const fitness = fitnessOf(word, judges);
    if ('reason' in fitness) {
      dropped.set(fitness.reason, (dropped.get(fitness.reason) ?? 0) + 1);
      continue;
    }
    const form = forms.get(word.folded) ?? { grade: 'inflected', lemma: word.folded };
    const { folded, spelling } = word;
    const letters = [...folded].length;
    const score = scoreOf(word, form, letters, language) + usageBonus(used.get(word.folded) ?? 0);
    usable.push({ folded, spelling, letters, lemma: form.lemma, grade: form.grade, tier: fitness.tier, score });
  }
  return { words: spreadForms(usable).sort(byScore), dropped };
};
