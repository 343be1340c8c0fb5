/**
 * One file of named places as typed arrays; a name becomes text only when an answer needs it.
 *
 * Invariant: places stand in the order of the tree in `nearest.ts`: every leaf holds `LEAF` consecutive places, and
 * halving a range of leaves gives the two children. The pipeline sorts, this room only draws the boxes.
 */
import { CorruptDataError } from '../problem.ts';
import { finished, type Steps } from '../steps.ts';
import { openBytes, utf8Text } from './byte-reader.ts';

export const GAZETTEER_MAGIC = 'TGAZ1';

/** Coordinates are stored in steps of 0.001° (111 m at most), finer than anyone can say where a town is. */
export const PLACE_STEPS_PER_DEGREE = 1000;

/** Populations are stored as a power of this: within 5%, in one byte up to 35 million. */
export const POPULATION_BASE = 1.1;

export const populationOf = (step: number): number => (step === 0 ? 0 : Math.round(100 * POPULATION_BASE ** step));

export type Gazetteer = {
  readonly count: number;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** Unit vectors, three numbers a place, in single precision (0.4 m). */
  readonly vectors: Float32Array;
  /** Country numbers of the file of borders. */
  readonly country: Uint8Array;
  readonly populationStep: Uint8Array;
  /** Index into `regionNames`. */
  readonly region: Uint16Array;
  /** The city this place is a part of, as its index in the file of towns plus one; 0 for none. */
  readonly city: Uint32Array;
  /** Names of first-order regions; empty in files that lean on the table of the towns. */
  readonly regionNames: readonly string[];
  readonly nameStart: Uint32Array;
  readonly names: Uint8Array;
  /** Other names that a search finds a place by. */
  readonly aliases: readonly { readonly index: number; readonly alias: string }[];
};

const RADIANS = Math.PI / 180;

export const vectorOf = (lat: number, lng: number, into: Float32Array | Float64Array, at: number): void => {
  const ring = Math.cos(lat * RADIANS);
  into[at] = ring * Math.cos(lng * RADIANS);
  into[at + 1] = ring * Math.sin(lng * RADIANS);
  into[at + 2] = Math.sin(lat * RADIANS);
};

export const nameOf = (places: Gazetteer, index: number): string =>
  utf8Text(places.names, places.nameStart[index]!, places.nameStart[index + 1]!);

export function* gazetteerInSteps(file: string, buffer: ArrayBuffer, codes: readonly string[]): Steps<Gazetteer> {
  const reader = openBytes(file, GAZETTEER_MAGIC, buffer);
  const countries = Array.from({ length: reader.varint() }, () => {
    const code = reader.text();
    const number = codes.indexOf(code);
    if (number < 0) throw new CorruptDataError(file, 'countries of the borders', code);
    return number;
  });
  const regionNames = Array.from({ length: reader.varint() }, () => reader.text());
  const count = reader.varint();
  const steps = (): Float64Array => {
    let sum = 0;
    const column = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      sum += reader.zigzag();
      column[i] = sum / PLACE_STEPS_PER_DEGREE;
    }
    return column;
  };
  const lat = steps();
  yield;
  const lng = steps();
  yield;
  const vectors = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) vectorOf(lat[i]!, lng[i]!, vectors, i * 3);
  yield;
  const country = Uint8Array.from(reader.bytes(count), (local) => {
    const number = countries[local];
    if (number === undefined) throw new CorruptDataError(file, `one of ${countries.length} countries`, `${local}`);
    return number;
  });
  const populationStep = reader.bytes(count);
  const region = new Uint16Array(count);
  for (let i = 0, last = 0; i < count; i++) {
    last += reader.zigzag();
    region[i] = last;
  }
  yield;
  const city = new Uint32Array(count);
  for (let i = 0; i < count; i++) city[i] = reader.varint();
  const nameStart = new Uint32Array(count + 1);
  for (let i = 0; i < count; i++) nameStart[i + 1] = nameStart[i]! + reader.varint();
  const names = reader.bytes(nameStart[count]!);
  const aliases = Array.from({ length: reader.varint() }, () => ({ index: reader.varint(), alias: reader.text() }));
  reader.finish();
  return { count, lat, lng, vectors, country, populationStep, region, city, regionNames, nameStart, names, aliases };
}

export const openGazetteer = (file: string, buffer: ArrayBuffer, codes: readonly string[]): Gazetteer =>
  finished(gazetteerInSteps(file, buffer, codes));
