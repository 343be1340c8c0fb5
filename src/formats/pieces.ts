/**
 * Files of places in pieces, for when there are more places than memory: a head, a body for each piece, a foot.
 *
 * What comes before and behind the places is told from a file of none, so that the formats stay whole-file functions.
 */
import { FORMATS, type FormatName } from './formats.ts';
import type { Placemark } from './placemark.ts';

export type Frame = { readonly head: string; readonly between: string; readonly foot: string };

const SOMEWHERE: Placemark = {
  lat: 0,
  lng: 0,
  name: '',
  description: '',
  list: '',
  colour: '',
  words: '',
  others: {},
};

const sameLength = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
};

/** What stands around the places of a file. */
export const frameOf = (format: Exclude<FormatName, 'csv'>): Frame => {
  const [empty, full] = [FORMATS[format].write([]), FORMATS[format].write([SOMEWHERE])];
  const split = sameLength(empty, full);
  return { head: empty.slice(0, split), between: format === 'geojson' ? ',\n' : '', foot: empty.slice(split) };
};

/** The places alone, as they stand between head and foot. */
export const bodyOf = (format: Exclude<FormatName, 'csv'>, placemarks: readonly Placemark[]): string => {
  const { head, foot } = frameOf(format);
  const whole = FORMATS[format].write(placemarks);
  return whole.slice(head.length, whole.length - foot.length);
};
