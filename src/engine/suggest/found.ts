/**
 * Squares found so far, as parallel columns: thousands are found for a question and a hundred are wanted at most, so
 * none of them is an object before it is chosen. A square may be found more than once; the ranking takes the cheapest.
 */
import type { Triple } from '../address/triple.ts';
import type { Square } from '../grid/square.ts';
import type { WordLists } from './word-lists.ts';

export type Found = {
  readonly squares: readonly Square[];
  readonly triples: readonly Triple[];
  readonly textCosts: readonly number[];
  readonly lists: readonly WordLists[];
  /** Looked for because it is near the focus: no answer where the focus does not weigh. */
  readonly isNear: readonly boolean[];
};

export type Collection = Found & {
  add(square: Square, triple: Triple, lists: WordLists, textCost: number, isNear: boolean): void;
  /** Of what was not looked for near the focus, so that how far is looked does not depend on the focus. */
  leastTextCost(): number;
};

export const openCollection = (): Collection => {
  const squares: Square[] = [];
  const triples: Triple[] = [];
  const textCosts: number[] = [];
  const allLists: WordLists[] = [];
  const isNear: boolean[] = [];
  let least = Number.POSITIVE_INFINITY;
  return {
    squares,
    triples,
    textCosts,
    lists: allLists,
    isNear,
    add: (square, triple, lists, textCost, near) => {
      if (!near && textCost < least) least = textCost;
      squares.push(square);
      triples.push(triple);
      textCosts.push(textCost);
      allLists.push(lists);
      isNear.push(near);
    },
    leastTextCost: () => least,
  };
};
