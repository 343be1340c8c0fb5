/**
 * Great-circle distance on the sphere of the mean Earth radius. Within 0.6% of the ellipsoid everywhere, which is
 * enough for ranking and for kilometres shown to people; grid arithmetic never uses it.
 */

/** IUGG mean radius R1 of WGS-84, in metres. */
export const EARTH_RADIUS_METRES = 6_371_008.8;

const RADIANS = Math.PI / 180;

export const distanceMetres = (latA: number, lngA: number, latB: number, lngB: number): number => {
  const sinHalfLat = Math.sin(((latB - latA) * RADIANS) / 2);
  const sinHalfLng = Math.sin(((lngB - lngA) * RADIANS) / 2);
  const h = sinHalfLat * sinHalfLat + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * sinHalfLng * sinHalfLng;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
};
