/**
 * Tiers: how far down the lexicon the address of a square may reach.
 *
 * The tiers are nested cubes of rows; a tier's shell is what its cube adds to the smaller one. Shell places are counted
 * through three slabs, by the first word that reaches beyond the smaller cube, so that counting needs no search.
 *
 * Which tier and which slab is worked out from the signs of differences. Places are scattered over all of them, so the
 * processor would guess every other branch wrongly.
 */

/** Rows of the lexicon within reach of the tiers city, town, land and sea. */
export const TIER_ROWS = [40, 80, 210, 315] as const;
export const TIERS = TIER_ROWS.length;

/** The first tier that a lexicon of land only does not have. */
export const SEA_TIER = 3;

const cube = (rows: number): number => rows * rows * rows;
const innerRows = Int32Array.from(TIER_ROWS, (_, tier) => (tier === 0 ? 0 : (TIER_ROWS[tier - 1] ?? 0)));
const outerRows = Int32Array.from(TIER_ROWS);

/** Triples of rows in a tier's shell. */
export const shellOf = (tier: number): number => cube(outerRows[tier]!) - cube(innerRows[tier]!);

/** Triples of rows before a tier begins; `startOf(TIERS)` is how many there are in all: 31 255 875. */
const starts = Int32Array.from({ length: TIERS + 1 }, (_, tier) => (tier === 0 ? 0 : cube(TIER_ROWS[tier - 1] ?? 0)));

export const startOf = (tier: number): number => starts[tier]!;

/** 1 when a number is below another, else 0, without a branch. The difference must fit 31 bits. */
const below = (number: number, other: number): number => (number - other) >>> 31;

/** The tier of a triple of rows by its place among all of them, tier after tier. */
export const tierOf = (place: number): number =>
  TIERS - 1 - below(place, starts[1]!) - below(place, starts[2]!) - below(place, starts[3]!);

/** The tier whose cube is the smallest to hold each row. */
const tierOfRow = Uint8Array.from({ length: outerRows[TIERS - 1]! }, (_, row) =>
  outerRows.findIndex((end) => row < end),
);

/** The tier of three rows: the smallest cube that holds them all. */
export const tierOfRows = (first: number, second: number, third: number): number =>
  Math.max(tierOfRow[first]!, tierOfRow[second]!, tierOfRow[third]!);

/**
 * The slabs of all tiers, three to a tier, eight numbers to a slab: where its places begin, how many lie in one step of
 * the first row and of the second, and the rows it begins at.
 */
const slabs = Int32Array.from(
  TIER_ROWS.flatMap((outer, tier) => {
    const inner = innerRows[tier]!;
    const added = outer - inner;
    const second = added * outer * outer;
    const third = second + inner * added * outer;
    return [
      [0, outer * outer, outer, inner, 0, 0, 0, 0],
      [second, added * outer, outer, 0, inner, 0, 0, 0],
      [third, inner * added, added, 0, 0, inner, 0, 0],
    ];
  }).flat(),
);

const SLAB = 8;
const TIER = 3 * SLAB;

/** The rows at a place in a tier's shell, packed as (first * 512 + second) * 512 + third. */
export const rowsAt = (place: number, tier: number): number => {
  const own = tier * TIER;
  const slab = own + SLAB * (2 - below(place, slabs[own + SLAB]!) - below(place, slabs[own + 2 * SLAB]!));
  const firstStep = slabs[slab + 1]!;
  const secondStep = slabs[slab + 2]!;
  let rest = place - slabs[slab]!;
  const first = (rest / firstStep) | 0;
  rest -= Math.imul(first, firstStep);
  const second = (rest / secondStep) | 0;
  rest -= Math.imul(second, secondStep);
  return ((((first + slabs[slab + 3]!) << 9) + second + slabs[slab + 4]!) << 9) + rest + slabs[slab + 5]!;
};

/** The place of three rows in their tier's shell; the inverse of `rowsAt`. */
export const placeOfRows = (first: number, second: number, third: number, tier: number): number => {
  const inner = innerRows[tier]!;
  const slab = tier * TIER + SLAB * (-below(first, inner) & (1 + below(second, inner)));
  return (
    slabs[slab]! +
    Math.imul(first - slabs[slab + 3]!, slabs[slab + 1]!) +
    Math.imul(second - slabs[slab + 4]!, slabs[slab + 2]!) +
    (third - slabs[slab + 5]!)
  );
};
