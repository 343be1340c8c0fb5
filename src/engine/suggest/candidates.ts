/**
 * The candidate words of one typed word: collected from several channels, the cheapest offer for a word counts.
 *
 * A begun word has thousands of completions, so the offers stand in a table by word number, not in a map.
 */
import type { Offer } from './near-words.ts';

/** Candidate words with what they cost, least first, equal ones in the order of their numbers. */
export type Candidates = { readonly numbers: Uint16Array; readonly costs: Uint8Array };

export type CheapestOffers = {
  readonly offer: Offer;
  /** The cheapest of what was offered, at most so many; then all is forgotten. */
  take(most: number): Candidates;
};

/** What no offer costs: costs end below. */
const NOTHING = 255;

/** For the words of a lexicon of `size`. */
export const openCheapestOffers = (size: number): CheapestOffers => {
  const costs = new Uint8Array(size).fill(NOTHING);
  const offered = new Uint16Array(size);
  let count = 0;

  return {
    offer: (number, cost) => {
      const known = costs[number]!;
      if (cost >= known) return;
      if (known === NOTHING) offered[count++] = number;
      costs[number] = cost;
    },
    take: (most) => {
      const numbers = offered.subarray(0, count).sort();
      const starts = new Uint16Array(NOTHING + 1);
      for (const number of numbers) starts[costs[number]! + 1]!++;
      for (let cost = 0; cost < NOTHING; cost++) starts[cost + 1]! += starts[cost]!;
      const sorted = { numbers: new Uint16Array(count), costs: new Uint8Array(count) };
      for (const number of numbers) {
        const cost = costs[number]!;
        const place = starts[cost]!++;
        sorted.numbers[place] = number;
        sorted.costs[place] = cost;
        costs[number] = NOTHING;
      }
      count = 0;
      return { numbers: sorted.numbers.subarray(0, most), costs: sorted.costs.subarray(0, most) };
    },
  };
};
