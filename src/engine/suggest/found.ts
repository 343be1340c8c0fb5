/** Squares found so far, each once, with the cheapest text that leads to it. */
import type { Triple } from '../address/triple.ts';
import type { Square } from '../grid/square.ts';
import type { WordLists } from './word-lists.ts';

export type Found = {
  readonly square: Square;
  readonly triple: Triple;
  readonly lists: WordLists;
  readonly textCost: number;
};

export type Collection = {
  add(square: Square, triple: Triple, lists: WordLists, textCost: number): void;
  all(): readonly Found[];
  leastTextCost(): number;
};

export const openCollection = (): Collection => {
  const bySquare = new Map<number, Found>();
  let least = Number.POSITIVE_INFINITY;
  return {
    add: (square, triple, lists, textCost) => {
      if (textCost < least) least = textCost;
      const known = bySquare.get(square);
      if (known === undefined || textCost < known.textCost) bySquare.set(square, { square, triple, lists, textCost });
    },
    all: () => [...bySquare.values()],
    leastTextCost: () => least,
  };
};
