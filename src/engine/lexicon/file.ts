import { CorruptDataError } from '../problem.ts';

/**
 * The bytes of a lexicon file: all words of a language in the order of their folded letters, front-coded, with the
 * familiarity of each beside it. docs/formats/lexicon.md draws the layout; `src/pipeline/lexicon/pack.ts` writes it.
 *
 * Words are one stream: a byte below 32 starts a word and says how many letters it shares with the word before it,
 * plus one; a byte from 32 on is a letter, by its rank in the alphabet. Measured against planes for lengths and
 * letters, this stream is 4% to 9% smaller after brotli.
 */

export const LEXICON_MAGIC = 0x58454c54; // 'TLEX', little endian
export const LEXICON_FORMAT = 1;

/** Header: magic, format, words, letters in the alphabet, bytes of the word stream, bytes of the exchanges. */
export const HEADER_WORDS = 6;

/** Bytes below this start a word; the longest shared beginning is therefore 30 letters. */
export const FIRST_LETTER = 0x20;

/**
 * No word has more letters, folded or not: a lexicon with one is not made. The format bounds it, as does the table of
 * words; twice that leaves room for accents that stand apart.
 */
export const LONGEST_WORD = 30;

/** Letters of this rank and above take two bytes, the first of them from TWO_BYTES on: Chinese and Korean need it. */
export const ONE_BYTE_LETTERS = 160;
export const TWO_BYTES = 0xc0;

/** Rows that share one group: words are sorted inside a group, so none is more than three rows from its place. */
export const ROWS_PER_GROUP = 4;

/** Words in a row: one for each digit. */
export const ROW_WORDS = 127;

export const GROUP_WORDS = ROWS_PER_GROUP * ROW_WORDS;

export type LexiconFile = {
  readonly count: number;
  /** Distinct letters of the lexicon as UTF-16 code units, most frequent first. */
  readonly alphabet: Uint16Array;
  readonly stream: Uint8Array;
  /** Familiarity group of each word. */
  readonly groups: Uint8Array;
  /** Exchanges of two words in their group, four bytes each: group, first, second, high bits of both. */
  readonly exchanges: Uint8Array;
};

export const readLexiconFile = (name: string, bytes: ArrayBuffer): LexiconFile => {
  const found = `${bytes.byteLength} bytes`;
  if (bytes.byteLength < HEADER_WORDS * 4) throw new CorruptDataError(name, 'a lexicon header', found);
  const view = new DataView(bytes);
  const word = (at: number): number => view.getUint32(at * 4, true);
  if (word(0) !== LEXICON_MAGIC) throw new CorruptDataError(name, 'a lexicon file', `magic ${word(0).toString(16)}`);
  if (word(1) !== LEXICON_FORMAT) throw new CorruptDataError(name, `format ${LEXICON_FORMAT}`, `format ${word(1)}`);
  const [count, alphabetSize, streamBytes, exchangeBytes] = [word(2), word(3), word(4), word(5)];
  const alphabetStart = HEADER_WORDS * 4;
  const streamStart = alphabetStart + alphabetSize * 2;
  const expected = streamStart + streamBytes + count + exchangeBytes;
  if (bytes.byteLength !== expected) throw new CorruptDataError(name, `${expected} bytes`, found);
  const alphabet = new Uint16Array(alphabetSize);
  for (let at = 0; at < alphabetSize; at++) alphabet[at] = view.getUint16(alphabetStart + at * 2, true);
  return {
    count,
    alphabet,
    stream: new Uint8Array(bytes, streamStart, streamBytes),
    groups: new Uint8Array(bytes, streamStart + streamBytes, count),
    exchanges: new Uint8Array(bytes, streamStart + streamBytes + count, exchangeBytes),
  };
};

/** Undoes the front coding: the letters of all words as ranks in the alphabet, and where each word starts. */
export const unfoldStream = (name: string, file: LexiconFile): { ranks: Uint16Array; starts: Uint32Array } => {
  const { count, stream } = file;
  const starts = new Uint32Array(count + 1);
  // Words average fewer than 12 letters in every language; a longer stream grows the buffer once.
  let ranks = new Uint16Array(count * 12);
  let length = 0;
  let entry = -1;
  for (let at = 0; at < stream.length; ) {
    const byte = stream[at++]!;
    if (length + 32 > ranks.length) {
      const larger = new Uint16Array(ranks.length * 2);
      larger.set(ranks);
      ranks = larger;
    }
    if (byte >= TWO_BYTES) ranks[length++] = ONE_BYTE_LETTERS + ((byte - TWO_BYTES) << 8) + stream[at++]!;
    else if (byte >= FIRST_LETTER) ranks[length++] = byte - FIRST_LETTER;
    else {
      const previous = starts[Math.max(0, entry)]!;
      starts[++entry] = length;
      for (let k = 0; k < byte - 1; k++) ranks[length++] = ranks[previous + k]!;
    }
  }
  if (entry !== count - 1) throw new CorruptDataError(name, `${count} words`, `${entry + 1} words`);
  starts[count] = length;
  return { ranks: ranks.slice(0, length), starts };
};
