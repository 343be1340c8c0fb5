/**
 * Words, or their sounds, as one flat trie: nodes in preorder, so that walking it is reading arrays from left to right.
 *
 * A node's subtree is the stretch up to its `end`; cutting it off is a jump. Letters are ranks in the trie's alphabet.
 */
import { lettersOf } from '../confusable/letters.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

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

/** Folded letters of all words with their numbers, in the order of the letters. */
export const spelledWords = (lexicon: Lexicon): readonly (readonly [letters: string, number: number])[] => {
  const { letters, starts, numbers, size, language } = lexicon;
  const words = Array.from({ length: size }, (_, entry): readonly [string, number] => {
    const folded = String.fromCharCode(...letters.subarray(starts[entry], starts[entry + 1]));
    return [lettersOf(folded, language), numbers[entry]!];
  });
  // Entries come sorted by folded letters already, but for Korean, whose letters are taken apart here.
  return language === 'ko' ? words.sort(([a], [b]) => (a < b ? -1 : 1)) : words;
};

/** From strings in rising order, each with its number below 65 535. */
export const buildTrie = (words: readonly (readonly [letters: string, number: number])[]): Trie => {
  const ranks = new Map<number, number>();
  let capacity = 0;
  for (const [letters] of words) capacity += letters.length;
  const nodeLetters = new Uint16Array(capacity);
  const depths = new Uint8Array(capacity);
  const ends = new Uint32Array(capacity);
  const ended = new Uint16Array(capacity);
  const open: number[] = [];
  let nodes = 0;
  let previous = '';
  for (const [letters, number] of words) {
    let common = 0;
    while (common < previous.length && letters.charCodeAt(common) === previous.charCodeAt(common)) common++;
    for (let depth = open.length; depth > common; depth--) ends[open.pop()!] = nodes;
    for (let at = common; at < letters.length; at++) {
      const code = letters.charCodeAt(at);
      let rank = ranks.get(code);
      if (rank === undefined) {
        rank = ranks.size;
        ranks.set(code, rank);
      }
      nodeLetters[nodes] = rank;
      depths[nodes] = at + 1;
      open.push(nodes++);
    }
    ended[nodes - 1] = number + 1;
    previous = letters;
  }
  while (open.length > 0) ends[open.pop()!] = nodes;
  return {
    nodes,
    letters: nodeLetters.slice(0, nodes),
    depths: depths.slice(0, nodes),
    ends: ends.slice(0, nodes),
    words: ended.slice(0, nodes),
    ranks,
    alphabet: [...ranks.keys()],
  };
};
