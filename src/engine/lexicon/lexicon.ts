import { GROUP_WORDS, ROW_WORDS, readLexiconFile, unfoldStream } from './file.ts';
import { foldWord } from './fold.ts';
import type { LanguageCode } from './languages.ts';

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
  /** The word of a number, lower case with its accents. */
  wordOf(number: number): string;
  /** As `wordOf`, without keeping the string: for whoever reads every word once. */
  spellingOf(number: number): string;
  /** The number of a word in any spelling that folds to it, or -1. */
  numberOf(word: string): number;
  /** As `numberOf`, for a stretch of a text whose letters are folded already: the hot path cuts no strings. */
  numberOfStretch(text: string, start: number, end: number): number;
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

/** FNV-1a over UTF-16 code units. */
export const hashOf = (folded: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < folded.length; at++) hash = Math.imul(hash ^ folded.charCodeAt(at), 0x01000193);
  return hash;
};

/** Slots of the hash table: twice a full lexicon, so that a probe rarely meets another word. */
const TABLE_BITS = 17;
const TABLE_MASK = (1 << TABLE_BITS) - 1;

const slotOf = (hash: number): number => (hash ^ (hash >>> 15)) & TABLE_MASK;

/** UTF-16 code units to text, in pieces short enough for one call. */
const textOf = (codes: Uint16Array): string => {
  let text = '';
  for (let at = 0; at < codes.length; at += 8192) text += String.fromCharCode(...codes.subarray(at, at + 8192));
  return text;
};

export const openLexicon = (language: LanguageCode, bytes: ArrayBuffer): Lexicon => {
  const name = `words/${language}.lex`;
  const file = readLexiconFile(name, bytes);
  const { count, alphabet } = file;
  const spelling = unfoldStream(name, file);
  const folding = foldingOf(alphabet);

  // Fold letter by letter through the alphabet: as many foldings as letters in the alphabet, not as letters in the file.
  const letters = new Uint16Array(spelling.ranks.length * folding.longest);
  const starts = new Uint32Array(count + 1);
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

  // Entry + 1, so that 0 means empty.
  const table = new Uint16Array(TABLE_MASK + 1);
  for (let entry = 0; entry < count; entry++) {
    let hash = 0x811c9dc5;
    const end = starts[entry + 1]!;
    for (let at = starts[entry]!; at < end; at++) hash = Math.imul(hash ^ foldedLetters[at]!, 0x01000193);
    let slot = slotOf(hash);
    while (table[slot] !== 0) slot = (slot + 1) & TABLE_MASK;
    table[slot] = entry + 1;
  }

  const spells = (entry: number, text: string, from: number, length: number): boolean => {
    const start = starts[entry]!;
    if (starts[entry + 1]! - start !== length) return false;
    for (let at = 0; at < length; at++) if (foldedLetters[start + at] !== text.charCodeAt(from + at)) return false;
    return true;
  };

  const find = (text: string, from: number, length: number, hash: number): number => {
    for (let slot = slotOf(hash); table[slot] !== 0; slot = (slot + 1) & TABLE_MASK) {
      const entry = table[slot]! - 1;
      if (spells(entry, text, from, length)) return numbers[entry]!;
    }
    return -1;
  };

  const numberOfFolded = (folded: string, hash: number): number => find(folded, 0, folded.length, hash);

  // Cut out when first asked for: most words never are, and a string kept is five times faster than one cut anew.
  const printed: (string | undefined)[] = new Array(count);
  const wordAt = (entry: number): string => text.slice(spelling.starts[entry]!, spelling.starts[entry + 1]!);

  return {
    language,
    size: count,
    landOnly: count < FULL_WORDS,
    wordOf: (number) => (printed[number] ??= wordAt(entries[number]!)),
    spellingOf: (number) => wordAt(entries[number]!),
    numberOf: (word) => {
      const folded = foldWord(word);
      return numberOfFolded(folded, hashOf(folded));
    },
    numberOfStretch: (text, start, end) => {
      let hash = 0x811c9dc5;
      for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      return find(text, start, end - start, hash);
    },
    numberOfFolded,
    letters: foldedLetters,
    starts,
    numbers,
    entries,
  };
};

const foldingOf = (alphabet: Uint16Array): { folded: string[]; longest: number } => {
  const folded = Array.from(alphabet, (code) => foldWord(String.fromCharCode(code)));
  return { folded, longest: Math.max(1, ...folded.map((letters) => letters.length)) };
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
