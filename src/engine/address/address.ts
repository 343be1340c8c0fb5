import type { Box } from '../geo/box.ts';
import type { Position } from '../geo/position.ts';
import { geometryOf, type Square } from '../grid/square.ts';
import type { LanguageCode } from '../lexicon/languages.ts';
import { scriptOf } from '../lexicon/languages.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Shelf } from '../lexicon/shelf.ts';
import { LENGTH_BITS, LENGTH_MASK } from '../lexicon/word-table.ts';
import { answer, type Problem, type Result, refuse } from '../problem.ts';
import type { Codec } from './codec.ts';
import { readWords } from './reading.ts';
import { firstOf, secondOf, type Triple, thirdOf, tripleOf } from './triple.ts';

/** An address and the square it stands for. */
export type Address = {
  readonly square: Square;
  /** word.word.word, lower case with accents. */
  readonly words: string;
  readonly language: LanguageCode;
  readonly centre: Position;
  readonly bounds: Box;
};

export const printTriple = (lexicon: Lexicon, triple: Triple): string =>
  `${lexicon.wordOf(firstOf(triple))}.${lexicon.wordOf(secondOf(triple))}.${lexicon.wordOf(thirdOf(triple))}`;

const addressAt = (square: Square, words: string, language: LanguageCode): Address => {
  const { centre, bounds } = geometryOf(square);
  return { square, words, language, centre, bounds };
};

/** The address of a square. The only refusal is a square at sea in a language that covers land only. */
export const addressOf = (square: Square, lexicon: Lexicon, codec: Codec): Result<Address> => {
  const triple = codec.tripleOfSquare(square);
  if (triple === -1) {
    const { language } = lexicon;
    const message = `the words of language ${language} cover land only, and this square lies at sea`;
    return refuse({ code: 'land-only-language', language, message });
  }
  return answer(addressAt(square, printTriple(lexicon, triple), lexicon.language));
};

/** What keeps three words from being of one language: the first word that nobody knows, or that they are mixed. */
const whyNotOneLanguage = (words: readonly string[], shelf: Shelf): Problem => {
  for (const [position, word] of words.entries()) {
    if (shelf.lexiconOf(word) !== undefined) continue;
    const script = scriptOf(word) ?? 'unknown';
    return {
      code: 'unknown-word',
      word,
      position,
      message: `word ${position + 1} of 3 ("${word}") is in no list of words (script: ${script})`,
    };
  }
  return {
    code: 'mixed-languages',
    message: 'the three words belong to different languages; an address never mixes them',
  };
};

const DOT = 46;

/** The words of a square alone; undefined where `addressOf` refuses, and says why. */
export const wordsOf = (square: Square, lexicon: Lexicon, codec: Codec): string | undefined => {
  const triple = codec.tripleOfSquare(square);
  return triple === -1 ? undefined : printTriple(lexicon, triple);
};

/** The triple of an address as programs send it, three words of a to z with dots between; -1 sends it the long way. */
const plainTriple = (text: string, lexicon: Lexicon): Triple | -1 => {
  const first = lexicon.wordAt(text, 0);
  const firstDot = first & LENGTH_MASK;
  if (first < 0 || text.charCodeAt(firstDot) !== DOT) return -1;
  const second = lexicon.wordAt(text, firstDot + 1);
  const secondDot = firstDot + 1 + (second & LENGTH_MASK);
  if (second < 0 || text.charCodeAt(secondDot) !== DOT) return -1;
  const third = lexicon.wordAt(text, secondDot + 1);
  if (third < 0 || secondDot + 1 + (third & LENGTH_MASK) !== text.length) return -1;
  return tripleOf(first >> LENGTH_BITS, second >> LENGTH_BITS, third >> LENGTH_BITS);
};

/** The square of an address as programs send it, in the language that was asked for last; -1 sends it the long way. */
export const plainSquare = (text: string, shelf: Shelf, codecOf: (lexicon: Lexicon) => Codec): Square | -1 => {
  const latest = shelf.latest();
  if (latest === undefined) return -1;
  const triple = plainTriple(text, latest);
  return triple === -1 ? -1 : codecOf(latest).squareOfTriple(triple);
};

/** The square of an address as people type it, in any loaded language. */
export const squareOfText = (text: string, shelf: Shelf, codecOf: (lexicon: Lexicon) => Codec): Result<Address> => {
  const latest = shelf.latest();
  if (latest !== undefined) {
    const triple = plainTriple(text, latest);
    const square = triple === -1 ? -1 : codecOf(latest).squareOfTriple(triple);
    if (square !== -1 && triple !== -1) {
      return answer(addressAt(square, latest.isPlain ? text : printTriple(latest, triple), latest.language));
    }
  }
  const read = readWords(text);
  if (!read.ok) return read;
  const [first, second, third] = read.value;
  const lexicon = shelf.lexiconOf(first);
  if (lexicon === undefined) return refuse(whyNotOneLanguage(read.value, shelf));
  const [a, b, c] = [lexicon.numberOf(first), lexicon.numberOf(second), lexicon.numberOf(third)];
  if (a < 0 || b < 0 || c < 0) return refuse(whyNotOneLanguage(read.value, shelf));
  const triple = tripleOf(a, b, c);
  const square = codecOf(lexicon).squareOfTriple(triple);
  if (square === -1) {
    const message = `the words ${printTriple(lexicon, triple)} exist, but together they address no square`;
    return refuse({ code: 'addresses-nothing', language: lexicon.language, message });
  }
  return answer(addressAt(square, printTriple(lexicon, triple), lexicon.language));
};
