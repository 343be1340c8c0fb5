/**
 * How large a set of mutually confusable words a lexicon holds.
 *
 * A set needs as many different digits as it has words, so none may be larger than 127. Finding the largest is hard in
 * general; the words are therefore peeled off, the least entangled first (k-cores), which bounds it from above, and a
 * greedy walk over the same order finds a large one from below. For word lists the two lie close together.
 */
import type { ConfusablePairs } from './pair-set.ts';

export type Entanglement = {
  readonly degreeMax: number;
  /** No set of mutually confusable words is larger. */
  readonly cliqueAtMost: number;
  /** The largest set found. */
  readonly clique: readonly number[];
};

/** Neighbours of all words in one array: those of word w lie from start[w] to start[w + 1]. */
const neighboursOf = ({ left, right }: ConfusablePairs, words: number) => {
  const start = new Uint32Array(words + 1);
  for (const side of [left, right]) for (const word of side) start[word + 1]!++;
  for (let word = 0; word < words; word++) start[word + 1]! += start[word]!;
  const next = start.slice();
  const neighbours = new Uint32Array(left.length * 2);
  for (let pair = 0; pair < left.length; pair++) {
    neighbours[next[left[pair]!]!++] = right[pair]!;
    neighbours[next[right[pair]!]!++] = left[pair]!;
  }
  return { start, neighbours };
};

export const entanglementOf = (pairs: ConfusablePairs, words: number): Entanglement => {
  const { start, neighbours } = neighboursOf(pairs, words);
  const around = (word: number) => neighbours.subarray(start[word], start[word + 1]);
  const degree = Uint32Array.from({ length: words }, (_, word) => start[word + 1]! - start[word]!);
  const degreeMax = degree.reduce((most, one) => Math.max(most, one), 0);

  const buckets: number[][] = Array.from({ length: degreeMax + 1 }, () => []);
  degree.forEach((size, word) => {
    buckets[size]!.push(word);
  });
  const peeled = new Uint8Array(words);
  let core = 0;
  let clique: readonly number[] = words > 0 ? [0] : [];
  for (let size = 0; size <= degreeMax; ) {
    const word = buckets[size]!.pop();
    if (word === undefined) {
      size++;
      continue;
    }
    // A word is filed anew each time it loses a neighbour; only its last place counts.
    if (peeled[word] === 1 || degree[word] !== size) continue;
    core = Math.max(core, size);
    peeled[word] = 1;
    const rest = [...around(word)].filter((other) => peeled[other] === 0);
    if (rest.length + 1 > clique.length) {
      const found = greedyClique(word, rest, around);
      if (found.length > clique.length) clique = found;
    }
    for (const other of rest) {
      degree[other]!--;
      buckets[degree[other]!]!.push(other);
    }
    size = Math.max(0, size - 1);
  }
  return { degreeMax, cliqueAtMost: words > 0 ? core + 1 : 0, clique };
};

const greedyClique = (word: number, rest: readonly number[], around: (word: number) => Uint32Array): number[] => {
  const clique = [word];
  let candidates = rest;
  while (candidates.length > 0) {
    const inside = new Set(candidates);
    let best = -1;
    let bestShared: number[] = [];
    for (const candidate of candidates) {
      const shared = [...around(candidate)].filter((other) => inside.has(other));
      if (best < 0 || shared.length > bestShared.length) {
        best = candidate;
        bestShared = shared;
      }
    }
    clique.push(best);
    candidates = bestShared;
  }
  return clique;
};
