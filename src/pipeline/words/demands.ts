/** What a word list must be: how many words, in which letters, how long. */
import type { LanguageCode, Script } from '../../engine/lexicon/languages.ts';

/** A full lexicon addresses land and sea; a land-only one stops after the land tier. */
const FULL = 40_005;
const LAND = 26_670;

/** Languages whose sources hold no more good words than the land needs (docs/data.md says why). */
const LAND_ONLY: ReadonlySet<string> = new Set<LanguageCode>(['xh', 'zu', 'th', 'sw', 'mn', 'id', 'ar', 'af']);

export const wantedOf = (language: string): number => (LAND_ONLY.has(language) ? LAND : FULL);

export type Spelling = { readonly letters: RegExp; readonly shortest: number; readonly longest: number };

/** Lengths in signs; a sign of a syllabic script weighs as much as two or three letters. */
const spellings: Record<Script, Spelling> = {
  latin: { letters: /^\p{Script=Latin}+$/u, shortest: 3, longest: 14 },
  cyrillic: { letters: /^\p{Script=Cyrillic}+$/u, shortest: 3, longest: 14 },
  greek: { letters: /^\p{Script=Greek}+$/u, shortest: 3, longest: 14 },
  arabic: { letters: /^[\u0620-\u064a]+$/u, shortest: 3, longest: 10 },
  thai: { letters: /^[\u0e01-\u0e4e]+$/u, shortest: 2, longest: 12 },
  hangul: { letters: /^[가-힣]+$/u, shortest: 2, longest: 6 },
  han: { letters: /^\p{Script=Han}+$/u, shortest: 2, longest: 4 },
  kana: { letters: /^[ぁ-ゖァ-ヺー]+$/u, shortest: 2, longest: 8 },
};

export const spellingOf = (script: Script): Spelling => spellings[script];
