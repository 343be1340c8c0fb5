import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPLETION, DOUBLING, EDIT, NEAR_LETTER, TRANSPOSITION } from './costs.ts';
import { type NearWords, openNearWords } from './near-words.ts';
import { buildTrie, tableOf } from './trie.ts';

const trieOfWords = (words: readonly string[]) =>
  buildTrie(tableOf([...words].sort().map((word, number): [string, number] => [word, number])));

const near = (words: NearWords, letters: string, most: number, mostBegun: number): ReadonlyMap<number, number> => {
  const found = new Map<number, number>();
  words.near(letters, most, mostBegun, (number, cost) => {
    found.set(number, Math.min(cost, found.get(number) ?? cost));
  });
  return found;
};

/** The weighted edit distance in full: every cell of the table, no cutting off. */
const distance = (typed: string, word: string): number => {
  const width = typed.length + 1;
  const cells = new Float64Array(width * (word.length + 1));
  for (let row = 0; row <= word.length; row++) {
    for (let column = 0; column <= typed.length; column++) {
      const at = row * width + column;
      const [t, w] = [typed[column - 1], word[row - 1]];
      let least = row === 0 ? column * EDIT : column === 0 ? row * EDIT : Number.POSITIVE_INFINITY;
      if (row > 0 && column > 0) {
        const lost = row > 1 && w === word[row - 2] ? DOUBLING : EDIT;
        const added = column > 1 && t === typed[column - 2] ? DOUBLING : EDIT;
        least = Math.min(
          cells[at - width - 1]! + (t === w ? 0 : EDIT),
          cells[at - width]! + lost,
          cells[at - 1]! + added,
        );
        if (row > 1 && column > 1 && t === word[row - 2] && w === typed[column - 2] && t !== w)
          least = Math.min(least, cells[at - 2 * width - 2]! + TRANSPOSITION);
      }
      cells[at] = least;
    }
  }
  return cells[cells.length - 1]!;
};

describe('words near what was typed', () => {
  const words = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 }), {
    minLength: 1,
    maxLength: 30,
  });
  const typed = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'z'), minLength: 1, maxLength: 8 });

  it('finds exactly the words within the limit, at what they cost', () => {
    fc.assert(
      fc.property(words, typed, fc.integer({ min: 0, max: 40 }), (list, text, most) => {
        const sorted = [...list].sort();
        const found = near(openNearWords(trieOfWords(list), undefined), text, most, -1);
        for (const [number, word] of sorted.entries()) {
          const cost = distance(text, word);
          if (cost <= most - TRANSPOSITION) expect(found.get(number)).toBe(cost);
          // An exchange right at the limit may be cut off before its second letter is seen; nothing is found too cheaply.
          else if (found.has(number)) expect(found.get(number)).toBeGreaterThanOrEqual(cost);
          if (cost > most) expect(found.has(number)).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('takes letters of a table at their own price', () => {
    const trie = trieOfWords(['soap']);
    const size = trie.alphabet.length;
    const table = Uint8Array.from({ length: size ** 2 }, (_, at) => (at % (size + 1) === 0 ? 0 : NEAR_LETTER));
    expect([...near(openNearWords(trie, { size, table }), 'saap', 20, -1)]).toEqual([[0, NEAR_LETTER]]);
  });

  it('completes a begun word, dearer by each missing letter', () => {
    const found = near(openNearWords(trieOfWords(['soap', 'soapbox', 'sock']), undefined), 'soa', 0, 0);
    expect([...found]).toEqual([
      [0, COMPLETION],
      [1, COMPLETION + 3],
    ]);
  });

  it('answers nothing to nothing, and to what is longer than any word', () => {
    const words = openNearWords(trieOfWords(['soap']), undefined);
    expect(near(words, '', 40, 40).size).toBe(0);
    expect(near(words, 's'.repeat(500), 40, 40).size).toBe(0);
  });
});
