/** How likely it is that an adult knows a word, and knows it as a word rather than as a form of one. */

export type Evidence = {
  /** Bilingual dictionaries that list the word, as headword or as translation. */
  readonly dictionaries: number;
  /** About log10 of occurrences in 10^9 running words, of the word or of all its forms together, whichever is more. */
  readonly frequency: number;
  /** Inflected forms of it that were seen in use. */
  readonly forms: number;
  /** A speller traces it to another word that is no less often listed. */
  readonly inflected: boolean;
};

/**
 * Log-odds of "good", fitted by logistic regression to 1 326 words of town and outer tiers of 17 languages that were
 * judged blind. Of pairs of a good and a bad word these rank 80 in 100 rightly.
 */
const WEIGHT = { listed: 1.04, dictionaries: 0.24, frequency: 0.4, forms: 1.08, inflected: -0.22 } as const;

export const knownOf = ({ dictionaries, frequency, forms, inflected }: Evidence): number =>
  (dictionaries > 0 ? WEIGHT.listed : 0) +
  WEIGHT.dictionaries * Math.log1p(dictionaries) +
  WEIGHT.frequency * frequency +
  WEIGHT.forms * Math.log1p(forms) +
  (inflected ? WEIGHT.inflected : 0);
