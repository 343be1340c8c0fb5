/**
 * Words, or their sounds, as one flat trie: nodes in preorder, so that walking it is reading arrays from left to right.
 *
 * A node's subtree is the stretch up to its `end`; cutting it off is a jump. Letters are ranks in the trie's alphabet.
 */
import { lettersOf } from '../confusable/letters.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

/** Strings in rising order as code units one after the other, each with its number below 65 535. */
export type SortedStrings = {
  readonly letters: Uint16Array;
  /** Where each string starts; one more than there are strings. */
  readonly starts: Uint32Array;
  readonly numbers: Uint16Array;
};

export type Trie = {
  readonly nodes: number;
  /** Rank of the node's letter. */
  readonly letters: Uint16Array;
  /** 1 for a first letter. */
  readonly depths: Uint8Array;
  /** One past the last node of the subtree. */
  readonly ends: Uint32Array;
  /** Word number + 1 where a word ends, else 0. */
  readonly words: Uint16Array;
  /** Letter code -> rank; letters no word has are absent. */
  readonly ranks: ReadonlyMap<number, number>;
  readonly alphabet: readonly number[];
};

/** As one table, of pairs that are sorted already. */
export const tableOf = (sorted: readonly (readonly [letters: string, number: number])[]): SortedStrings => {
  const starts = new Uint32Array(sorted.length + 1);
  for (const [at, [letters]] of sorted.entries()) starts[at + 1] = starts[at]! + letters.length;
  const letters = new Uint16Array(starts[sorted.length]!);
  let end = 0;
  for (const [text] of sorted) for (let at = 0; at < text.length; at++) letters[end++] = text.charCodeAt(at);
  return { letters, starts, numbers: Uint16Array.from(sorted, ([, number]) => number) };
};

/** Folded letters of all words, in the order of the letters: the lexicon itself, but for Korean. */
export const spelledWords = (lexicon: Lexicon): SortedStrings => {
  const { letters, starts, numbers, size, language } = lexicon;
  if (language !== 'ko') return lexicon;
  const takenApart = Array.from({ length: size }, (_, entry): readonly [string, number] => [
    lettersOf(String.fromCharCode(...letters.subarray(starts[entry], starts[entry + 1])), language),
    numbers[entry]!,
  ]);
  return tableOf(takenApart.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** A stack of open nodes for the longest string; longer ones are data no walk looks for. */
const DEEPEST = 255;

export const buildTrie = ({ letters, starts, numbers }: SortedStrings): Trie => {
  const ranks = new Map<number, number>();
  const alphabet: number[] = [];
  // Rank + 1 of each letter code, so that 0 means not yet met.
  const rankOfCode = new Uint16Array(0x10000);
  const capacity = letters.length;
  const nodeLetters = new Uint16Array(capacity);
  const depths = new Uint8Array(capacity);
  const ends = new Uint32Array(capacity);
  const words = new Uint16Array(capacity);
  const open = new Uint32Array(DEEPEST);
  let depth = 0;
  let nodes = 0;
  let previous = 0;
  for (let at = 0; at < numbers.length; at++) {
    const start = starts[at]!;
    const length = Math.min(DEEPEST, starts[at + 1]! - start);
    let common = 0;
    while (common < depth && common < length && letters[previous + common] === letters[start + common]) common++;
    while (depth > common) ends[open[--depth]!] = nodes;
    for (; depth < length; depth++) {
      const code = letters[start + depth]!;
      if (rankOfCode[code] === 0) {
        ranks.set(code, alphabet.length);
        alphabet.push(code);
        rankOfCode[code] = alphabet.length;
      }
      nodeLetters[nodes] = rankOfCode[code]! - 1;
      depths[nodes] = depth + 1;
      open[depth] = nodes++;
    }
    if (nodes > 0) words[nodes - 1] = numbers[at]! + 1;
    previous = start;
  }
  while (depth > 0) ends[open[--depth]!] = nodes;
  return {
    nodes,
    letters: nodeLetters.slice(0, nodes),
    depths: depths.slice(0, nodes),
    ends: ends.slice(0, nodes),
    words: words.slice(0, nodes),
    ranks,
    alphabet,
  };
};
