/** Whether a candidate may be a word at all, and down to which tier it must go: rules first, people's decisions last. */
import type { Language } from '../../engine/lexicon/languages.ts';
import { type Candidate, Evidence } from './candidate.ts';
import type { DecisionClass, Decisions } from './decisions.ts';
import { spellingOf } from './demands.ts';

export type Reason = DecisionClass | 'shape' | 'language';

/** The highest tier a word may stand in, or why it may stand in none. */
export type Fitness = { readonly tier: 'city' | 'town' | 'land' } | { readonly reason: Reason };

export type Judges = {
  readonly language: Language;
  readonly blocked: Decisions;
  /** Decisions of rule files and of reviewers; the latter win. */
  readonly rules: Decisions;
  readonly review: Decisions;
  /** English meanings that keep a word of any language out of the city tier. */
  readonly meanings: Decisions;
  /** What reviewers of English decided: their judgement holds for translations, too. */
  readonly reviewedMeanings: Decisions;
};

/** Known as a common word, not only as a proper name. */
const isCommonWord = (word: Candidate): boolean =>
  word.emoji > 0 || (word.headwords > 0 && !word.speech.startsWith('p'));

const isSensitive = (decided: DecisionClass | undefined): boolean => decided === 'sensitive' || decided === 'offensive';

const isName = (word: Candidate): boolean =>
  /[GX]/.test(word.marks) ||
  (word.speech.startsWith('p') && word.emoji === 0) ||
  (/[NMY]/.test(word.marks) && !isCommonWord(word));

/** Stop word lists hold some nouns too; an address can do without them sooner than with a bare `because`. */
const isFunctionWord = (word: Candidate, { language }: Judges): boolean =>
  word.marks.includes('S') && word.emoji < 4 && (language.code !== 'en' || !word.speech.startsWith('n'));

/** Words only a text recogniser's list knows are mostly its mistakes, names and other languages. */
const isUnsupported = (word: Candidate): boolean =>
  (word.evidence & ~Evidence.recogniserList) === 0 && word.headwords + word.translations + word.emoji === 0;

const ruledOut = (word: Candidate, judges: Judges): Reason | undefined => {
  if (isFunctionWord(word, judges)) return 'function';
  if (isName(word)) return 'name';
  if (word.marks.includes('L')) return 'language';
  if (isUnsupported(word)) return 'junk';
  return undefined;
};

const meansSomethingSensitive = (word: Candidate, { language, meanings, reviewedMeanings }: Judges): boolean =>
  language.code === 'en'
    ? meanings.of(word.folded) !== undefined
    : word.meanings.slice(0, 2).some((meaning) => meanings.of(meaning) !== undefined) ||
      isSensitive(reviewedMeanings.of(word.meanings[0] ?? ''));

export const fitnessOf = (word: Candidate, judges: Judges): Fitness => {
  const { letters, shortest, longest } = spellingOf(judges.language.script);
  const length = [...word.folded].length;
  if (length < shortest || length > longest || !letters.test(word.spelling)) return { reason: 'shape' };
  if (judges.blocked.of(word.folded) !== undefined || word.marks.includes('P')) return { reason: 'offensive' };
  const decided = judges.review.of(word.folded) ?? judges.rules.of(word.folded);
  if (decided === 'keep') return { tier: 'city' };
  if (decided === 'demote' || decided === 'late') return { tier: 'land' };
  if (decided !== undefined && decided !== 'sensitive') return { reason: decided };
  const reason = ruledOut(word, judges);
  if (reason !== undefined) return { reason };
  const sensitive = decided === 'sensitive' || word.sense === 'B' || meansSomethingSensitive(word, judges);
  return { tier: sensitive ? 'town' : 'city' };
};
