/**
 * Candidates: every spelling that might become a word of a lexicon, with what the sources say about it.
 *
 * The raw material is a folder outside the repository (docs/data.md says how it was made): `candidates/<lang>.tsv.gz`
 * with folded form, spelling, familiarity and evidence bits, and `evidence/<lang>.tsv` with what dictionaries know.
 * Folded forms are computed here again with the engine's own folding, so the two can never drift apart.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { foldWord } from '../../engine/lexicon/fold.ts';
import type { LanguageCode } from '../../engine/lexicon/languages.ts';

/** Bits of the evidence column. */
export const Evidence = {
  frequencyList: 1,
  onboardCounts: 2,
  catalogueCounts: 4,
  recogniserList: 8,
  acceptedBySpeller: 16,
  headword: 32,
  generated: 64,
  lexiconFile: 128,
} as const;

export type Candidate = {
  readonly folded: string;
  readonly spelling: string;
  /** About log10 of occurrences in 10^9 running words. */
  readonly frequency: number;
  readonly evidence: number;
  /** Folded base forms a speller traces the word to; empty when none knows it. */
  readonly stems: readonly string[];
  /** How often the word is a headword of a bilingual dictionary, and how often a translation in one. */
  readonly headwords: number;
  readonly translations: number;
  /** Parts of speech the dictionaries give, most frequent first: n v a d(adverb) p(roper name) x, - unknown. */
  readonly speech: string;
  /** What its first English meaning is: C(oncrete) B(ody) P(erson) N(oun) V(erb), or nothing. */
  readonly sense: string;
  /** How often the word stands in the emoji annotations of its language: a sign of a concrete everyday word. */
  readonly emoji: number;
  /**
   * S(top word) N(ame) M(any languages' name) G(eography) L(anguage name) Y (a city) X (means a name) P(rofanity list)
   * V(erb stem).
   */
  readonly marks: string;
  readonly meanings: readonly string[];
};

const absent = ['', '', '0', '0', '', '', '0', '', ''];

const readEvidence = (path: string): Map<string, string[]> => {
  const known = new Map<string, string[]>();
  if (!existsSync(path)) return known;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const cells = line.split('\t');
    if (cells[0]) known.set(foldWord(cells[0]), cells);
  }
  return known;
};

const list = (cell: string | undefined, separator: string): string[] => (cell ? cell.split(separator) : []);

/** All candidates of a language, most frequent first; of two spellings with one folded form the commoner stays. */
export const candidatesOf = (raw: string, language: LanguageCode): Candidate[] => {
  const known = readEvidence(join(raw, 'evidence', `${language}.tsv`));
  const text = gunzipSync(readFileSync(join(raw, 'candidates', `${language}.tsv.gz`))).toString('utf8');
  const seen = new Set<string>();
  const candidates: Candidate[] = [];
  for (const line of text.split('\n')) {
    const [, spelled, frequency, evidence] = line.split('\t');
    if (!spelled) continue;
    const spelling = language === 'tr' ? spelled.toLocaleLowerCase('tr') : spelled.toLowerCase().normalize('NFC');
    const folded = foldWord(spelling);
    if (seen.has(folded)) continue;
    seen.add(folded);
    const [, stems, headwords, translations, speech, sense, emoji, marks, meanings] = known.get(folded) ?? absent;
    candidates.push({
      folded,
      spelling,
      frequency: Number(frequency),
      evidence: Number(evidence),
      stems: list(stems, ','),
      headwords: Number(headwords),
      translations: Number(translations),
      speech: speech ?? '',
      sense: sense ?? '',
      emoji: Number(emoji),
      marks: marks ?? '',
      meanings: list(meanings, '|'),
    });
  }
  return candidates;
};
