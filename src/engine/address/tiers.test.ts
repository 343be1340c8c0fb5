import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeOfRows, rowsAt, shellOf, startOf, TIER_ROWS, TIERS, tierOf, tierOfRows } from './tiers.ts';

const unpack = (rows: number) => [rows >> 18, (rows >> 9) & 511, rows & 511] as const;

test('the shells fill the cube of all rows', () => {
  let sum = 0;
  for (let tier = 0; tier < TIERS; tier++) sum += shellOf(tier);
  expect(sum).toBe(315 ** 3);
  expect(startOf(TIERS)).toBe(315 ** 3);
});

test('the city tier is counted through exhaustively', () => {
  const seen = new Set<number>();
  for (let place = 0; place < shellOf(0); place++) {
    const [first, second, third] = unpack(rowsAt(place, 0));
    seen.add((first * 40 + second) * 40 + third);
    expect(placeOfRows(first, second, third, 0)).toBe(place);
  }
  expect(seen.size).toBe(40 ** 3);
});

describe.each([0, 1, 2, 3])('tier %d', (tier) => {
  test('places and rows lead to each other, and rows lie in the shell', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: shellOf(tier) - 1 }), (place) => {
        const [first, second, third] = unpack(rowsAt(place, tier));
        expect(placeOfRows(first, second, third, tier)).toBe(place);
        expect(tierOfRows(first, second, third)).toBe(tier);
        expect(Math.max(first, second, third)).toBeLessThan(TIER_ROWS[tier] ?? 0);
      }),
      { numRuns: 50_000 },
    );
  });

  test('its first and last address belong to it', () => {
    expect(tierOf(startOf(tier))).toBe(tier);
    expect(tierOf(startOf(tier + 1) - 1)).toBe(tier);
  });
});
