/**
 * Words near what was typed: a walk over the flat trie with the rows of the weighted edit distance, cut off where every
 * continuation already costs too much.
 *
 *             s  o  a  p      rows are letters of the trie, columns letters typed; a row needs the one above it, and
 *          0 16 32 48 64      the one above that for exchanged neighbours. A branch is left as soon as its row holds
 *      s  16  0 16 32 48      nothing within the limit.
 *      o  32 16  0 16 32
 *      u  48 32 16 12 28
 */

import { COMPLETION, COMPLETION_LETTER, COMPLETION_MOST, DOUBLING, EDIT, TRANSPOSITION } from './costs.ts';
import type { LetterCosts } from './letter-costs.ts';
import type { Trie } from './trie.ts';

/** Candidate words with what they cost, least first. */
export type Candidates = { readonly numbers: readonly number[]; readonly costs: readonly number[] };

export type NearWords = {
  /** Words within `most` of the letters, and words that begin with something within `mostBegun`; below 0 none do. */
  near(letters: string, most: number, mostBegun: number): Map<number, number>;
};

/** Longer words than any lexicon has are not looked for. */
const LONGEST = 40;
const WIDTH = LONGEST + 2;
const FAR = 255;

/** Nodes that one walk may visit: a bound for hostile input; ordinary words visit a few thousand. */
const MOST_NODES = 60_000;

export const openNearWords = (trie: Trie, costs: LetterCosts | undefined): NearWords => {
  const { letters: nodeLetters, depths, ends, words, ranks } = trie;
  const rows = new Uint8Array((LONGEST + 2) * WIDTH);
  const path = new Uint16Array(LONGEST + 2);
  const typed = new Uint16Array(LONGEST + 2);

  const change = (typedRank: number, rank: number): number => {
    if (typedRank === rank) return 0;
    if (costs === undefined || typedRank >= costs.size) return EDIT;
    return costs.table[typedRank * costs.size + rank]!;
  };

  /** Every word of a subtree, as a completion of what was typed. */
  const complete = (from: number, to: number, depth: number, cost: number, found: Map<number, number>): void => {
    for (let node = from; node < to; node++) {
      const word = words[node]!;
      if (word === 0) continue;
      const missing = depths[node]! - depth;
      const finished =
        missing <= 0 ? cost : cost + Math.min(COMPLETION_MOST, COMPLETION + COMPLETION_LETTER * (missing - 1));
      const known = found.get(word - 1);
      if (known === undefined || finished < known) found.set(word - 1, finished);
    }
  };

  const near = (text: string, most: number, mostBegun: number): Map<number, number> => {
    const found = new Map<number, number>();
    const length = text.length;
    if (length === 0 || length > LONGEST) return found;
    for (let at = 0; at < length; at++) typed[at + 1] = ranks.get(text.charCodeAt(at)) ?? 0xffff;
    for (let column = 0; column <= length; column++) rows[column] = Math.min(FAR, column * EDIT);
    const band = Math.floor(most / EDIT) + 1;
    let visited = 0;
    for (let node = 0; node < trie.nodes && visited < MOST_NODES; ) {
      visited++;
      const depth = depths[node]!;
      if (depth > LONGEST) {
        node = ends[node]!;
        continue;
      }
      const rank = nodeLetters[node]!;
      path[depth] = rank;
      const row = depth * WIDTH;
      const above = row - WIDTH;
      const doubled = depth > 1 && path[depth - 1] === rank;
      const low = Math.max(1, depth - band);
      const high = Math.min(length, depth + band);
      rows[row + low - 1] = low === 1 ? Math.min(FAR, depth * EDIT) : FAR;
      let least = rows[row + low - 1]!;
      for (let column = low; column <= high; column++) {
        const letter = typed[column]!;
        let cost = rows[above + column - 1]! + change(letter, rank);
        if (depth - 1 + band >= column) {
          // The trie's letter is missing in what was typed.
          const missing = rows[above + column]! + (doubled ? DOUBLING : EDIT);
          if (missing < cost) cost = missing;
        }
        const extra = rows[row + column - 1]! + (typed[column - 1] === letter && column > 1 ? DOUBLING : EDIT);
        if (extra < cost) cost = extra;
        if (depth > 1 && column > 1 && letter === path[depth - 1] && typed[column - 1] === rank && letter !== rank) {
          const swapped = rows[above - WIDTH + column - 2]! + TRANSPOSITION;
          if (swapped < cost) cost = swapped;
        }
        if (cost > FAR) cost = FAR;
        rows[row + column] = cost;
        if (cost < least) least = cost;
      }
      if (high < length) rows[row + high + 1] = FAR;
      const whole = high === length ? rows[row + length]! : FAR;
      if (whole <= most) {
        const word = words[node]!;
        if (word !== 0) {
          const known = found.get(word - 1);
          if (known === undefined || whole < known) found.set(word - 1, whole);
        }
        if (whole <= mostBegun) complete(node + 1, ends[node]!, depth, whole, found);
      }
      node = least <= most ? node + 1 : ends[node]!;
    }
    return found;
  };
  return { near };
};
