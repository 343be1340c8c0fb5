import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entanglementOf } from './cliques.ts';
import { PairSet } from './pair-set.ts';

const WORDS = 9;

/** All 512 subsets tried. */
const largestByTrying = (joined: (a: number, b: number) => boolean): number => {
  let largest = 0;
  for (let subset = 0; subset < 1 << WORDS; subset++) {
    const members = Array.from({ length: WORDS }, (_, word) => word).filter((word) => (subset >> word) & 1);
    if (members.every((a) => members.every((b) => a >= b || joined(a, b)))) largest = Math.max(largest, members.length);
  }
  return largest;
};

test('the found clique is one, and the bounds hold the largest', () => {
  const pair = fc.tuple(fc.nat(WORDS - 1), fc.nat(WORDS - 1));
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 40 }), (joins) => {
      const set = new PairSet(WORDS);
      for (const [a, b] of joins) set.add(a, b, 'edit');
      const joined = (a: number, b: number) => joins.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
      const { clique, cliqueAtMost } = entanglementOf(set.done(), WORDS);
      const largest = largestByTrying(joined);
      expect(clique.every((a) => clique.every((b) => a === b || joined(a, b)))).toBe(true);
      expect(clique.length).toBeLessThanOrEqual(largest);
      expect(cliqueAtMost).toBeGreaterThanOrEqual(largest);
    }),
  );
});

test('one large group is found whole', () => {
  const set = new PairSet(200);
  set.addGroup(
    Array.from({ length: 130 }, (_, at) => at + 20),
    'sound',
  );
  expect(entanglementOf(set.done(), 200)).toMatchObject({ degreeMax: 129, cliqueAtMost: 130, clique: { length: 130 } });
});
