/**
 * What was typed or heard, cut into words: `tokens` are pieces between separators, a `Reading` is one way to take them
 * as three words.
 */

import { LONGEST_WORD } from '../lexicon/file.ts';
import { foldWord } from '../lexicon/fold.ts';
import { JOINED_WORDS, SKIPPED_TOKEN, SPLIT_WORD } from './costs.ts';

export type Reading = {
  readonly words: readonly [string, string, string];
  /** The last word may be only begun. */
  readonly begun: boolean;
  readonly cost: number;
};

/** Longer input is no address; what follows is not read. */
const LONGEST_INPUT = 300;
const MOST_TOKENS = 6;

/** A link up to what it leads to. */
const LINK = /https?:\/\/[^/\s]*\//gi;

/** Three words with dots between, alone in what is written around them. */
const DOTTED =
  /(?<![\p{L}\p{M}][.。．]|[\p{L}\p{M}])[\p{L}\p{M}]+(?:[.。．・][\p{L}\p{M}]+){2}(?![\p{L}\p{M}]|[.。．・][\p{L}\p{M}])/u;

const wordsIn = (text: string): readonly string[] =>
  foldWord(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((token) => token !== '');

/** Folded letters between anything that is no letter; of a sentence that holds an address, those of the address. */
export const tokensOf = (text: string): readonly string[] => {
  const plain = text.slice(0, LONGEST_INPUT).replace(LINK, ' ');
  const tokens = wordsIn(plain);
  const [dotted] = tokens.length > 3 ? (DOTTED.exec(plain) ?? []) : [];
  return dotted === undefined ? tokens.slice(0, MOST_TOKENS) : wordsIn(dotted);
};

/** True when the last word is finished: a separator stands behind it. */
export const isFinished = (text: string): boolean => /[^\p{L}\p{M}]\s*$/u.test(text.slice(0, LONGEST_INPUT));

/** The languages that have a word, a bit for each. */
type Known = (word: string) => number;

/** Ways to cut a token in two words of one of `languages`. */
const cuts = (token: string, known: Known, languages = ~0): readonly (readonly [string, string])[] => {
  const found: (readonly [string, string])[] = [];
  if (token.length > 2 * LONGEST_WORD) return found;
  for (let at = 1; at < token.length; at++) {
    const [left, right] = [token.slice(0, at), token.slice(at)];
    if ((known(left) & known(right) & languages) !== 0) found.push([left, right]);
  }
  return found;
};

/** Three words written as one; a word of its own lacks no separator. */
const thirds = (token: string, known: Known): readonly Reading[] => {
  const readings: Reading[] = [];
  if (token.length > 3 * LONGEST_WORD || known(token) !== 0) return readings;
  for (let at = 2; at < token.length - 1; at++) {
    const first = token.slice(0, at);
    const languages = known(first);
    if (languages === 0) continue;
    for (const [second, third] of cuts(token.slice(at), known, languages)) {
      readings.push({ words: [first, second, third], begun: false, cost: 2 * JOINED_WORDS });
    }
  }
  return readings;
};

/** Two of three words written as one. What is a word of its own lacks no separator: then the third is still to come. */
const halves = ([first = '', second = '']: readonly string[], begun: boolean, known: Known): readonly Reading[] => {
  const cutsOf = (token: string) => (known(token) === 0 ? cuts(token, known) : []);
  return [
    ...cutsOf(first).map(([left, right]): Reading => ({ words: [left, right, second], begun, cost: JOINED_WORDS })),
    ...cutsOf(second).map(
      ([left, right]): Reading => ({ words: [first, left, right], begun: false, cost: JOINED_WORDS }),
    ),
  ];
};

/** More than three tokens: neighbours belong together, or some are no part of the address. */
const merges = (tokens: readonly string[], begun: boolean, cost: number): readonly Reading[] => {
  const [first, second, third] = tokens;
  if (first === undefined || second === undefined || third === undefined) return [];
  if (tokens.length === 3) return [{ words: [first, second, third], begun, cost }];
  const readings: Reading[] = [];
  for (let at = 0; at + 1 < tokens.length; at++) {
    const joined = [...tokens.slice(0, at), `${tokens[at]}${tokens[at + 1]}`, ...tokens.slice(at + 2)];
    readings.push(...merges(joined, begun, cost + SPLIT_WORD));
  }
  readings.push(...merges(tokens.slice(1), begun, cost + SKIPPED_TOKEN));
  readings.push(...merges(tokens.slice(0, -1), false, cost + SKIPPED_TOKEN));
  return readings;
};

/** Readings that are tried; the cheapest come first. */
const MOST_READINGS = 12;

export const readingsOf = (tokens: readonly string[], finished: boolean, known: Known): readonly Reading[] => {
  const [only] = tokens;
  if (only === undefined) return [];
  if (tokens.length === 1) return thirds(only, known).slice(0, MOST_READINGS);
  if (tokens.length === 2) return halves(tokens, !finished, known).slice(0, MOST_READINGS);
  const unique = new Map<string, Reading>();
  for (const reading of merges(tokens, !finished, 0)) {
    const key = reading.words.join(' ');
    const known = unique.get(key);
    if (known === undefined || reading.cost < known.cost) unique.set(key, reading);
  }
  return [...unique.values()].sort((a, b) => a.cost - b.cost).slice(0, MOST_READINGS);
};
