/**
 * Positions on WGS-84 in degrees. Longitudes wrap, latitudes do not: a position outside -90..90 is refused, never
 * clamped.
 */
export type Position = { readonly lat: number; readonly lng: number };

/** Longitude brought into -180 (included) .. 180 (excluded). Values already inside are returned untouched, bit by bit. */
export const wrapLongitude = (lng: number): number => {
  if (lng >= -180 && lng < 180) return lng;
  const turned = lng - 360 * Math.floor((lng + 180) / 360);
  // A hair below -180 rounds to exactly 180 after the turn.
  return turned >= 180 ? turned - 360 : turned;
};

export const isPosition = (lat: number, lng: number): boolean => lat >= -90 && lat <= 90 && Number.isFinite(lng);
