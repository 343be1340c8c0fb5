/**
 * Tiers: how far down the lexicon the address of a square may reach.
 *
 * The tiers are nested cubes of rows; a tier's shell is what its cube adds to the smaller one. Shell places are counted
 * through three slabs, by the first word that reaches beyond the smaller cube, so that counting needs no search.
 */
import { ADMISSIBLE_TRIPLES } from './digits.ts';

/** Rows of the lexicon within reach of the tiers city, town, land and sea. */
export const TIER_ROWS = [40, 80, 210, 315] as const;
export const TIERS = TIER_ROWS.length;

/** The first tier that a lexicon of land only does not have. */
export const SEA_TIER = 3;

const cube = (rows: number): number => rows * rows * rows;
const innerRows = Float64Array.from(TIER_ROWS, (_, tier) => (tier === 0 ? 0 : (TIER_ROWS[tier - 1] ?? 0)));
const outerRows = Float64Array.from(TIER_ROWS);

/** Triples of rows in a tier's shell. */
export const shellOf = (tier: number): number => cube(outerRows[tier]!) - cube(innerRows[tier]!);

/** Addresses of one check value before a tier begins; `startOf(TIERS)` is how many there are in all. */
const starts = Float64Array.from({ length: TIERS + 1 }, (_, tier) =>
  tier === 0 ? 0 : cube(TIER_ROWS[tier - 1] ?? 0) * ADMISSIBLE_TRIPLES,
);

export const startOf = (tier: number): number => starts[tier]!;

export const tierOf = (place: number): number => {
  let tier = 0;
  while (place >= starts[tier + 1]!) tier++;
  return tier;
};

/** The tier of three rows: the smallest cube that holds them all. */
export const tierOfRows = (first: number, second: number, third: number): number => {
  const deepest = Math.max(first, second, third);
  let tier = 0;
  while (deepest >= outerRows[tier]!) tier++;
  return tier;
};

/** The rows at a place in a tier's shell, packed as (first * 512 + second) * 512 + third. */
export const rowsAt = (place: number, tier: number): number => {
  const inner = innerRows[tier]!;
  const outer = outerRows[tier]!;
  const added = outer - inner;
  let rest = place;
  const firstSlab = added * outer * outer;
  if (rest < firstSlab) {
    const first = Math.floor(rest / (outer * outer));
    rest -= first * outer * outer;
    const second = Math.floor(rest / outer);
    return ((first + inner) * 512 + second) * 512 + (rest - second * outer);
  }
  rest -= firstSlab;
  const secondSlab = inner * added * outer;
  if (rest < secondSlab) {
    const first = Math.floor(rest / (added * outer));
    rest -= first * added * outer;
    const second = Math.floor(rest / outer);
    return (first * 512 + second + inner) * 512 + (rest - second * outer);
  }
  rest -= secondSlab;
  const first = Math.floor(rest / (inner * added));
  rest -= first * inner * added;
  const second = Math.floor(rest / added);
  return (first * 512 + second) * 512 + (rest - second * added) + inner;
};

/** The place of three rows in their tier's shell; the inverse of `rowsAt`. */
export const placeOfRows = (first: number, second: number, third: number, tier: number): number => {
  const inner = innerRows[tier]!;
  const outer = outerRows[tier]!;
  const added = outer - inner;
  if (first >= inner) return ((first - inner) * outer + second) * outer + third;
  const firstSlab = added * outer * outer;
  if (second >= inner) return firstSlab + (first * added + (second - inner)) * outer + third;
  return firstSlab + inner * added * outer + (first * inner + second) * added + (third - inner);
};
