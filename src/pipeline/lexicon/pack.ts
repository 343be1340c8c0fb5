import {
  FIRST_LETTER,
  GROUP_WORDS,
  HEADER_WORDS,
  LEXICON_FORMAT,
  LEXICON_MAGIC,
  ONE_BYTE_LETTERS,
  TWO_BYTES,
} from '../../engine/lexicon/file.ts';
import type { Arrangement } from './arrange.ts';

/** Writes the bytes that `src/engine/lexicon/file.ts` reads; the layout is described there. */
export const packLexicon = (
  words: readonly string[],
  folded: readonly string[],
  arrangement: Arrangement,
): Uint8Array<ArrayBuffer> => {
  const order = Array.from(words.keys()).sort((a, b) => (folded[a]! < folded[b]! ? -1 : 1));
  const alphabet = alphabetOf(words);
  const stream = streamOf(
    order.map((at) => words[at]!),
    alphabet,
  );
  const exchanges = arrangement.exchanges.flatMap(({ group, first, second }) => [
    group,
    first & 0xff,
    second & 0xff,
    (first >> 8) | ((second >> 8) << 4),
  ]);
  const header = [LEXICON_MAGIC, LEXICON_FORMAT, words.length, alphabet.length, stream.length, exchanges.length];
  if (header.length !== HEADER_WORDS) throw new Error(`header has ${header.length} words, not ${HEADER_WORDS}`);
  return Uint8Array.from([
    ...new Uint8Array(Uint32Array.from(header).buffer),
    ...new Uint8Array(Uint16Array.from(alphabet).buffer),
    ...stream,
    ...order.map((at) => Math.floor(at / GROUP_WORDS)),
    ...exchanges,
  ]);
};

const streamOf = (sorted: readonly string[], alphabet: readonly number[]): number[] => {
  const rankOf = new Map(alphabet.map((letter, rank) => [letter, rank]));
  const stream: number[] = [];
  let previous = '';
  for (const word of sorted) {
    let common = 0;
    while (common < previous.length && common < word.length && previous[common] === word[common]) common++;
    if (common >= FIRST_LETTER - 1) throw new Error(`${word} shares ${common} letters with ${previous}`);
    stream.push(common + 1);
    for (let at = common; at < word.length; at++) {
      const rank = rankOf.get(word.charCodeAt(at))!;
      if (rank < ONE_BYTE_LETTERS) stream.push(FIRST_LETTER + rank);
      else stream.push(TWO_BYTES + ((rank - ONE_BYTE_LETTERS) >> 8), (rank - ONE_BYTE_LETTERS) & 0xff);
    }
    previous = word;
  }
  return stream;
};

/** Distinct code units, most frequent first; equally frequent ones by code, so that the file is the same every time. */
const alphabetOf = (words: readonly string[]): number[] => {
  const counts = new Map<number, number>();
  for (const word of words) {
    for (let at = 0; at < word.length; at++)
      counts.set(word.charCodeAt(at), (counts.get(word.charCodeAt(at)) ?? 0) + 1);
  }
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b).map(([code]) => code);
};
