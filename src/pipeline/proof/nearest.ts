/** How far away the nearest address lies that an address could be taken for. */
import type { Codec } from '../../engine/address/codec.ts';
import type { Atlas } from '../../engine/atlas/index.ts';
import { distanceMetres } from '../../engine/geo/distance.ts';
import { blockOf, centreOf, type Square } from '../../engine/grid/square.ts';
import type { MistakeKind, Mistakes } from './mistakes.ts';

/** Distances are counted in twentieths of a power of ten, from 1 m to half the way round the Earth. */
export const STEPS_A_DECADE = 20;
const DECADES = 8;
export const STEPS = DECADES * STEPS_A_DECADE;

export type Measured = {
  addresses: number;
  /** Wrong addresses that exist. */
  wrong: number;
  /** Addresses by the distance of their nearest wrong address; `none` have no wrong address at all. */
  readonly nearest: number[];
  none: number;
  /** Addresses with a wrong one within 1, 10, 100 km, by kind and in all. */
  readonly within: Record<MistakeKind | 'any', [one: number, ten: number, hundred: number]>;
  /** Wrong addresses by one word or by order that have the check value of the right one: a check digit allows none. */
  sameCheckValue: number;
};

export const nothingMeasured = (): Measured => ({
  addresses: 0,
  wrong: 0,
  nearest: new Array<number>(STEPS).fill(0),
  none: 0,
  within: { word: [0, 0, 0], order: [0, 0, 0], border: [0, 0, 0], any: [0, 0, 0] },
  sameCheckValue: 0,
});

const stepOf = (metres: number): number =>
  Math.max(0, Math.min(STEPS - 1, Math.floor(Math.log10(Math.max(1, metres)) * STEPS_A_DECADE)));

const LIMITS_METRES = [1000, 10_000, 100_000] as const;

/** Adds an address to what was measured. */
export const measure = (square: Square, codec: Codec, mistakes: Mistakes, atlas: Atlas, into: Measured): void => {
  const triple = codec.tripleOfSquare(square);
  if (triple === -1) return;
  const { lat, lng } = centreOf(square);
  const value = atlas.checkValueOf(blockOf(square));
  const nearest = { word: Number.POSITIVE_INFINITY, order: Number.POSITIVE_INFINITY, border: Number.POSITIVE_INFINITY };
  into.addresses++;
  mistakes.each(triple, (wrong, kind) => {
    if (wrong === triple) return;
    const other = codec.squareOfTriple(wrong);
    if (other === -1) return;
    into.wrong++;
    if (kind !== 'border' && atlas.checkValueOf(blockOf(other)) === value) into.sameCheckValue++;
    const place = centreOf(other);
    const metres = distanceMetres(lat, lng, place.lat, place.lng);
    if (metres < nearest[kind]) nearest[kind] = metres;
  });
  const least = Math.min(nearest.word, nearest.order, nearest.border);
  if (least === Number.POSITIVE_INFINITY) into.none++;
  else into.nearest[stepOf(least)]!++;
  for (const [at, limit] of LIMITS_METRES.entries()) {
    if (least <= limit) into.within.any[at]!++;
    for (const kind of ['word', 'order', 'border'] as const) if (nearest[kind] <= limit) into.within[kind][at]!++;
  }
};
