/**
 * How early a word should come in its lexicon: frequency, corrected for what makes a good word of an address.
 *
 * Concrete nouns before verbs before adverbs, short before long, words a dictionary lists before words it does not.
 */
import type { LanguageCode, Script } from '../../engine/lexicon/languages.ts';
import type { Form, Grade } from './base-form.ts';
import { type Candidate, Evidence } from './candidate.ts';

/** Letters beyond which a word of this script starts to cost, since syllabic scripts pack more into one sign. */
const comfortableLength = {
  latin: 5,
  cyrillic: 6,
  greek: 6,
  arabic: 5,
  thai: 4,
  hangul: 2,
  han: 2,
  kana: 3,
} as const satisfies Record<Script, number>;

/** Concrete things before ideas, ideas before kinds of people. */
const senseBonus: Record<string, number> = { C: 0.5, N: 0.1, P: -0.1 };

/** In units of log10 frequency: an inflected form must be thirty times as common as a base form to come before it. */
const usualPenalty: Record<Grade, number> = { base: 0, likely: 0.4, inflected: 1.5 };
/** Where a speller calls many forms headwords, and where a noun with its particle is hardly a word. */
const ownPenalty: Partial<Record<LanguageCode, Record<Grade, number>>> = {
  el: { ...usualPenalty, likely: 1 },
  tr: { ...usualPenalty, likely: 1 },
  ko: { ...usualPenalty, inflected: 2.5 },
};

/** A further form of the same lemma costs this much more than the one before it. */
export const anotherFormPenalty = 0.25;

const { frequencyList, onboardCounts, catalogueCounts, recogniserList, generated } = Evidence;
const counted = frequencyList | onboardCounts | catalogueCounts;

/** Seen in running text or a list made from it, rather than in dictionaries only. */
export const isAttested = (word: Candidate): boolean => (word.evidence & (counted | recogniserList)) !== 0;

/** What it costs that nobody ever counted the word: obscure headwords must not overtake known ones by being short. */
const obscurity = (word: Candidate): number => {
  const { evidence } = word;
  if ((evidence & counted) !== 0 || word.emoji > 0) return 0;
  const listed = word.headwords + word.translations;
  if (listed > 1) return 0.2;
  if ((evidence & recogniserList) !== 0 || listed > 0) return 0.5;
  return (evidence & generated) !== 0 ? 0.9 : 1.8;
};

/** The longer a word is than is comfortable, the more every further letter costs. */
export const lengthPenalty = (letters: number, script: Script, perLetter: number): number => {
  const over = Math.max(0, letters - comfortableLength[script]);
  return perLetter * (over + 0.3 * Math.max(0, over - 5));
};

export const familiarityOf = (word: Candidate, form: Form, language: LanguageCode): number => {
  let score = Math.min(word.frequency, 6.5);
  score += senseBonus[word.sense] ?? 0;
  if (word.emoji > 0) score += Math.min(0.3 + 0.1 * word.emoji, 0.7);
  if (word.speech.startsWith('n')) score += 0.15;
  if (word.speech.startsWith('d')) score -= 0.5;
  if (word.headwords > 0) score += 0.4;
  else if (word.translations > 0) score += 0.2;
  return score - obscurity(word) - (ownPenalty[language] ?? usualPenalty)[form.grade];
};
