import type { Position } from '../../engine/index.ts';
import { decimalsOf } from './decimal.ts';
import { type Parsed, parsed, unreadable } from './parsed.ts';

/** `lat,lng` in degrees. Latitudes end at the poles, longitudes wrap. */

export const isLatitude = (number: number): boolean => number >= -90 && number <= 90;

export const LATITUDE_RANGE = 'a latitude must lie between -90 and 90';

/** Two numbers, wherever they point. */
export const readPair = (text: string): Parsed<Position> => {
  const numbers = decimalsOf(text, 2);
  if (!numbers.ok) return unreadable(`${numbers.why} (latitude, longitude)`);
  const [lat = 0, lng = 0] = numbers.value;
  return parsed({ lat, lng });
};

export const readCoordinates = (text: string): Parsed<Position> => {
  const pair = readPair(text);
  return pair.ok && !isLatitude(pair.value.lat) ? unreadable(LATITUDE_RANGE) : pair;
};
