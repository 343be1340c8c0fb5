/**
 * How early a word should come in its lexicon: frequency, corrected for what makes a good word of an address.
 *
 * Concrete nouns before verbs before adverbs, short before long, words a dictionary lists before words it does not.
 */
import type { Script } from '../../engine/lexicon/languages.ts';
import type { Form } from './base-form.ts';
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

const senseBonus: Record<string, number> = { C: 0.5, N: 0.1, P: -0.1, B: 0, V: 0 };

export const familiarityOf = (word: Candidate, form: Form, script: Script, penaltyPerLetter: number): number => {
  let score = Math.min(word.frequency, 6.5);
  score += senseBonus[word.sense] ?? 0;
  if (word.emoji > 0) score += Math.min(0.3 + 0.1 * word.emoji, 0.7);
  if (word.speech.startsWith('n')) score += 0.15;
  if (word.speech.startsWith('d')) score -= 0.5;
  if (word.headwords > 0) score += 0.4;
  else if (word.translations > 0) score += 0.2;
  const attested = word.evidence & 7;
  if (attested === 0) score -= 0.4;
  if ((word.evidence & Evidence.generated) !== 0) score -= 0.3;
  if (!form.isBase) score -= 0.6;
  const length = [...word.folded].length;
  const over = length - comfortableLength[script];
  if (over > 0) score -= penaltyPerLetter * over + 0.3 * penaltyPerLetter * Math.max(0, over - 5);
  if (script === 'latin' && length === 3) score -= 0.25;
  return score;
};
