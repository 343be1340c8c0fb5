/**
 * The squares between the lines of a grid section. The lines that are drawn decide, so that what lights up under the
 * pointer is always a square that is seen; no question goes to the engine.
 */
import type { GridSection, Point } from '../../client/client.ts';

export type Cell = { readonly south: number; readonly west: number; readonly north: number; readonly east: number };

/** Meridians of one band, west to east; a band border ends them. */
type Band = { readonly south: number; readonly north: number; readonly lngs: number[] };

export type Cells = { readonly lats: readonly number[]; readonly bands: readonly Band[] };

const ascending = (a: number, b: number): number => a - b;

export const cellsOf = (section: GridSection): Cells => {
  const lats: number[] = [];
  const bands = new Map<string, Band>();
  for (const line of section.features.flatMap(({ geometry }) => geometry.coordinates)) {
    const [[startLng = 0, startLat = 0] = [], [, endLat = 0] = []] = line;
    if (startLat === endLat) {
      lats.push(startLat);
      continue;
    }
    const name = `${startLat} ${endLat}`;
    const band = bands.get(name) ?? { south: startLat, north: endLat, lngs: [] };
    bands.set(name, band);
    band.lngs.push(startLng);
  }
  for (const { lngs } of bands.values()) lngs.sort(ascending);
  return { lats: lats.sort(ascending), bands: [...bands.values()] };
};

/** The neighbours in a sorted list that hold a value between them. */
const around = (sorted: readonly number[], value: number): readonly [low: number, high: number] | undefined => {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) <= value) from = middle + 1;
    else to = middle;
  }
  const [low, high] = [sorted[from - 1], sorted[from]];
  return low === undefined || high === undefined ? undefined : [low, high];
};

/** Undefined outside the section, and on the half squares at its edge. */
export const cellAt = ({ lats, bands }: Cells, { lat, lng }: Point): Cell | undefined => {
  const rows = around(lats, lat);
  if (rows === undefined) return undefined;
  const middle = (rows[0] + rows[1]) / 2;
  const band = bands.find(({ south, north }) => south <= middle && middle <= north);
  const columns = band === undefined ? undefined : around(band.lngs, lng);
  return columns === undefined ? undefined : { south: rows[0], west: columns[0], north: rows[1], east: columns[1] };
};
