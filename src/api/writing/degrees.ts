import type { Position } from '../../engine/index.ts';

/** Six decimals: a tenth of a metre, and no noise behind it. */
export const degrees = (number: number): number => Math.round(number * 1e6) / 1e6;

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
