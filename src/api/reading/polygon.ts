import type { Position } from '../../engine/index.ts';
import { isLatitude, LATITUDE_RANGE } from './coordinates.ts';
import { decimalOf } from './decimal.ts';
import { type Parsed, parsed, unreadable } from './parsed.ts';

export const FEWEST_PAIRS = 4;
export const MOST_PAIRS = 25;

/** Longer than 25 pairs can be when written with all the digits a double has. */
const LONGEST = MOST_PAIRS * 2 * 60;

/** A closed ring of `lat,lng` pairs, the first repeated last. Longitudes stay as they came, so a ring may pass 180. */
export const readPolygon = (text: string): Parsed<readonly Position[]> => {
  const parts = text.length > LONGEST ? [] : text.split(',');
  const pairs = parts.length / 2;
  if (!Number.isInteger(pairs) || pairs < FEWEST_PAIRS || pairs > MOST_PAIRS) {
    const found = text.length > LONGEST ? `${text.length} characters` : `${parts.length} numbers`;
    return unreadable(`expected ${FEWEST_PAIRS} to ${MOST_PAIRS} pairs of latitude and longitude, found ${found}`);
  }
  const numbers = parts.map(decimalOf);
  const ring: Position[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    const [lat = Number.NaN, lng = Number.NaN] = [numbers[at], numbers[at + 1]];
    if (Number.isNaN(lat) || Number.isNaN(lng)) return unreadable(`pair ${at / 2 + 1} holds something not a number`);
    if (!isLatitude(lat)) return unreadable(LATITUDE_RANGE);
    ring.push({ lat, lng });
  }
  const [first, last] = [ring[0]!, ring[ring.length - 1]!];
  if (first.lat !== last.lat || first.lng !== last.lng)
    return unreadable('the polygon must be closed: repeat the first pair last');
  return parsed(ring);
};
