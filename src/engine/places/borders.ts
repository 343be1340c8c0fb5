/**
 * The country of a position.
 *
 * Three steps, cheapest first: a mesh of 0.25° cells that lie wholly at sea or wholly in one country; the coast mesh
 * inside the remaining cells; the exact outlines. The first two never change an answer, they only spare the third.
 */

import type { Box } from '../geo/box.ts';
import { wrapLongitude } from '../geo/position.ts';
import { openBytes } from './byte-reader.ts';
import { COAST_CELLS_PER_DEGREE, readCoast } from './coast.ts';
import { boxesOfCountry } from './country-boxes.ts';
import { countryWithin, type Outlines, ROWS_PER_DEGREE, readOutlines, rowOf } from './outlines.ts';

const FILE = 'places/borders.bin';
export const BORDERS_MAGIC = 'TBRD1';
const COLUMNS = 360 * ROWS_PER_DEGREE;
const ROWS = 180 * ROWS_PER_DEGREE;
/** No country number: 250 countries and territories leave room in a byte. */
const MIXED = 0xff;
/** Coast cells along the side of a mesh cell. */
const FINE = COAST_CELLS_PER_DEGREE / ROWS_PER_DEGREE;
const ALL_LAND = 2 ** (FINE * FINE) - 1;

export type Borders = {
  /** ISO 3166-1 alpha-2 codes by country number; number 0 is `ZZ`, the sea and land that no country claims. */
  readonly codes: readonly string[];
  readonly countryNumberAt: (lat: number, lng: number) => number;
  /** The same without the coast: waters count as the country whose outline holds them. */
  readonly watersNumberAt: (lat: number, lng: number) => number;
  /** Together they hold all of a country, and some of what lies around it. */
  readonly boxesOf: (country: number) => readonly Box[];
};

/** Marks every mesh cell that an outline passes through; what lies between two such cells is one country. */
const markCrossed = (o: Outlines, mesh: Uint8Array): void => {
  for (let row = 0; row < ROWS; row++) {
    const south = row / ROWS_PER_DEGREE - 90;
    const north = south + 1 / ROWS_PER_DEGREE;
    for (let i = o.rowStart[row]!; i < o.rowStart[row + 1]!; i++) {
      const edge = o.rowEdges[i]!;
      const [a, b, west, east] = [o.lat1[edge]!, o.lat2[edge]!, o.lng1[edge]!, o.lng2[edge]!];
      const lngAt = (lat: number): number => west + ((lat - a) / (b - a)) * (east - west);
      const from = a === b ? west : lngAt(Math.max(south, Math.min(a, b)));
      const to = a === b ? east : lngAt(Math.min(north, Math.max(a, b)));
      // A hair wider than computed: a cell marked too many costs time, one too few would cost the answer.
      const first = Math.floor((Math.min(from, to) + 180 - 1e-9) * ROWS_PER_DEGREE);
      const last = Math.floor((Math.max(from, to) + 180 + 1e-9) * ROWS_PER_DEGREE);
      mesh.fill(MIXED, row * COLUMNS + Math.max(0, first), row * COLUMNS + Math.min(COLUMNS - 1, last) + 1);
    }
  }
};

/** One exact test for each stretch of unmarked cells of a row. */
const fillStretches = (o: Outlines, mesh: Uint8Array): void => {
  for (let row = 0; row < ROWS; row++) {
    const middle = (row + 0.5) / ROWS_PER_DEGREE - 90;
    for (let column = 0; column < COLUMNS; column++) {
      const cell = row * COLUMNS + column;
      if (mesh[cell] === MIXED) continue;
      const before = column > 0 ? mesh[cell - 1]! : MIXED;
      mesh[cell] = before === MIXED ? countryWithin(o, middle, (column + 0.5) / ROWS_PER_DEGREE - 180) : before;
    }
  }
};

/** Whole turns first: a wrap alone loses itself in longitudes beyond 2^53. */
const turned = (lng: number): number => wrapLongitude(lng % 360);

export const openBorders = (buffer: ArrayBuffer): Borders => {
  const reader = openBytes(FILE, BORDERS_MAGIC, buffer);
  const codes = Array.from({ length: reader.varint() }, () => reader.text());
  const outlines = readOutlines(reader);
  const coast = new Uint32Array(COLUMNS * ROWS);
  readCoast(FILE, reader, (row, from, to) => {
    const base = Math.floor(row / FINE) * COLUMNS;
    const shift = (row % FINE) * FINE;
    for (let column = from; column < to; ) {
      const cell = Math.floor(column / FINE);
      const end = Math.min(to, (cell + 1) * FINE);
      coast[base + cell]! |= ((1 << (end - column)) - 1) << (shift + column - cell * FINE);
      column = end;
    }
  });
  reader.finish();

  const waters = new Uint8Array(COLUMNS * ROWS);
  markCrossed(outlines, waters);
  fillStretches(outlines, waters);
  // The coast folded in: sea cells become 0 at once, only shores and borders stay mixed.
  const mesh = waters.map((country, cell) => (coast[cell] === 0 ? 0 : coast[cell] === ALL_LAND ? country : MIXED));

  const cellOf = (lat: number, lng: number): number =>
    rowOf(lat) * COLUMNS + Math.min(COLUMNS - 1, Math.floor((lng + 180) * ROWS_PER_DEGREE));
  const watersAt = (cell: number, lat: number, lng: number): number => {
    const country = waters[cell]!;
    return country === MIXED ? countryWithin(outlines, lat, lng) : country;
  };
  return {
    codes,
    countryNumberAt: (lat, anyLng) => {
      const lng = turned(anyLng);
      const cell = cellOf(lat, lng);
      const country = mesh[cell]!;
      if (country !== MIXED) return country;
      const row = Math.min(180 * COAST_CELLS_PER_DEGREE - 1, Math.floor((lat + 90) * COAST_CELLS_PER_DEGREE));
      const column = Math.floor((lng + 180) * COAST_CELLS_PER_DEGREE);
      const bit = (row % FINE) * FINE + (column % FINE);
      return (coast[cell]! >>> bit) & 1 ? watersAt(cell, lat, lng) : 0;
    },
    watersNumberAt: (lat, anyLng) => {
      const lng = turned(anyLng);
      return watersAt(cellOf(lat, lng), lat, lng);
    },
    boxesOf: (country) => boxesOfCountry(outlines, country),
  };
};
