import type { AskedEngine } from '../../api/index.ts';
import { type Flat, flatOf, shadeOf } from './paint.ts';
import type { Bitmap } from './png.ts';

/**
 * A small map with a mark in its middle: land, sea and borders, painted from the answers of the engine itself, so that
 * picture and answers never disagree.
 */
export type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Degrees from the bottom of the map to the top, the first that shows any land; in the middle of an ocean the last. */
const SPANS = [16, 40, 100] as const;
/** Pixels along the side of a cell with one country: a coast looks smooth enough, and a map takes 15 ms. */
const CELL = 2;
/** Beyond 84 degrees meridians run together. */
const LEAST_STRETCH = 0.1;

type Country = (column: number, row: number) => string;

const countriesAround = (
  engine: AskedEngine,
  lat: number,
  lng: number,
  span: number,
  columns: number,
  rows: number,
): Country => {
  const tall = span / rows;
  const wide = tall / Math.max(LEAST_STRETCH, Math.cos((lat * Math.PI) / 180));
  return (column, row) => {
    const at = lat + (rows / 2 - row - 0.5) * tall;
    return Math.abs(at) > 90 ? 'ZZ' : engine.countryAt(at, lng + (column + 0.5 - columns / 2) * wide);
  };
};

const PROBES = 24;

const spanAround = (engine: AskedEngine, lat: number, lng: number): number => {
  for (const span of SPANS) {
    const countryAt = countriesAround(engine, lat, lng, span, PROBES, PROBES);
    for (let at = 0; at < PROBES * PROBES; at++)
      if (countryAt(at % PROBES, Math.floor(at / PROBES)) !== 'ZZ') return span;
  }
  return SPANS[SPANS.length - 1]!;
};

const flatFor = (country: string, left: string, above: string, home: string): Flat => {
  if (country === 'ZZ') return 'sea';
  // A line where two countries meet; the shore needs none, the colours part there anyway.
  if ((left !== country && left !== 'ZZ') || (above !== country && above !== 'ZZ')) return 'edge';
  return country === home ? 'home' : 'land';
};

const paintCell = ({ width, pixels }: Bitmap, x: number, y: number, colour: number): void => {
  for (let row = y; row < y + CELL; row++) pixels.fill(colour, row * width + x, row * width + x + CELL);
};

const MARK_RADIUS = 15;
const MARK_RIM = 6;

const paintMark = ({ width, pixels }: Bitmap, x: number, y: number): void => {
  const reach = MARK_RADIUS + MARK_RIM;
  for (let down = -reach; down <= reach; down++) {
    for (let right = -reach; right <= reach; right++) {
      const away = Math.hypot(down, right);
      if (away > reach) continue;
      const coverage = Math.min(1, Math.max(0, MARK_RADIUS + 0.5 - away));
      pixels[(y + down) * width + x + right] = shadeOf('accent', coverage);
    }
  }
};

export const paintLocator = (bitmap: Bitmap, frame: Frame, engine: AskedEngine, lat: number, lng: number): void => {
  const [columns, rows] = [Math.floor(frame.width / CELL), Math.floor(frame.height / CELL)];
  const countryAt = countriesAround(engine, lat, lng, spanAround(engine, lat, lng), columns, rows);
  const home = engine.countryAt(lat, lng);
  let above: string[] = [];
  for (let row = 0; row < rows; row++) {
    const here: string[] = [];
    for (let column = 0; column < columns; column++) {
      const country = countryAt(column, row);
      const flat = flatFor(country, here[column - 1] ?? country, above[column] ?? country, home);
      here.push(country);
      paintCell(bitmap, frame.left + column * CELL, frame.top + row * CELL, flatOf(flat));
    }
    above = here;
  }
  paintMark(bitmap, frame.left + Math.round(frame.width / 2), frame.top + Math.round(frame.height / 2));
};
