import { type Box, boxOf } from '../geo/box.ts';
import { distanceMetres, EARTH_RADIUS_METRES } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import { isPosition } from '../geo/position.ts';
import { answer, type Result, refuse } from '../problem.ts';
import { BANDS, BLOCK_SIDE, ECCENTRICITY_SQUARED, SEMI_MAJOR_METRES } from './bands.ts';
import { columnsInBand, EDGE, latitudeOfRow, longitudeOfColumn, ROWS, ROWS_PER_DEGREE } from './square.ts';

/**
 * The lines of the grid inside a box: horizontals south to north, then verticals west to east, all clipped to the box.
 *
 * A line on an edge of the box belongs to it, as rounding tells no edge from what lies just beside it.
 * A band border inside the box is a horizontal like any other, but verticals do not pass through it: each band has its
 * own. Longitudes run on past 180 where the box crosses the antimeridian, so no line ever jumps around the Earth.
 */
export type GridLine = { readonly start: Position; readonly end: Position };

/** On the ellipsoid, taken as flat: to a millimetre for a few kilometres. */
const smallBoxMetres = ({ south, west, north, east }: Box): number => {
  const radians = Math.PI / 180;
  const middle = ((south + north) / 2) * radians;
  const bulge = 1 - ECCENTRICITY_SQUARED * Math.sin(middle) ** 2;
  const high = ((north - south) * radians * SEMI_MAJOR_METRES * (1 - ECCENTRICITY_SQUARED)) / bulge ** 1.5;
  const wide = ((east - west) * radians * SEMI_MAJOR_METRES * Math.cos(middle)) / Math.sqrt(bulge);
  return Math.hypot(high, wide);
};

/** Where the sphere is as good as the ellipsoid: much too big either way. */
const SMALL_DEGREES = 0.1;

/** Corner-to-corner size of a box. Half a ring or wider, the way along the parallel counts, not the chord. */
export const boxSizeMetres = (box: Box): number => {
  const width = box.east - box.west;
  if (width < SMALL_DEGREES && box.north - box.south < SMALL_DEGREES) return smallBoxMetres(box);
  const chord = distanceMetres(box.south, box.west, box.north, box.east);
  if (width <= 180) return chord;
  const nearEquator = box.south <= 0 && box.north >= 0 ? 0 : Math.min(Math.abs(box.south), Math.abs(box.north));
  const parallel = ((width * Math.PI) / 180) * EARTH_RADIUS_METRES * Math.cos((nearEquator * Math.PI) / 180);
  return Math.max(chord, parallel);
};

/** Checks the corners and the size of a box, and brings its west edge into -180..180. */
export const gridBox = (south: number, west: number, north: number, east: number, limitMetres: number): Result<Box> => {
  if (!isPosition(south, west) || !isPosition(north, east) || south > north || west > east) {
    const message = 'the corners must be positions, south not above north and west not beyond east';
    return refuse({ code: 'bad-box', message });
  }
  const box = boxOf(south, west, north, east);
  const metres = boxSizeMetres(box);
  if (metres > limitMetres) {
    const message = `the box is ${(metres / 1000).toFixed(3)} km from corner to corner; the limit is ${limitMetres / 1000} km`;
    return refuse({ code: 'box-too-big', message });
  }
  return answer(box);
};

/** Degrees of latitude: 0.1 mm on the ground. */
const NO_LENGTH = 1e-9;

const horizontals = (box: Box, lines: GridLine[]): void => {
  const first = Math.ceil((box.south + 90) * ROWS_PER_DEGREE - EDGE);
  const last = Math.min(ROWS, Math.floor((box.north + 90) * ROWS_PER_DEGREE + EDGE));
  for (let row = first; row <= last; row++) {
    const lat = latitudeOfRow(row);
    lines.push({ start: { lat, lng: box.west }, end: { lat, lng: box.east } });
  }
};

const verticalsOfBand = (box: Box, band: number, lines: GridLine[]): void => {
  const south = Math.max(box.south, latitudeOfRow(band * BLOCK_SIDE));
  const north = Math.min(box.north, latitudeOfRow((band + 1) * BLOCK_SIDE));
  // A box that ends on a band border, give or take rounding, has no line of any length beyond it.
  if (north - south < NO_LENGTH && box.north - box.south >= NO_LENGTH) return;
  const columns = columnsInBand(band);
  const first = Math.ceil(((box.west + 180) * columns) / 360 - EDGE);
  const last = Math.floor(((box.east + 180) * columns) / 360 + EDGE);
  for (let column = first; column <= last; column++) {
    const lng = longitudeOfColumn(column, columns);
    lines.push({ start: { lat: south, lng }, end: { lat: north, lng } });
  }
};

export const gridLines = (box: Box): GridLine[] => {
  const lines: GridLine[] = [];
  horizontals(box, lines);
  const firstBand = Math.min(BANDS - 1, Math.floor((box.south + 90) * 10));
  const lastBand = Math.max(firstBand, Math.ceil((box.north + 90) * 10) - 1);
  const verticals: GridLine[] = [];
  for (let band = firstBand; band <= lastBand; band++) verticalsOfBand(box, band, verticals);
  if (lastBand > firstBand) verticals.sort((a, b) => a.start.lng - b.start.lng || a.start.lat - b.start.lat);
  return lines.concat(verticals);
};
