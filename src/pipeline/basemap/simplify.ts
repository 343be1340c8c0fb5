/**
 * Fewer points for the same line: Douglas and Peucker, then rounding. Points on the edge of the map (the antimeridian,
 * the poles) always stay, so that the two halves of a cut polygon still meet.
 */
import { onSeam } from '../../engine/places/basemap.ts';

export type Line = readonly (readonly number[])[];

/** Tolerance in degrees; coordinates are kept in steps, so many to a degree. */
export type Detail = { readonly tolerance: number; readonly steps: number };

/** Squared distance of a point from a segment, longitudes shrunk to their true width. */
const offLine = (point: readonly number[], a: readonly number[], b: readonly number[]): number => {
  const shrink = Math.max(0.1, Math.cos((point[1]! * Math.PI) / 180));
  const [px, py] = [(point[0]! - a[0]!) * shrink, point[1]! - a[1]!];
  const [dx, dy] = [(b[0]! - a[0]!) * shrink, b[1]! - a[1]!];
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length2));
  return (px - along * dx) ** 2 + (py - along * dy) ** 2;
};

const thinned = (line: Line, tolerance: number): Line => {
  const keep = new Uint8Array(line.length);
  const spans: [number, number][] = [];
  let start = 0;
  for (let i = 1; i < line.length; i++)
    if (i === line.length - 1 || onSeam(line[i]!)) {
      spans.push([start, i]);
      start = i;
    }
  // A ring is anchored at its far side too, or both ends of its only span would be one point.
  const [first, last] = [line[0]!, line[line.length - 1]!];
  if (spans.length === 1 && first[0] === last[0] && first[1] === last[1]) {
    const middle = line.length >> 1;
    spans.splice(0, 1, [0, middle], [middle, line.length - 1]);
  }
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    keep[from] = 1;
    keep[to] = 1;
    let [worst, at] = [tolerance * tolerance, -1];
    for (let i = from + 1; i < to; i++) {
      const off = offLine(line[i]!, line[from]!, line[to]!);
      if (off > worst) [worst, at] = [off, i];
    }
    if (at > 0) spans.push([from, at], [at, to]);
  }
  return line.filter((_, index) => keep[index] === 1);
};

/** Coordinates in whole steps and no point twice in a row. */
const rounded = (line: Line, steps: number): number[][] => {
  const points: number[][] = [];
  for (const point of line) {
    const next = point.map((value) => Math.round(value * steps) / steps + 0);
    const last = points[points.length - 1];
    if (!last || last[0] !== next[0] || last[1] !== next[1]) points.push(next);
  }
  return points;
};

export const simplified = (line: Line, { tolerance, steps }: Detail): number[][] =>
  rounded(thinned(line, tolerance), steps);

/** Rings that lose their inside are dropped, islands that lose their outer ring too. */
export const simplifiedPolygons = (polygons: readonly (readonly Line[])[], detail: Detail): Line[][] =>
  polygons.flatMap(([outer, ...holes]) => {
    const shore = outer ? simplified(outer, detail) : [];
    // Three corners and the first again: anything less has no inside.
    if (shore.length < 4) return [];
    return [[shore, ...holes.map((hole) => simplified(hole, detail)).filter((hole) => hole.length >= 4)]];
  });

/** Rounds the stairs off a coarsely stored ring: every corner becomes two points, a quarter in from either side. */
export const smoothed = (ring: Line): number[][] => {
  const points: number[][] = [];
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1]!, ring[i]!];
    points.push([0.75 * a[0]! + 0.25 * b[0]!, 0.75 * a[1]! + 0.25 * b[1]!]);
    points.push([0.25 * a[0]! + 0.75 * b[0]!, 0.25 * a[1]! + 0.75 * b[1]!]);
  }
  return points.length > 0 ? [...points, points[0]!] : [];
};
