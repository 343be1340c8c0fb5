import { type Box, boxOf } from '../../engine/index.ts';
import { isLatitude, LATITUDE_RANGE } from './coordinates.ts';
import { decimalsOf } from './decimal.ts';
import { type Parsed, parsed, unreadable } from './parsed.ts';

/** Boxes between two corners, four numbers: lat, lng, lat, lng. */

const cornersOf = (text: string): Parsed<readonly [number, number, number, number]> => {
  const numbers = decimalsOf(text, 4);
  if (!numbers.ok) return unreadable(`${numbers.why} (latitude, longitude, latitude, longitude)`);
  const [latA = 0, lngA = 0, latB = 0, lngB = 0] = numbers.value;
  return isLatitude(latA) && isLatitude(latB) ? parsed([latA, lngA, latB, lngB]) : unreadable(LATITUDE_RANGE);
};

/** South-west first, and no other way: a clip with its corners swapped is more likely a mistake than a wish. */
export const readClipBox = (text: string): Parsed<Box> => {
  const corners = cornersOf(text);
  if (!corners.ok) return corners;
  const [south, west, north, east] = corners.value;
  if (south > north) return unreadable('the south latitude lies north of the north latitude');
  if (west > east) return unreadable('the west longitude is greater than the east; pass 180 to cross the antimeridian');
  return parsed(boxOf(south, west, north, east));
};

/**
 * Two opposite corners in either order. Where they are no south-west and north-east, the box was drawn from the other
 * two corners or crosses the antimeridian without passing 180: the narrower reading is taken. The numbers are left as
 * they came otherwise, the engine wraps and measures them.
 */
export const readCorners = (text: string): Parsed<Box> => {
  const corners = cornersOf(text);
  if (!corners.ok) return corners;
  const [latA, lngA, latB, lngB] = corners.value;
  const [south, north] = [Math.min(latA, latB), Math.max(latA, latB)];
  const [west, east] = latA > latB ? [lngB, lngA] : [lngA, lngB];
  if (west <= east) return parsed({ south, west, north, east });
  const apart = west - east;
  if (apart > 180 && apart < 360) return parsed({ south, west, north, east: Math.max(west, east + 360) });
  return parsed({ south, west: east, north, east: west });
};
