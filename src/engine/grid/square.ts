import type { Box } from '../geo/box.ts';
import type { Position } from '../geo/position.ts';
import { wrapLongitude } from '../geo/position.ts';
import { BANDS, BLOCK_SIDE, BLOCK_SQUARES, bandOfBlock, blocksInBand, firstBlockOfBand } from './bands.ts';

/**
 * Squares of the grid, three metres on a side, each named by one whole number below 2^53.
 *
 * A square's number is block * BLOCK_SQUARES + row * BLOCK_SIDE + column, row and column counted inside the block from
 * its south-west corner. Bands near the poles hold fewer blocks so that squares stay square on the ground: columns of
 * different bands are never compared, go through `boundsOf` first.
 */
export type Square = number & { readonly __square: unique symbol };

/** Rows of squares from pole to pole. */
export const ROWS = BANDS * BLOCK_SIDE;

/** Rows in one degree of latitude: 37 040, an exact number. */
export const ROWS_PER_DEGREE = ROWS / 180;

/**
 * A point this close below an edge, in squares, counts as on it: 0.3 µm on the ground. Arithmetic on degrees is off by
 * up to 2e-9 squares, so without this a decimal that means an edge could fall into the neighbour.
 */
export const EDGE = 1e-7;

/** The number of squares on Earth is below 2^53, so the brand is the only thing that sets a square apart. */
const asSquare = (square: number): Square => square as Square;

export const SQUARES = firstBlockOfBand(BANDS) * BLOCK_SQUARES;

/** Takes a number that came from outside, or undefined when it names no square. */
export const squareOfNumber = (number: number): Square | undefined =>
  Number.isInteger(number) && number >= 0 && number < SQUARES ? asSquare(number) : undefined;

/** The square of a place inside a block; the caller vouches for the ranges. */
export const squareInBlock = (block: number, local: number): Square => asSquare(block * BLOCK_SQUARES + local);

// Blocks, rows and columns fit 31 bits: `| 0` cuts as floor does above zero, and tells the compiler so.
export const blockOf = (square: Square): number => (square / BLOCK_SQUARES) | 0;

export const columnsInBand = (band: number): number => blocksInBand(band) * BLOCK_SIDE;

// Floor, not round: a point on a south or west edge belongs to that square, so neighbours never both claim it.
const rowAt = (lat: number): number => Math.min(ROWS - 1, ((lat + 90) * ROWS_PER_DEGREE + EDGE) | 0);

const columnAt = (lng: number, columns: number): number => {
  const column = (((lng + 180) * columns) / 360 + EDGE) | 0;
  return column >= columns ? column - columns : column;
};

const squareOf = (row: number, column: number, band: number): Square => {
  const block = (column / BLOCK_SIDE) | 0;
  return asSquare(
    (firstBlockOfBand(band) + block) * BLOCK_SQUARES +
      (row - band * BLOCK_SIDE) * BLOCK_SIDE +
      (column - block * BLOCK_SIDE),
  );
};

/** The square that holds a position. Latitude must be in -90..90; longitude wraps. */
export const squareAt = (lat: number, lng: number): Square => {
  const row = rowAt(lat);
  const band = (row / BLOCK_SIDE) | 0;
  return squareOf(row, columnAt(wrapLongitude(lng), columnsInBand(band)), band);
};

/** Where a square lies: its row from the south pole, and its column in its band, from -180° eastward. */
export const placeOf = (square: Square): { readonly band: number; readonly row: number; readonly column: number } => {
  // Blocks and places in a block fit 32 bits; telling the engine so makes the divisions whole-number ones.
  const block = (square / BLOCK_SQUARES) | 0;
  const local = (square - block * BLOCK_SQUARES) | 0;
  const band = bandOfBlock(block);
  const localRow = (local / BLOCK_SIDE) | 0;
  const column = (block - firstBlockOfBand(band)) * BLOCK_SIDE + (local - localRow * BLOCK_SIDE);
  return { band, row: band * BLOCK_SIDE + localRow, column };
};

/** Latitude of the south edge of a row; `row` may be one past the last. */
export const latitudeOfRow = (row: number): number => row / ROWS_PER_DEGREE - 90;

/** Longitude of the west edge of a column; `column` may lie beyond the ring and then passes 180. */
export const longitudeOfColumn = (column: number, columns: number): number => (column * 360) / columns - 180;

export const boundsOf = (square: Square): Box => geometryOf(square).bounds;

export const centreOf = (square: Square): Position => {
  const { band, row, column } = placeOf(square);
  return { lat: latitudeOfRow(row + 0.5), lng: longitudeOfColumn(column + 0.5, columnsInBand(band)) };
};

/** Centre and bounds together: every answer wants both, and the place of the square is worked out once. */
export const geometryOf = (square: Square): { readonly centre: Position; readonly bounds: Box } => {
  const { band, row, column } = placeOf(square);
  const columns = columnsInBand(band);
  return {
    centre: { lat: latitudeOfRow(row + 0.5), lng: longitudeOfColumn(column + 0.5, columns) },
    bounds: {
      south: latitudeOfRow(row),
      west: longitudeOfColumn(column, columns),
      north: latitudeOfRow(row + 1),
      east: longitudeOfColumn(column + 1, columns),
    },
  };
};

export type Direction = 'north' | 'east' | 'south' | 'west';

/**
 * The next square in a direction; undefined beyond a pole. Across a band border columns do not line up, and the square
 * over the centre is taken.
 */
export const neighbourOf = (square: Square, direction: Direction): Square | undefined => {
  const { band, row, column } = placeOf(square);
  const columns = columnsInBand(band);
  if (direction === 'east') return squareOf(row, (column + 1) % columns, band);
  if (direction === 'west') return squareOf(row, (column + columns - 1) % columns, band);
  const next = direction === 'north' ? row + 1 : row - 1;
  if (next < 0 || next >= ROWS) return undefined;
  const nextBand = Math.floor(next / BLOCK_SIDE);
  if (nextBand === band) return squareOf(next, column, band);
  const nextColumns = columnsInBand(nextBand);
  return squareOf(next, columnAt(longitudeOfColumn(column + 0.5, columns), nextColumns), nextBand);
};
