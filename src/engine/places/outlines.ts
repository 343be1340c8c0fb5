/**
 * The outlines of all countries as edges, filed by latitude.
 *
 * Invariant: an edge stands in every quarter-degree row it passes through, and the edges of a row are ordered by
 * outline. So one walk along a row answers "which outlines hold this point" by counting crossings, exactly, and
 * touches about a hundred edges instead of the 26 000 of the world.
 */
import type { ByteReader } from './byte-reader.ts';

/** Rows per degree of latitude; the same mesh as the cells in front of this test. */
export const ROWS_PER_DEGREE = 4;
const ROWS = 180 * ROWS_PER_DEGREE;

/** Coordinates are stored in steps of 1e-5° (1.1 m), the precision of the source. */
export const OUTLINE_STEPS_PER_DEGREE = 1e5;

export type Outlines = {
  readonly rowStart: Uint32Array;
  /** Which edge stands where in the rows. */
  readonly rowEdges: Uint32Array;
  readonly lat1: Float64Array;
  readonly lng1: Float64Array;
  readonly lat2: Float64Array;
  readonly lng2: Float64Array;
  /** Outline of each edge, and country number of each outline. */
  readonly outlineOf: Uint16Array;
  readonly countryOf: Uint16Array;
};

export const rowOf = (lat: number): number => Math.min(ROWS - 1, Math.floor((lat + 90) * ROWS_PER_DEGREE));

export const readOutlines = (reader: ByteReader): Outlines => {
  const countryOf: number[] = [];
  const outlineOf: number[] = [];
  const corners: number[] = [];
  for (let left = reader.varint(); left > 0; left--) {
    const outline = countryOf.push(reader.varint()) - 1;
    for (let rings = reader.varint(); rings > 0; rings--) {
      let lat = 0;
      let lng = 0;
      for (let count = reader.varint(), i = 0; i < count; i++) {
        const [fromLat, fromLng] = [lat, lng];
        lat += reader.zigzag();
        lng += reader.zigzag();
        if (i === 0) continue;
        outlineOf.push(outline);
        corners.push(fromLat, fromLng, lat, lng);
      }
    }
  }
  const edges = outlineOf.length;
  const degrees = (part: number): Float64Array =>
    Float64Array.from({ length: edges }, (_, edge) => corners[edge * 4 + part]! / OUTLINE_STEPS_PER_DEGREE);
  const [lat1, lng1, lat2, lng2] = [degrees(0), degrees(1), degrees(2), degrees(3)];
  const lowest = (edge: number): number => rowOf(Math.min(lat1[edge]!, lat2[edge]!));
  const highest = (edge: number): number => rowOf(Math.max(lat1[edge]!, lat2[edge]!));
  const rowStart = new Uint32Array(ROWS + 1);
  for (let edge = 0; edge < edges; edge++)
    for (let row = lowest(edge); row <= highest(edge); row++) rowStart[row + 1]!++;
  for (let row = 0; row < ROWS; row++) rowStart[row + 1]! += rowStart[row]!;
  const rowEdges = new Uint32Array(rowStart[ROWS]!);
  const next = rowStart.slice();
  for (let edge = 0; edge < edges; edge++)
    for (let row = lowest(edge); row <= highest(edge); row++) rowEdges[next[row]!++] = edge;
  return {
    rowStart,
    rowEdges,
    lat1,
    lng1,
    lat2,
    lng2,
    outlineOf: Uint16Array.from(outlineOf),
    countryOf: Uint16Array.from(countryOf),
  };
};

/** The country number of the first outline that holds the point; 0 when none does. */
export const countryWithin = (o: Outlines, lat: number, lng: number): number => {
  const { rowEdges, lat1, lng1, lat2, lng2, outlineOf } = o;
  const row = rowOf(lat);
  const end = o.rowStart[row + 1]!;
  let outline = -1;
  let inside = false;
  for (let i = o.rowStart[row]!; i < end; i++) {
    const edge = rowEdges[i]!;
    if (outlineOf[edge] !== outline) {
      if (inside) break;
      outline = outlineOf[edge]!;
    }
    const a = lat1[edge]!;
    const b = lat2[edge]!;
    // Level edges end here too: a level ray never crosses them. They are filed for the mesh, whose cells they cut.
    if (a > lat === b > lat) continue;
    if (lng < lng1[edge]! + ((lat - a) / (b - a)) * (lng2[edge]! - lng1[edge]!)) inside = !inside;
  }
  return inside ? o.countryOf[outline]! : 0;
};
