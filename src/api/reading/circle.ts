import { type Position, wrapLongitude } from '../../engine/index.ts';
import { isLatitude, LATITUDE_RANGE } from './coordinates.ts';
import { boundedDecimalOf, decimalOf, decimalsOf } from './decimal.ts';
import { type Parsed, parsed, unreadable } from './parsed.ts';

export type Circle = { readonly centre: Position; readonly radiusMetres: number };

/** `lat,lng,kilometres`. A radius of zero holds one point; a huge one holds the Earth. */
export const readCircle = (text: string): Parsed<Circle> => {
  const numbers = decimalsOf(text, 3, (part, at) => (at === 2 ? boundedDecimalOf(part) : decimalOf(part)));
  if (!numbers.ok) return unreadable(`${numbers.why} (latitude, longitude, kilometres)`);
  const [lat = 0, lng = 0, kilometres = 0] = numbers.value;
  if (!isLatitude(lat)) return unreadable(LATITUDE_RANGE);
  if (kilometres < 0) return unreadable('the radius must not be negative');
  return parsed({ centre: { lat, lng: wrapLongitude(lng) }, radiusMetres: kilometres * 1000 });
};
