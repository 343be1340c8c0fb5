/**
 * A table of all lexicons: `npm run data:stats`.
 *
 * With `-- --pairs` it counts the confusable pairs as well, which takes a minute. Packed bytes are those of the packed
 * files when they exist.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES, type LanguageCode } from '../../engine/lexicon/languages.ts';
import { confusablePairs } from '../confusable/confusable-pairs.ts';
import { linesOf } from './lines.ts';

const tiers = [
  ['city', 0, 5_080],
  ['town', 5_080, 10_160],
  ['land', 10_160, 26_670],
  ['sea', 26_670, 40_005],
] as const;

const lettersOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + [...word].length, 0) / Math.max(1, words.length);

const packedBytes = (code: string): number | undefined => {
  const path = join('public/data/words', `${code}.lex`);
  if (!existsSync(path)) return undefined;
  return statSync(path).size > 0 ? brotliCompressSync(readFileSync(path)).length : undefined;
};

export type LexiconStats = {
  readonly code: LanguageCode;
  readonly words: number;
  readonly letters: Readonly<Record<(typeof tiers)[number][0], number>>;
  /** Letters and two dots of an average address in a city. */
  readonly cityAddress: number;
  /** Decisions of reviewers, and how many of them dropped a word from every tier. */
  readonly decisions: number;
  readonly droppedByReview: number;
  readonly pairs: number | undefined;
  readonly packed: number | undefined;
};

export const statsOf = (code: LanguageCode, countPairs = false): LexiconStats => {
  const words = linesOf(join('data/words', `${code}.txt`));
  const mean = ([, from, to]: (typeof tiers)[number]): number => lettersOf(words.slice(from, to));
  const decisions = linesOf(join('data/words/review', `${code}.txt`))
    .filter((line) => line.includes('\t'))
    .map((line) => line.split('\t')[1]?.trim());
  const kept = new Set(['sensitive', 'demote', 'keep']);
  return {
    code,
    words: words.length,
    letters: { city: mean(tiers[0]), town: mean(tiers[1]), land: mean(tiers[2]), sea: mean(tiers[3]) },
    cityAddress: 3 * mean(tiers[0]) + 2,
    decisions: decisions.length,
    droppedByReview: decisions.filter((decided) => decided !== undefined && !kept.has(decided)).length,
    pairs: countPairs ? confusablePairs(words, code).left.length : undefined,
    packed: packedBytes(code),
  };
};

const cell = (value: string | number, width: number): string => String(value).padStart(width);

/** The table as lines of text. */
export const statsTable = (all: readonly LexiconStats[]): string[] => {
  const head = ['lang', 'words', 'city', 'town', 'land', 'sea', 'address', 'reviewed', 'dropped', 'pairs', 'packed'];
  const rows = all.map(({ code, words, letters, cityAddress, decisions, droppedByReview, pairs, packed }) => [
    code,
    words,
    letters.city.toFixed(2),
    letters.town.toFixed(2),
    letters.land.toFixed(2),
    letters.sea === 0 ? '-' : letters.sea.toFixed(2),
    cityAddress.toFixed(1),
    decisions,
    droppedByReview,
    pairs ?? '-',
    packed ?? '-',
  ]);
  return [head, ...rows].map((row) => row.map((value, at) => cell(value, at === 0 ? 4 : 9)).join(''));
};

if (process.argv[1]?.endsWith('stats.ts')) {
  const countPairs = process.argv.includes('--pairs');
  for (const line of statsTable(LANGUAGES.map(({ code }) => statsOf(code, countPairs)))) console.log(line);
}
