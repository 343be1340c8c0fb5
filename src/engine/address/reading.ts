import { LONGEST_WORD } from '../lexicon/file.ts';
import { answer, type Result, refuse } from '../problem.ts';

/**
 * Reading an address as people write it: three words between dots of any keyboard, with or without the leading ///.
 * Case and accents are left to folding; spaces are refused, because "a b c" is prose until somebody says otherwise.
 */

/** Dots, and what the dot key gives on Japanese, Chinese, Khmer, Armenian, Urdu and Hindi keyboards. */
export const SEPARATORS = '.\u30fb\uff61\u3002\uff0e\uff65\u17d4\u0589\u06d4\u0964';

/** Marks of direction and of places to break a line: they come along when text is copied, and nobody sees them. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const separator = new RegExp(`[${SEPARATORS}]`);
const leadingSlashes = /^\/{0,3}/;
const word = /^[\p{L}\p{M}]+$/u;

/** Room for decomposed accents, slashes and dots. */
const LONGEST_ADDRESS = 3 * 2 * LONGEST_WORD + 5;

const notAnAddress = (why: string): Result<never> =>
  refuse({
    code: 'not-an-address',
    message: `${why}; an address is three words with dots between, like word.word.word`,
  });

/** The three words as they were typed. */
export const readWords = (text: string): Result<readonly [string, string, string]> => {
  const read = readVisible(text);
  return read.ok || !INVISIBLE.test(text) ? read : readVisible(text.replaceAll(INVISIBLE, ''));
};

const readVisible = (text: string): Result<readonly [string, string, string]> => {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_ADDRESS) return notAnAddress(`${trimmed.length} letters are too many`);
  const [first, second, third, ...more] = trimmed.replace(leadingSlashes, '').split(separator);
  if (first === undefined || second === undefined || third === undefined || more.length > 0) {
    if (/\p{L}[^\p{L}\p{M}]+\p{L}/u.test(trimmed) && !separator.test(trimmed))
      return notAnAddress('the words have no dots between them');
    const parts = third === undefined ? (second === undefined ? 1 : 2) : 3 + more.length;
    return notAnAddress(`found ${parts} ${parts === 1 ? 'word' : 'words'} instead of three`);
  }
  for (const part of [first, second, third]) {
    if (part === '') return notAnAddress('a word is missing between two dots');
    if (!word.test(part)) return notAnAddress('a word may hold letters only, no spaces, digits or signs');
  }
  return answer([first, second, third]);
};
