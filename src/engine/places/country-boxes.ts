/** Where a country lies, roughly: boxes a quarter of a degree high that together hold all of it. */
import type { Box } from '../geo/box.ts';
import { type Outlines, ROWS_PER_DEGREE } from './outlines.ts';

/** Of each outline of the country and each row, from its westernmost corner to its easternmost: what it holds lies between. */
export const boxesOfCountry = (
  { rowStart, rowEdges, outlineOf, countryOf, lng1, lng2 }: Outlines,
  country: number,
): readonly Box[] => {
  const boxes: Box[] = [];
  for (let row = 0; row + 1 < rowStart.length; row++) {
    const south = row / ROWS_PER_DEGREE - 90;
    const end = rowStart[row + 1]!;
    for (let at = rowStart[row]!; at < end; ) {
      const outline = outlineOf[rowEdges[at]!]!;
      let [west, east] = [180, -180];
      for (; at < end && outlineOf[rowEdges[at]!] === outline; at++) {
        const edge = rowEdges[at]!;
        west = Math.min(west, lng1[edge]!, lng2[edge]!);
        east = Math.max(east, lng1[edge]!, lng2[edge]!);
      }
      if (countryOf[outline] === country) boxes.push({ south, west, north: south + 1 / ROWS_PER_DEGREE, east });
    }
  }
  return boxes;
};
