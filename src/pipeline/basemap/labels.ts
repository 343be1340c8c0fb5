/** Labels of the embedded map: every country once, and places by how far they are from any larger one. */
import { feature } from '@rapideditor/country-coder';
import { vectorOf } from '../../engine/places/gazetteer.ts';
import type { Place } from '../places/gazetteer-source.ts';
import { type LabelPoint, labelPoint } from './label-point.ts';
import { ringArea, type Shape } from './world-polygons.ts';

export type CountryLabel = LabelPoint & { readonly code: string; readonly name: string };

export type PlaceLabel = {
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
  /** From this zoom on the label has room beside all larger places. */
  readonly zoom: number;
  /** The power of ten of the population. */
  readonly size: number;
  readonly capital: boolean;
};

const labelOf = ({ id, name, polygons }: Shape): CountryLabel[] => {
  const largest = [...polygons].sort((a, b) => ringArea(b[0] ?? []) - ringArea(a[0] ?? []))[0];
  if (!largest) return [];
  const known = id === '' ? null : feature(id);
  const code = known?.properties.iso1A2 ?? (name === 'Kosovo' ? 'XK' : '');
  // Without a code it is no country of our answers, and its name would take a side.
  if (code === '') return [];
  return [{ ...labelPoint(largest), code, name: known?.properties.nameEn ?? name }];
};

/** One label a country, in the roomiest spot of its largest polygon; `room` in degrees tells the map when it fits. */
export const countryLabels = (countries: readonly Shape[]): CountryLabel[] => {
  // The source lists some far islands beside their country, under its number.
  const byCode = new Map<string, CountryLabel>();
  for (const label of countries.flatMap(labelOf)) {
    const other = byCode.get(label.code);
    if (!other || label.room > other.room) byCode.set(label.code, label);
  }
  return [...byCode.values()].sort((a, b) => b.room - a.room);
};

/** Metres across 90 px on the equator at zoom 0 with 512 px tiles: the room a label wants around it. */
const LABEL_ROOM_METRES = (90 * 40_075_017) / 512;
const LAST_ZOOM = 6.5;
/** Candidates, largest first; beyond them nothing is far from all larger places. */
const CANDIDATES = 30_000;

export const placeLabels = (places: readonly Place[]): PlaceLabel[] => {
  const byPopulation = places
    .filter((place) => place.population > 0 && !place.section)
    .sort((a, b) => b.population - a.population || a.lat - b.lat || a.lng - b.lng)
    .slice(0, CANDIDATES);
  const vectors = new Float64Array(byPopulation.length * 3);
  byPopulation.forEach((place, index) => {
    vectorOf(place.lat, place.lng, vectors, index * 3);
  });
  return byPopulation.flatMap((place, index) => {
    const v = index * 3;
    let closest = -1;
    for (let other = 0; other < v; other += 3) {
      const along =
        vectors[v]! * vectors[other]! + vectors[v + 1]! * vectors[other + 1]! + vectors[v + 2]! * vectors[other + 2]!;
      if (along > closest) closest = along;
    }
    const metres = 6_371_008.8 * Math.acos(Math.min(1, closest));
    const zoom = Math.max(0, Math.log2((LABEL_ROOM_METRES * Math.cos((place.lat * Math.PI) / 180)) / metres));
    if (zoom > LAST_ZOOM) return [];
    const { name, lng, lat, capital } = place;
    return [{ name, lng, lat, zoom, size: Math.log10(place.population), capital }];
  });
};
