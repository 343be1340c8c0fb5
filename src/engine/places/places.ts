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
import { type Gazetteer, gazetteerInSteps, nameOf, openGazetteer, populationOf, vectorOf } from './gazetteer.ts';
import { foldName } from './name-fold.ts';
import { openSearch, type PlaceTree, plantTree, widthOf } from './nearest.ts';
import type { OtherNames, otherNamesInSteps } from './other-names.ts';
import {
  type FoldedNames,
  type Found,
  foldedInSteps,
  foldNames,
  type NameSearch,
  searchNames,
} from './place-search.ts';
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

export type FoundPlaces = {
  readonly found: NamedPlace[];
  /** What is not loaded and could change this answer. */
  readonly lacks: { readonly villages: boolean; readonly names: boolean };
  /** The first of them is called exactly as asked, in another language than the register's. */
  readonly isCalledSo: boolean;
};

export type Places = {
  readonly whereIs: (lat: number, lng: number) => Whereabouts;
  readonly countryAt: (lat: number, lng: number) => string;
  /** Boxes that together hold all of a country, and some of what lies around it; undefined when that is not a country's code. */
  readonly boxesOf: (country: string) => readonly Box[] | undefined;
  readonly findPlaces: (text: string, limit: number, focus?: Position, clip?: PlaceClip) => FoundPlaces;
  readonly searchPlaces: (text: string, limit: number, focus?: Position, clip?: PlaceClip) => NamedPlace[];
  /** By their own names, without the city that a quarter belongs to: the largest of a box whose longitudes may pass 180. */
  readonly placesIn: (box: Box, limit: number) => NamedPlace[];
  /** More files may follow while questions are being answered. */
  readonly addTowns: (towns: ArrayBuffer) => void;
  readonly addVillages: (villages: ArrayBuffer) => void;
  /** The same in steps, names ready to be searched; between them questions are answered without the villages. */
  readonly villagesInSteps: (villages: ArrayBuffer) => Steps<void>;
  /** Names in other languages, in steps; the code that reads them is no part of this room until it is needed. */
  readonly namesInSteps: (names: ArrayBuffer, read: typeof otherNamesInSteps) => Steps<void>;
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

/** A letter that no name of the registers has, which are Latin. */
const OTHER_LETTER = /[^\P{L}\p{Script=Latin}]/u;

/** Two letters begin so many names that other languages need not add to them. */
const LEAST_LETTERS_OF_NAMES = 3;

/** Who types the name of such a town means it: 1.1 to this power hundred people, about 50 000. */
const WELL_KNOWN_STEP = 65;

const NOWHERE: Whereabouts = { country: 'ZZ', nearestPlace: '', distanceMetres: Number.POSITIVE_INFINITY };

export const openPlaces = (files: PlaceFiles): Places => {
  const borders = openBorders(files.borders);
  const search = openSearch();
  let towns: PlaceTree | undefined;
  let villages: PlaceTree | undefined;
  let others: OtherNames | undefined;
  const folded = new Map<Gazetteer, FoldedNames>();
  const foldedOf = (places: Gazetteer): FoldedNames => {
    const names = folded.get(places) ?? foldNames(places);
    folded.set(places, names);
    return names;
  };

  const townWidth = (town: number): number => (towns ? widthOf(populationOf(towns.places.populationStep[town]!)) : 0);
  const addTowns = (buffer: ArrayBuffer): void => {
    const places = openGazetteer('places/towns.bin', buffer, borders.codes);
    towns = plantTree(places, (town) => widthOf(populationOf(places.populationStep[town]!)));
  };
  /** The other files name their cities and regions by number. */
  const townsAtHand = (): PlaceTree => {
    if (!towns) throw new Error('the towns come first');
    return towns;
  };
  const plantVillages = (places: Gazetteer): PlaceTree => {
    townsAtHand();
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
  function* namesInSteps(buffer: ArrayBuffer, read: typeof otherNamesInSteps): Steps<void> {
    const { places } = townsAtHand();
    others = yield* read('places/names.bin', buffer, places, foldedOf(places));
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
  const named = ({ places, index, calledSo }: PlaceAt & Pick<Found, 'calledSo'>): NamedPlace => ({
    name: calledSo ? `${calledSo} (${labelOf(places, index)})` : labelOf(places, index),
    country: borders.codes[places.country[index]!]!,
    region: regionOf(places, index),
    lat: places.lat[index]!,
    lng: places.lng[index]!,
    population: populationOf(places.populationStep[index]!),
  });
  const findPlaces = (text: string, limit: number, focus?: Position, clip: PlaceClip = {}): FoundPlaces => {
    // What follows a comma narrows: its city, its region or the code of its country.
    const comma = text.indexOf(',');
    const asked = comma < 0 ? text : text.slice(0, comma);
    const wanted = foldName(asked);
    const within = comma < 0 ? '' : foldName(text.slice(comma + 1));
    const isOther = OTHER_LETTER.test(asked);
    const found: Found[] = [];
    if ((wanted === '' && !isOther) || !(limit >= 1))
      return { found: [], lacks: { villages: false, names: false }, isCalledSo: false };
    const centre = focus && isPosition(focus.lat, focus.lng) ? new Float64Array(3) : undefined;
    if (focus && centre) vectorOf(focus.lat, wrapLongitude(focus.lng), centre, 0);
    const { country } = clip;
    const box = clip.box && boxOf(clip.box.south, clip.box.west, clip.box.north, clip.box.east);
    const searchOf = (places: Gazetteer): NameSearch => ({
      places,
      limit: Math.floor(limit),
      focus: centre,
      admits: (index) =>
        (country === undefined || borders.codes[places.country[index]!] === country) &&
        (box === undefined || boxHolds(box, places.lat[index]!, places.lng[index]!)) &&
        (within === '' ||
          foldName(cityOf(places, index)).startsWith(within) ||
          foldName(regionOf(places, index)).startsWith(within) ||
          foldName(borders.codes[places.country[index]!]!) === within),
    });
    const letters = Uint8Array.from(wanted, (letter) => letter.charCodeAt(0));
    if (!isOther)
      for (const tree of [towns, villages])
        if (tree) searchNames(searchOf(tree.places), foldedOf(tree.places), letters, found);
    const isMet =
      found.length >= limit &&
      found.some(({ fit, places, index }) => fit === 3 && places.populationStep[index]! >= WELL_KNOWN_STEP);
    const wantsNames = isOther || (!isMet && wanted.length >= LEAST_LETTERS_OF_NAMES);
    const wantsVillages = !isOther && !villages && found.length < limit;
    if (wantsNames && others && towns) {
      others.search(asked, searchOf(towns.places), found);
      if (found.length === 0 && !wantsVillages) others.searchWithSlip(asked, searchOf(towns.places), found);
    }
    return {
      found: found.map(named),
      lacks: { villages: wantsVillages, names: wantsNames && !others },
      isCalledSo: found[0]?.calledSo !== undefined && found[0].fit === 3,
    };
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
    boxesOf: (country) => {
      const number = borders.codes.indexOf(country);
      return number > 0 ? borders.boxesOf(number) : undefined;
    },
    findPlaces,
    searchPlaces: (text, limit, focus, clip) => findPlaces(text, limit, focus, clip).found,
    placesIn,
    addTowns,
    addVillages,
    villagesInSteps,
    namesInSteps,
    isComplete: () => villages !== undefined,
  };
};
