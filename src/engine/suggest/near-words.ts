/**
 * Words near what was typed: a walk over the flat trie with the rows of the weighted edit distance, cut off where every
 * continuation already costs too much.
 *
 *             s  o  a  p      rows are letters of the trie, columns letters typed; a row needs the one above it, and
 *          0 16 32 48 64      the one above that for exchanged neighbours. A branch is left as soon as its row holds
 *      s  16  0 16 32 48      nothing within the limit; of a row only the stretch around what is within it is worked
 *      o  32 16  0 16 32      out, with a cell out of reach on either side.
 *      u  48 32 16 12 28
 */

import { LONGEST_WORD } from '../lexicon/file.ts';
import { completionCost, DOUBLING, EDIT, TRANSPOSITION } from './costs.ts';
import type { LetterCosts } from './letter-costs.ts';
import type { Trie } from './trie.ts';

/** Takes a word that was found; the same word may come again, cheaper or dearer. */
export type Offer = (number: number, cost: number) => void;

export type NearWords = {
  /** Words within `most` of the letters, and words that begin with something within `mostBegun`; below 0 none do. */
  near(letters: string, most: number, mostBegun: number, offer: Offer): void;
};

const WIDTH = LONGEST_WORD + 2;
const FAR = 255;

/** The first cell within the limit of a row that has none. */
const NONE = 100;

/** Typed letters that no word of the trie has stand from here on; equal letters stay equal, so that doubles are seen. */
const UNKNOWN = 0x8000;

/** Nodes that one walk may visit: a bound for hostile input; ordinary words visit a few thousand. */
const MOST_NODES = 60_000;

export const openNearWords = (trie: Trie, costs: LetterCosts | undefined): NearWords => {
  const { letters: nodeLetters, depths, ends, words, ranks, alphabet } = trie;
  const rows = new Uint8Array((LONGEST_WORD + 2) * WIDTH);
  const path = new Uint16Array(LONGEST_WORD + 2);
  const typed = new Uint16Array(LONGEST_WORD + 2);
  // Of each row: where the worked-out stretch begins, and its first and last cell within the limit.
  const starts = new Int8Array(LONGEST_WORD + 2);
  const lows = new Int8Array(LONGEST_WORD + 2);
  const highs = new Int8Array(LONGEST_WORD + 2);
  const tabled = costs !== undefined;
  const size = alphabet.length;
  /** Cost of each letter of the trie for the letter typed at a column. */
  const changes = new Uint8Array(tabled ? (LONGEST_WORD + 2) * size : 0);

  /** Every word of a subtree, as a completion of what was typed. */
  const complete = (from: number, to: number, depth: number, cost: number, offer: Offer): void => {
    for (let node = from; node < to; node++) {
      const word = words[node]!;
      if (word !== 0) offer(word - 1, cost + completionCost(depths[node]! - depth));
    }
  };

  const readTyped = (text: string): void => {
    for (let column = 1; column <= text.length; column++) {
      const code = text.charCodeAt(column - 1);
      const rank = ranks.get(code) ?? UNKNOWN | (code & 0x7fff);
      typed[column] = rank;
      if (!tabled) continue;
      if (rank >= UNKNOWN) changes.fill(EDIT, column * size, (column + 1) * size);
      else changes.set(costs.table.subarray(rank * size, (rank + 1) * size), column * size);
    }
  };

  /** Row 0: all letters so far are too many. */
  const openFirstRow = (length: number, most: number): void => {
    const last = Math.min(length, Math.floor(most / EDIT));
    for (let column = 0; column <= last; column++) rows[column] = column * EDIT;
    rows[last + 1] = FAR;
    starts[0] = 0;
    lows[0] = 0;
    highs[0] = last;
  };

  /** Works out the row of a node; the cost of all that was typed against its path, FAR when out of reach. */
  const workOut = (depth: number, rank: number, length: number, most: number): number => {
    const row = depth * WIDTH;
    const above = row - WIDTH;
    const lost = depth > 1 && path[depth - 1] === rank ? DOUBLING : EDIT;
    let from = lows[depth - 1]!;
    let to = highs[depth - 1]! + 1;
    if (depth > 1) {
      // Two exchanged letters step over a row and a column.
      from = Math.min(from, lows[depth - 2]! + 2);
      to = Math.max(to, highs[depth - 2]! + 2);
    }
    if (to > length) to = length;
    starts[depth] = from;
    let low = NONE;
    let high = -1;
    let left = FAR;
    let column = from;
    if (from === 0) {
      left = Math.min(FAR, depth * EDIT);
      rows[row] = left;
      if (left <= most) low = high = 0;
      column = 1;
    } else rows[row + from - 1] = FAR;
    for (; column <= to; column++) {
      const letter = typed[column]!;
      const changed = tabled ? changes[column * size + rank]! : letter === rank ? 0 : EDIT;
      let cost = rows[above + column - 1]! + changed;
      const missing = rows[above + column]! + lost;
      if (missing < cost) cost = missing;
      const before = typed[column - 1]!;
      const extra = left + (before === letter && column > 1 ? DOUBLING : EDIT);
      if (extra < cost) cost = extra;
      if (before === rank && letter !== rank && depth > 1 && column > 1 && letter === path[depth - 1]) {
        const inReach = column - 2 >= starts[depth - 2]! && column - 2 <= highs[depth - 2]!;
        const swapped = inReach ? rows[above - WIDTH + column - 2]! + TRANSPOSITION : FAR;
        if (swapped < cost) cost = swapped;
      }
      if (cost > FAR) cost = FAR;
      rows[row + column] = cost;
      left = cost;
      if (cost > most) continue;
      if (low === NONE) low = column;
      high = column;
    }
    // Beyond the reach of the row above only further letters too many are left.
    for (; column <= length && left <= most; column++) {
      left += typed[column - 1] === typed[column] && column > 1 ? DOUBLING : EDIT;
      rows[row + column] = left;
      if (left <= most) high = column;
    }
    rows[row + column] = FAR;
    lows[depth] = low;
    highs[depth] = high;
    return column > length ? rows[row + length]! : FAR;
  };

  const near: NearWords['near'] = (text, most, mostBegun, offer) => {
    const length = text.length;
    if (length === 0 || length > LONGEST_WORD) return;
    readTyped(text);
    openFirstRow(length, most);
    let visited = 0;
    for (let node = 0; node < trie.nodes && visited < MOST_NODES; ) {
      visited++;
      const depth = depths[node]!;
      if (depth > LONGEST_WORD) {
        node = ends[node]!;
        continue;
      }
      const rank = nodeLetters[node]!;
      path[depth] = rank;
      const whole = workOut(depth, rank, length, most);
      if (whole <= most) {
        const word = words[node]!;
        if (word !== 0) offer(word - 1, whole);
        if (whole <= mostBegun) complete(node + 1, ends[node]!, depth, whole, offer);
      }
      node = highs[depth]! >= 0 ? node + 1 : ends[node]!;
    }
  };
  return { near };
};
