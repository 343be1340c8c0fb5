/**
 * Places written as codes: plus codes (the open location code), whole or shortened with a place name, and geohashes.
 * Only reading is wanted here, and only the middle of the area a code names.
 *
 * A plus code is digits to the base 20, latitude and longitude in turn, five pairs; further digits divide what is left
 * into 5 rows by 4 columns. A geohash is bits, longitude first, five to a letter.
 */
import type { Position } from './read-place.ts';

const PLUS_DIGITS = '23456789CFGHJMPQRVWX';
const PAIRS = 5;
const [GRID_ROWS, GRID_COLUMNS] = [5, 4];
/** The place of the plus sign: so many digits stand before it in a whole code. */
const BEFORE_PLUS = 8;
/** Degrees of the first pair of digits. */
const FIRST_RESOLUTION = 20;

const GEOHASH_DIGITS = '0123456789bcdefghjkmnpqrstuvwxyz';

const WHOLE = /^[2-9CFGHJMPQRVWX]{8}\+([2-9CFGHJMPQRVWX]{2,7})?$/i;
/** A whole code of a large area: zeros fill the places up to the plus sign. */
const PADDED = /^(?:[2-9CFGHJMPQRVWX]{2}){1,3}(?:00){1,3}\+$/i;
const SHORT = /^((?:[2-9CFGHJMPQRVWX]{2}){1,3}\+[2-9CFGHJMPQRVWX]{2,7})(?:[\s,]+(\S.*))?$/i;
/** Shorter ones are too coarse to be meant; letters alone are a word, digits alone a postal code. */
const GEOHASH = /^(?=.*\d)(?=.*[b-hjkmnp-z])[0-9b-hjkmnp-z]{5,12}$/i;

export type Code =
  | { readonly kind: 'plusCode'; readonly at: Position }
  | { readonly kind: 'geohash'; readonly at: Position }
  /** To be completed with `completedPlusCode`, near the place that is named, or near what is looked at. */
  | { readonly kind: 'shortPlusCode'; readonly code: string; readonly near: string };

const middle = (low: number, size: number): number => Number((low + size / 2).toFixed(7));

const plusCodeMiddle = (code: string): Position | undefined => {
  const digits = [...code.toUpperCase().replace('+', '').replace(/0+$/, '')].map((d) => PLUS_DIGITS.indexOf(d));
  let [lat, lng, high, wide] = [-90, -180, FIRST_RESOLUTION * 20, FIRST_RESOLUTION * 20];
  for (let at = 0; at < digits.length && at < PAIRS * 2; at += 2) {
    high /= 20;
    wide /= 20;
    lat += high * (digits[at] ?? 0);
    lng += wide * (digits[at + 1] ?? 0);
  }
  for (const digit of digits.slice(PAIRS * 2)) {
    high /= GRID_ROWS;
    wide /= GRID_COLUMNS;
    lat += high * Math.floor(digit / GRID_COLUMNS);
    lng += wide * (digit % GRID_COLUMNS);
  }
  return lat < 90 && lng < 180 ? { lat: middle(lat, high), lng: middle(lng, wide) } : undefined;
};

const geohashMiddle = (hash: string): Position => {
  const bits = [...hash.toLowerCase()].flatMap((letter) => {
    const value = GEOHASH_DIGITS.indexOf(letter);
    return [16, 8, 4, 2, 1].map((bit) => (value & bit) !== 0);
  });
  const half = (isLat: boolean): number => {
    let [low, size] = isLat ? [-90, 180] : [-180, 360];
    for (let at = isLat ? 1 : 0; at < bits.length; at += 2) {
      size /= 2;
      if (bits[at]) low += size;
    }
    return middle(low, size);
  };
  return { lat: half(true), lng: half(false) };
};

/** The digits that a short code leaves out, for the area of that size around a position. */
const prefixAt = ({ lat, lng }: Position, length: number): string => {
  let [north, east, size] = [lat + 90, lng + 180, FIRST_RESOLUTION];
  let prefix = '';
  for (let at = 0; at < length; at += 2) {
    const [row, column] = [Math.floor(north / size), Math.floor(east / size)];
    prefix += `${PLUS_DIGITS[row] ?? ''}${PLUS_DIGITS[column] ?? ''}`;
    north -= row * size;
    east -= column * size;
    size /= 20;
  }
  return prefix;
};

/** The code of that ending nearest to the reference; it may lie across the border of the reference's own area. */
export const completedPlusCode = (code: string, reference: Position): Position | undefined => {
  const missing = BEFORE_PLUS - code.indexOf('+');
  const size = FIRST_RESOLUTION / 20 ** (missing / 2 - 1);
  const lat = Math.max(-90, Math.min(90 - 1e-9, reference.lat));
  const lng = ((((reference.lng + 180) % 360) + 360) % 360) - 180;
  const found = plusCodeMiddle(prefixAt({ lat, lng }, missing) + code);
  if (found === undefined) return undefined;
  const nearer = (value: number, wanted: number): number =>
    value - wanted > size / 2 ? value - size : wanted - value > size / 2 ? value + size : value;
  const nearerLat = nearer(found.lat, lat);
  return { lat: Math.abs(nearerLat) > 90 ? found.lat : nearerLat, lng: nearer(found.lng, lng) };
};

export const readCode = (typed: string): Code | undefined => {
  const text = typed.trim();
  if (WHOLE.test(text) || PADDED.test(text)) {
    const at = plusCodeMiddle(text);
    return at === undefined ? undefined : { kind: 'plusCode', at };
  }
  const short = SHORT.exec(text);
  if (short?.[1] !== undefined) return { kind: 'shortPlusCode', code: short[1], near: short[2] ?? '' };
  return GEOHASH.test(text) ? { kind: 'geohash', at: geohashMiddle(text) } : undefined;
};
