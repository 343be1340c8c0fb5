import type { Position } from '../../engine/index.ts';

/** Six decimals: a tenth of a metre, and no noise behind it. */
export const degrees = (number: number): number => Math.round(number * 1e6) / 1e6;

/** Up to here a number of millionths has fifteen digits at most, which a double holds exactly as they are written. */
const MOST_MILLIONTHS = 1e15;

/** Three digits behind the point: as they are, and without the zeros at their end. */
const THREE_DIGITS = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
const LAST_DIGITS = THREE_DIGITS.map((digits) => digits.replace(/0+$/, ''));

/**
 * `String(degrees(number))`, put together from whole numbers: finding the shortest text of a fraction is the slowest
 * part of writing an answer, and here it is known to have six decimals.
 */
export const degreesText = (number: number): string => {
  const signed = Math.round(number * 1e6);
  const millionths = Math.abs(signed);
  if (!(millionths < MOST_MILLIONTHS)) return String(degrees(number));
  const whole = Math.floor(millionths / 1e6);
  const fraction = millionths - whole * 1e6;
  const front = signed < 0 ? `-${whole}` : `${whole}`;
  if (fraction === 0) return front;
  const thousandths = Math.floor(fraction / 1000);
  const rest = fraction - thousandths * 1000;
  return rest === 0
    ? `${front}.${LAST_DIGITS[thousandths]!}`
    : `${front}.${THREE_DIGITS[thousandths]!}${LAST_DIGITS[rest]!}`;
};

export const pointOf = ({ lat, lng }: Position): Position => ({ lat: degrees(lat), lng: degrees(lng) });

/** As GeoJSON has it: longitude first. */
export const pairOf = ({ lat, lng }: Position): readonly [number, number] => [degrees(lng), degrees(lat)];

export const cornersOf = (box: { south: number; west: number; north: number; east: number }) => ({
  southwest: { lat: degrees(box.south), lng: degrees(box.west) },
  northeast: { lat: degrees(box.north), lng: degrees(box.east) },
});

/** The `bbox` member of GeoJSON: west, south, east, north. */
export const bboxOf = (box: { south: number; west: number; north: number; east: number }) => [
  degrees(box.west),
  degrees(box.south),
  degrees(box.east),
  degrees(box.north),
];
