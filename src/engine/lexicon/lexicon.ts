import { CorruptDataError } from '../problem.ts';
import { GROUP_WORDS, ROW_WORDS, readLexiconFile, unfoldStream } from './file.ts';
import { foldWord } from './fold.ts';
import { type LanguageCode, languageOf } from './languages.ts';
import { hashOf, openWordTable } from './word-table.ts';

/**
 * One language's words: word -> number and number -> word on typed arrays.
 *
 * Words are kept in the order of their folded letters ("entries"); an entry's number says row and digit. The two
 * orders are permutations of each other, and no two entries fold to the same letters.
 */
export type Lexicon = {
  readonly language: LanguageCode;
  /** 40 005 words, or 26 670 when the lexicon covers land only. */
  readonly size: number;
  readonly landOnly: boolean;
  /** Every word is spelled as it folds: what was read letter by letter is what would be printed. */
  readonly isPlain: boolean;
  /** The word of a number, lower case with its accents. */
  wordOf(number: number): string;
  /** As `wordOf`, without keeping the string: for whoever reads every word once. */
  spellingOf(number: number): string;
  /** The number of a word in any spelling that folds to it, or -1. */
  numberOf(word: string): number;
  /**
   * The number of the word of a to z that begins at a place in a text, and how many letters it has, as
   * `(number << LENGTH_BITS) + letters`; -1 when none does. The hot path cuts no strings and reads each letter once.
   */
  wordAt(text: string, start: number): number;
  /** As `numberOf`, for letters that are folded already and hashed with `hashOf`. */
  numberOfFolded(folded: string, hash: number): number;
  /** Folded letters of all entries, one after the other, as UTF-16 code units. */
  readonly letters: Uint16Array;
  /** Where each entry's letters start; one more than there are entries. */
  readonly starts: Uint32Array;
  /** Entry -> word number, and back. */
  readonly numbers: Uint16Array;
  readonly entries: Uint16Array;
};

/** Words of a full lexicon (315 rows), and of one that covers land only (210 rows). */
export const FULL_WORDS = 315 * ROW_WORDS;
export const LAND_WORDS = 210 * ROW_WORDS;

const PIECE = 8192;

/** UTF-16 code units to text, in pieces short enough for one call; spread, an array of numbers costs seven times as much. */
const textOf = (codes: Uint16Array): string => {
  const pieces: string[] = [];
  for (let at = 0; at < codes.length; at += PIECE)
    pieces.push(Reflect.apply(String.fromCharCode, undefined, codes.subarray(at, at + PIECE)));
  return pieces.join('');
};

export const openLexicon = (language: LanguageCode, bytes: ArrayBuffer): Lexicon => {
  const name = `words/${language}.lex`;
  const file = readLexiconFile(name, bytes);
  const { count, alphabet } = file;
  // By their number alone it is told which squares they name.
  if (count !== FULL_WORDS && count !== LAND_WORDS) {
    throw new CorruptDataError(name, `${FULL_WORDS} or ${LAND_WORDS} words`, `${count}`);
  }
  const spelling = unfoldStream(name, file);
  const folding = foldingOf(alphabet);

  // Fold letter by letter through the alphabet: as many foldings as letters in the alphabet, not as letters in the file.
  const letters = new Uint16Array(spelling.ranks.length * folding.longest);
  // Where every letter folds to one, words start where they did, and the array is shared: 3 MB over all languages.
  const starts = folding.isEven ? spelling.starts : new Uint32Array(count + 1);
  let length = 0;
  for (let entry = 0; entry < count; entry++) {
    const end = spelling.starts[entry + 1]!;
    for (let at = spelling.starts[entry]!; at < end; at++) {
      const folded = folding.folded[spelling.ranks[at]!]!;
      for (let k = 0; k < folded.length; k++) letters[length++] = folded.charCodeAt(k);
    }
    starts[entry + 1] = length;
  }
  const text = textOf(spelling.ranks.map((rank) => alphabet[rank]!));
  const foldedLetters = letters.slice(0, length);

  const numbers = numbersOf(file.groups, file.exchanges, count);
  const entries = new Uint16Array(count);
  for (let entry = 0; entry < count; entry++) entries[numbers[entry]!] = entry;

  const isLatin = languageOf(language)?.script === 'latin';
  const { numberOfFolded, wordAt } = openWordTable({ letters: foldedLetters, starts, numbers, entries }, isLatin);

  // Cut out when first asked for: most words never are, and a string kept is five times faster than one cut anew.
  const printed: (string | undefined)[] = new Array(count);
  const cutOut = (entry: number): string => text.slice(spelling.starts[entry]!, spelling.starts[entry + 1]!);

  return {
    language,
    size: count,
    landOnly: count < FULL_WORDS,
    isPlain: alphabet.every((code, rank) => folding.folded[rank] === String.fromCharCode(code)),
    wordOf: (number) => (printed[number] ??= cutOut(entries[number]!)),
    spellingOf: (number) => cutOut(entries[number]!),
    numberOf: (word) => {
      const folded = foldWord(word);
      return numberOfFolded(folded, hashOf(folded));
    },
    wordAt,
    numberOfFolded,
    letters: foldedLetters,
    starts,
    numbers,
    entries,
  };
};

/** What each letter of an alphabet folds to, the longest of it, and whether it is one letter for each. */
const foldingOf = (alphabet: Uint16Array) => {
  const folded = Array.from(alphabet, (code) => foldWord(String.fromCharCode(code)));
  const longest = Math.max(1, ...folded.map((letters) => letters.length));
  return { folded, longest, isEven: folded.every((letters) => letters.length === 1) };
};

/**
 * Entry -> number. Inside a group of rows the words stand in folded order and take the digits in turn, which already
 * keeps alphabetical neighbours apart; the exchanges mend what else is confusable.
 */
const numbersOf = (groups: Uint8Array, exchanges: Uint8Array, count: number): Uint16Array => {
  const groupCount = Math.ceil(count / GROUP_WORDS);
  const members = new Uint16Array(count);
  const filled = new Uint16Array(groupCount);
  for (let entry = 0; entry < count; entry++) {
    const group = groups[entry]!;
    members[group * GROUP_WORDS + filled[group]!++] = entry;
  }
  for (let at = 0; at < exchanges.length; at += 4) {
    const base = exchanges[at]! * GROUP_WORDS;
    const first = base + exchanges[at + 1]! + ((exchanges[at + 3]! & 0x0f) << 8);
    const second = base + exchanges[at + 2]! + ((exchanges[at + 3]! >> 4) << 8);
    const held = members[first]!;
    members[first] = members[second]!;
    members[second] = held;
  }
  const numbers = new Uint16Array(count);
  for (let number = 0; number < count; number++) numbers[members[number]!] = number;
  return numbers;
};
