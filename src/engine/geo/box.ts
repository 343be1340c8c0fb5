import { wrapLongitude } from './position.ts';

/**
 * A box of latitudes and longitudes. West lies in -180..180; east is at least west and may pass 180 when the box
 * crosses the antimeridian, so that `east - west` is always its width in degrees.
 */
export type Box = { readonly south: number; readonly west: number; readonly north: number; readonly east: number };

/** The box between two corners, eastward from `west`. A box 360° or wider is the whole ring. */
export const boxOf = (south: number, west: number, north: number, east: number): Box => {
  if (east - west >= 360) return { south, west: -180, north, east: 180 };
  const start = wrapLongitude(west);
  let width = (east - west) % 360;
  if (width < 0) width += 360;
  return { south, west: start, north, east: start + width };
};

export const boxHolds = (box: Box, lat: number, lng: number): boolean => {
  if (lat < box.south || lat > box.north) return false;
  const inside = wrapLongitude(lng);
  return (inside >= box.west && inside <= box.east) || inside + 360 <= box.east;
};
