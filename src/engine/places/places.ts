/**
 * Where a position is, in words people know: its country and the nearest place.
 *
 * Invariant: an answer given before all files have arrived is never wrong, at most empty: see `trusts`.
 */
import { type Box, boxHolds, boxOf } from '../geo/box.ts';
import { distanceMetres } from '../geo/distance.ts';
import { isPosition, type Position, wrapLongitude } from '../geo/position.ts';
import type { Steps } from '../steps.ts';
import { openBorders } from './borders.ts';
import { type Gazetteer, gazetteerInSteps, nameOf, openGazetteer, populationOf } from './gazetteer.ts';
import { foldName } from './name-fold.ts';
import { openSearch, type PlaceTree, plantTree, widthOf } from './nearest.ts';
import { type FoldedNames, type Found, foldedInSteps, foldNames, searchNames } from './place-search.ts';
import { largestIn, type PlaceAt } from './places-in.ts';

export type PlaceFiles = {
  /** `places/borders.bin`: countries and coast. */
  readonly borders: ArrayBuffer;
  /** `places/towns.bin`: every place of 15 000 people or more. */
  readonly towns?: ArrayBuffer;
  /** `places/villages.bin`: all other places; needs the towns. */
  readonly villages?: ArrayBuffer;
};

export type Whereabouts = {
  /** ISO 3166-1 alpha-2, `ZZ` at sea and where no country claims the land. */
  readonly country: string;
  /** Empty when no place is within reach. */
  readonly nearestPlace: string;
  /** From the position to the place; infinite when there is none. */
  readonly distanceMetres: number;
};

export type NamedPlace = {
  readonly name: string;
  readonly country: string;
  /** The first-order region, in the words of the source; may be empty. */
  readonly region: string;
  readonly lat: number;
  readonly lng: number;
  /** Within 5%; 0 when unknown. */
  readonly population: number;
};

/** Where a place must lie: in a country by its code, in a box whose longitudes may pass 180, in both. */
export type PlaceClip = { readonly country?: string; readonly box?: Box };

export type Places = {
  readonly whereIs: (lat: number, lng: number) => Whereabouts;
  readonly countryAt: (lat: number, lng: number) => string;
  readonly searchPlaces: (text: string, limit: number, focus?: Position, clip?: PlaceClip) => NamedPlace[];
  /** By their own names, without the city that a quarter belongs to: the largest of a box whose longitudes may pass 180. */
  readonly placesIn: (box: Box, limit: number) => NamedPlace[];
  /** More files may follow while questions are being answered. */
  readonly addTowns: (towns: ArrayBuffer) => void;
  readonly addVillages: (villages: ArrayBuffer) => void;
  /** The same in steps, names ready to be searched; between them questions are answered without the villages. */
  readonly villagesInSteps: (villages: ArrayBuffer) => Steps<void>;
  readonly isComplete: () => boolean;
};

/** A position at sea names a coast it could be seen from; on land the next place may be far, but not on another continent. */
const REACH_AT_SEA_METRES = 100_000;
const REACH_ON_LAND_METRES = 1_000_000;

/** Metres for each root of a head: half the radius of a town built at 5 000 people a square kilometre. */
const CORE_METRES = 4;

/**
 * Without the villages a town answers only for its own core: there its name is right in any case, though the full
 * answer may name a quarter of it. See docs/decisions/0003-places.md for what was measured.
 */
const trusts = (population: number, metres: number, atHome: boolean): boolean =>
  atHome && metres <= CORE_METRES * Math.sqrt(population);

const NOWHERE: Whereabouts = { country: 'ZZ', nearestPlace: '', distanceMetres: Number.POSITIVE_INFINITY };

export const openPlaces = (files: PlaceFiles): Places => {
  const borders = openBorders(files.borders);
  const search = openSearch();
  let towns: PlaceTree | undefined;
  let villages: PlaceTree | undefined;
  const folded = new Map<Gazetteer, FoldedNames>();

  const townWidth = (town: number): number => (towns ? widthOf(populationOf(towns.places.populationStep[town]!)) : 0);
  const addTowns = (buffer: ArrayBuffer): void => {
    const places = openGazetteer('places/towns.bin', buffer, borders.codes);
    towns = plantTree(places, (town) => widthOf(populationOf(places.populationStep[town]!)));
  };
  const plantVillages = (places: Gazetteer): PlaceTree => {
    if (!towns) throw new Error('villages need the towns: they name their city and region by number');
    return plantTree(places, townWidth);
  };
  const addVillages = (buffer: ArrayBuffer): void => {
    villages = plantVillages(openGazetteer('places/villages.bin', buffer, borders.codes));
  };
  function* villagesInSteps(buffer: ArrayBuffer): Steps<void> {
    const places = yield* gazetteerInSteps('places/villages.bin', buffer, borders.codes);
    yield;
    const tree = plantVillages(places);
    yield;
    folded.set(places, yield* foldedInSteps(places));
    villages = tree;
  }

  const cityOf = (places: Gazetteer, index: number): string => {
    const city = places.city[index]!;
    return city === 0 || !towns ? '' : nameOf(towns.places, city - 1);
  };
  const labelOf = (places: Gazetteer, index: number): string => {
    const name = nameOf(places, index);
    const city = cityOf(places, index);
    return city === '' || name.includes(city) ? name : `${name}, ${city}`;
  };

  const whereIs = (lat: number, lng: number): Whereabouts => {
    if (!isPosition(lat, lng)) return NOWHERE;
    const number = borders.countryNumberAt(lat, lng);
    const country = borders.codes[number]!;
    if (!towns) return { country, nearestPlace: '', distanceMetres: Number.POSITIVE_INFINITY };
    search.start(lat, lng, number, number === 0 ? REACH_AT_SEA_METRES : REACH_ON_LAND_METRES);
    // The villages first: they stand closer together, so the towns are then searched within a tight reach.
    let places = villages && search.through(villages) ? villages.places : undefined;
    let index = search.index();
    if (search.through(towns)) {
      places = towns.places;
      index = search.index();
    }
    if (!places) return { country, nearestPlace: '', distanceMetres: Number.POSITIVE_INFINITY };
    const metres = distanceMetres(lat, lng, places.lat[index]!, places.lng[index]!);
    const atHome = number === 0 || places.country[index] === number;
    if (!villages && !trusts(populationOf(places.populationStep[index]!), metres, atHome))
      return { country, nearestPlace: '', distanceMetres: Number.POSITIVE_INFINITY };
    return { country, nearestPlace: labelOf(places, index), distanceMetres: metres };
  };

  const regionOf = (places: Gazetteer, index: number): string => towns?.places.regionNames[places.region[index]!] ?? '';
  const named = ({ places, index }: PlaceAt): NamedPlace => ({
    name: labelOf(places, index),
    country: borders.codes[places.country[index]!]!,
    region: regionOf(places, index),
    lat: places.lat[index]!,
    lng: places.lng[index]!,
    population: populationOf(places.populationStep[index]!),
  });
  const searchPlaces = (text: string, limit: number, focus?: Position, clip: PlaceClip = {}): NamedPlace[] => {
    // What follows a comma narrows: its city, its region or the code of its country.
    const comma = text.indexOf(',');
    const wanted = foldName(comma < 0 ? text : text.slice(0, comma));
    const within = comma < 0 ? '' : foldName(text.slice(comma + 1));
    if (wanted === '' || !(limit >= 1)) return [];
    const near =
      focus && isPosition(focus.lat, focus.lng) ? { lat: focus.lat, lng: wrapLongitude(focus.lng) } : undefined;
    const { country } = clip;
    const box = clip.box && boxOf(clip.box.south, clip.box.west, clip.box.north, clip.box.east);
    const found: Found[] = [];
    for (const tree of [towns, villages]) {
      if (!tree) continue;
      const { places } = tree;
      const names = folded.get(places) ?? foldNames(places);
      folded.set(places, names);
      const admits = (index: number): boolean =>
        (country === undefined || borders.codes[places.country[index]!] === country) &&
        (box === undefined || boxHolds(box, places.lat[index]!, places.lng[index]!)) &&
        (within === '' ||
          foldName(cityOf(places, index)).startsWith(within) ||
          foldName(regionOf(places, index)).startsWith(within) ||
          foldName(borders.codes[places.country[index]!]!) === within);
      searchNames(places, names, wanted, Math.floor(limit), near, admits, found);
    }
    return found.map(named);
  };

  const placesIn = ({ south, west, north, east }: Box, limit: number): NamedPlace[] => {
    const open = [towns, villages].flatMap((tree) => tree?.places ?? []);
    return largestIn(open, boxOf(south, west, north, east), limit).map((found) => ({
      ...named(found),
      name: nameOf(found.places, found.index),
    }));
  };

  if (files.towns) addTowns(files.towns);
  if (files.villages) addVillages(files.villages);
  return {
    whereIs,
    countryAt: (lat, lng) => (isPosition(lat, lng) ? borders.codes[borders.countryNumberAt(lat, lng)]! : 'ZZ'),
    searchPlaces,
    placesIn,
    addTowns,
    addVillages,
    villagesInSteps,
    isComplete: () => villages !== undefined,
  };
};
