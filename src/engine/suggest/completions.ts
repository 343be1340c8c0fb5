/** What it costs at least to finish a word that is only begun, without listing how it might go on. */
import { COMPLETION, completionCost } from './costs.ts';
import type { Trie } from './trie.ts';

export type Completions = {
  /** 0 when the letters are a word, `NOTHING_NEAR` when none begins with them. */
  leastCost(letters: string): number;
};

/** More than anything that is found costs. */
export const NOTHING_NEAR = 255;

export const openCompletions = ({ nodes, letters: nodeLetters, depths, ends, words, ranks }: Trie): Completions => ({
  leastCost: (letters) => {
    let [node, end] = [0, nodes];
    for (let at = 0; at < letters.length; at++) {
      const rank = ranks.get(letters.charCodeAt(at));
      if (rank === undefined) return NOTHING_NEAR;
      while (node < end && nodeLetters[node] !== rank) node = ends[node]!;
      if (node >= end) return NOTHING_NEAR;
      end = ends[node]!;
      node++;
    }
    if (node === 0) return NOTHING_NEAR;
    if (words[node - 1] !== 0) return 0;
    let least = NOTHING_NEAR;
    for (; node < end && least > COMPLETION; node++) {
      if (words[node] !== 0) least = Math.min(least, completionCost(depths[node]! - letters.length));
    }
    return least;
  },
});
