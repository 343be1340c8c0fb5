/** Writes one gazetteer file: columns, one after another, because like compresses best beside like. */
import { GAZETTEER_MAGIC, PLACE_STEPS_PER_DEGREE, POPULATION_BASE, vectorOf } from '../../engine/places/gazetteer.ts';
import { writeBytes } from './byte-writer.ts';
import type { Place } from './gazetteer-source.ts';
import { treeOrder } from './tree-order.ts';

export type Entry = { readonly place: Place; readonly region: number };

const populationStep = (population: number): number =>
  population <= 0 ? 0 : Math.max(1, Math.min(255, Math.round(Math.log(population / 100) / Math.log(POPULATION_BASE))));

const stepped = (degrees: number): number => Math.round(degrees * PLACE_STEPS_PER_DEGREE);

/** The order of the file, from the rounded coordinates that the reader will see. */
export const fileOrder = (entries: readonly Entry[]): Uint32Array => {
  const vectors = new Float64Array(entries.length * 3);
  entries.forEach(({ place }, index) => {
    const [lat, lng] = [stepped(place.lat) / PLACE_STEPS_PER_DEGREE, stepped(place.lng) / PLACE_STEPS_PER_DEGREE];
    vectorOf(lat, lng, vectors, index * 3);
  });
  return treeOrder(vectors);
};

/** `cities` names the city of each entry by its place in the file of towns plus one, or 0. Entries are in file order. */
export const writeGazetteer = (
  entries: readonly Entry[],
  regionNames: readonly string[],
  cities: readonly number[],
): Uint8Array => {
  const out = writeBytes(GAZETTEER_MAGIC);
  const countries = [...new Set(entries.map(({ place }) => place.country))].sort();
  out.varint(countries.length);
  for (const country of countries) out.text(country);
  out.varint(regionNames.length);
  for (const name of regionNames) out.text(name);
  out.varint(entries.length);
  for (const axis of ['lat', 'lng'] as const) {
    let last = 0;
    for (const { place } of entries) {
      out.zigzag(stepped(place[axis]) - last);
      last = stepped(place[axis]);
    }
  }
  for (const { place } of entries) out.byte(countries.indexOf(place.country));
  for (const { place } of entries) out.byte(populationStep(place.population));
  let last = 0;
  for (const { region } of entries) {
    out.zigzag(region - last);
    last = region;
  }
  for (const city of cities) out.varint(city);
  const names = entries.map(({ place }) => Buffer.from(place.name, 'utf8'));
  for (const name of names) out.varint(name.length);
  for (const name of names) for (const value of name) out.byte(value);
  const renamed = entries.flatMap(({ place }, index) => (place.alias === '' ? [] : [{ index, alias: place.alias }]));
  out.varint(renamed.length);
  for (const { index, alias } of renamed) {
    out.varint(index);
    out.text(alias);
  }
  return out.finish();
};
