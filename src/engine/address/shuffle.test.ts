import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADMISSIBLE_TRIPLES } from './digits.ts';
import { type Halves, shuffle, shuffleOf, unshuffle } from './shuffle.ts';
import { shellOf } from './tiers.ts';

const forth = (size: number, width: number, key: number, left: number, right: number): Halves => {
  const halves = { left, right };
  shuffle(shuffleOf(size, width, key), halves);
  return halves;
};

test('it is a bijection: small cases exhaustively', () => {
  for (const [size, width] of [
    [1, 7],
    [13, 5],
    [64, 127],
    [100, 100],
  ] as const) {
    const seen = new Set<number>();
    for (let left = 0; left < size; left++) {
      for (let right = 0; right < width; right++) {
        const shuffled = forth(size, width, 3, left, right);
        expect(shuffled.left >= 0 && shuffled.left < size && shuffled.right >= 0 && shuffled.right < width).toBe(true);
        seen.add(shuffled.left * width + shuffled.right);
      }
    }
    expect(seen.size).toBe(size * width);
  }
});

describe.each([0, 1, 2, 3])('in tier %d', (tier) => {
  const size = shellOf(tier);

  test('it can be undone with any key', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: size - 1 }),
        fc.integer({ min: 0, max: ADMISSIBLE_TRIPLES - 1 }),
        fc.integer({ min: 0, max: 200 }),
        (left, right, key) => {
          const halves = { left, right };
          const keyed = shuffleOf(size, ADMISSIBLE_TRIPLES, key);
          shuffle(keyed, halves);
          unshuffle(keyed, halves);
          expect(halves).toEqual({ left, right });
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('avalanche: a step of one moves both halves as far as chance does', () => {
    // The mean distance of two random places on a ring of n is n / 4. Over 4000 steps its standard error is below
    // 0.25%, so 2% is eight of them.
    const keyed = shuffleOf(size, ADMISSIBLE_TRIPLES, tier);
    const ring = (a: number, b: number, n: number): number => Math.min(Math.abs(a - b), n - Math.abs(a - b)) / n;
    const [before, after] = [
      { left: 0, right: 0 },
      { left: 0, right: 0 },
    ];
    let [left, right] = [0, 0];
    const steps = 4000;
    for (let step = 0; step < steps; step++) {
      before.left = (step * 7919) % size;
      before.right = (step * 104_729) % ADMISSIBLE_TRIPLES;
      after.left = before.left;
      after.right = (before.right + 1) % ADMISSIBLE_TRIPLES;
      shuffle(keyed, before);
      shuffle(keyed, after);
      left += ring(before.left, after.left, size);
      right += ring(before.right, after.right, ADMISSIBLE_TRIPLES);
    }
    expect(Math.abs(left / steps - 0.25)).toBeLessThan(0.02 * 0.25 * 4);
    expect(Math.abs(right / steps - 0.25)).toBeLessThan(0.02 * 0.25 * 4);
  });
});

test('two keys shuffle differently', () => {
  let same = 0;
  for (let right = 0; right < 1000; right++) {
    if (forth(64_000, ADMISSIBLE_TRIPLES, 1, 5, right).left === forth(64_000, ADMISSIBLE_TRIPLES, 2, 5, right).left)
      same++;
  }
  expect(same).toBeLessThan(5);
});
