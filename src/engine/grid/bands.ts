/**
 * Bands and blocks: the coarse half of the grid.
 *
 * The Earth is 1800 bands of 0.1° from the south pole up. Band b is a ring of K(b) blocks, K chosen so that a block is
 * as wide as it is tall: 6 nautical miles. Blocks are numbered from 0 along the rings, each ring eastward from -180°.
 */

export const BANDS = 1800;

/** Rows of squares in a band, and columns of squares in a block. 0.1° is 11 112 m, so a square is 3.0 m tall. */
export const BLOCK_SIDE = 3704;

/** Squares in one block. */
export const BLOCK_SQUARES = BLOCK_SIDE * BLOCK_SIDE;

/** Height of a band in metres: 6 nautical miles. */
const BAND_METRES = 11_112;

/** WGS-84 (NIMA TR8350.2): semi-major axis in metres and first eccentricity squared. */
export const SEMI_MAJOR_METRES = 6_378_137;
export const ECCENTRICITY_SQUARED = 0.00669437999014;

/** Length in metres of the WGS-84 parallel at a latitude. */
const parallelMetres = (lat: number): number => {
  const phi = (lat * Math.PI) / 180;
  const sin = Math.sin(phi);
  return (2 * Math.PI * SEMI_MAJOR_METRES * Math.cos(phi)) / Math.sqrt(1 - ECCENTRICITY_SQUARED * sin * sin);
};

// No K(b) lies within 2.9e-4 of a rounding boundary, so sin and cos of any engine give the same table.
const blockCounts = Uint16Array.from({ length: BANDS }, (_, band) =>
  Math.max(1, Math.round(parallelMetres(-90 + (band + 0.5) / 10) / BAND_METRES)),
);

const firstBlocks = new Int32Array(BANDS + 1);
for (let band = 0; band < BANDS; band++) firstBlocks[band + 1] = firstBlocks[band]! + blockCounts[band]!;

/** Number of blocks on Earth: 4 137 336. */
export const BLOCKS = firstBlocks[BANDS]!;

/** K(b): how many blocks the ring of this band holds. */
export const blocksInBand = (band: number): number => blockCounts[band]!;

/** Number of the first block of a band; `firstBlockOfBand(BANDS)` is one past the last block. */
export const firstBlockOfBand = (band: number): number => firstBlocks[band]!;

/** The band of the first block of each stretch of 2048 blocks: from there it is one step at most, but for the poles. */
const STRETCH_BITS = 11;
const bandOfStretch = new Uint16Array((BLOCKS >> STRETCH_BITS) + 1);
for (let stretch = 0, band = 0; stretch < bandOfStretch.length; stretch++) {
  while (firstBlocks[band + 1]! <= stretch << STRETCH_BITS) band++;
  bandOfStretch[stretch] = band;
}

export const bandOfBlock = (block: number): number => {
  let band = bandOfStretch[block >> STRETCH_BITS]!;
  while (firstBlocks[band + 1]! <= block) band++;
  return band;
};
