/** The names that towns have in other languages and scripts, from a third package of GeoNames, joined to the places we have. */
import { createRequire } from 'node:module';
import { foldName } from '../../engine/places/name-fold.ts';
import { grouped, nearestOf, type Place } from './gazetteer-source.ts';

type Named = {
  readonly lat: number;
  readonly lng: number;
  readonly country: string;
  readonly name: string;
  readonly names: readonly string[];
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const readNamed = (): Named[] => {
  const value: unknown = createRequire(import.meta.url)('cities15000-json/cities.json');
  if (!Array.isArray(value)) throw new Error('cities15000-json: expected a list');
  return value.filter(isRecord).map((city) => ({
    lat: Number(city.lat),
    lng: Number(city.lon),
    country: String(city.country),
    name: String(city.name),
    names: [city.name, ...(Array.isArray(city.alternativeNames) ? city.alternativeNames : [])].map(String),
  }));
};

/** Two records of one town: called the same within this many degrees, known by our name within fewer, at one spot. */
const SAME_NAME_DEGREES = 0.2;
const OTHER_NAME_DEGREES = 0.1;
const ONE_SPOT_DEGREES = 0.01;

/** The names of each place that some other register has, in the order of the places; a record belongs to one place. */
export const otherNamesOf = (
  places: readonly Place[],
  register: readonly Named[] = readNamed(),
): (readonly string[])[] => {
  const tile = (at: { lat: number; lng: number }): string => `${Math.round(at.lat * 5)}|${Math.round(at.lng * 5)}`;
  const tiles = grouped(register, tile);
  const around = (place: Place): Named[] =>
    [-0.2, 0, 0.2].flatMap((dLat) =>
      [-0.2, 0, 0.2].flatMap((dLng) => tiles.get(tile({ lat: place.lat + dLat, lng: place.lng + dLng })) ?? []),
    );
  const found: (readonly string[])[] = places.map(() => []);
  const taken = new Set<Named>();
  const join = (degrees: number, fits: (place: Place, named: Named) => boolean): void => {
    // The largest choose first: what two could claim is the city, not its suburb.
    const bySize = [...places.keys()].sort((a, b) => places[b]!.population - places[a]!.population || a - b);
    for (const index of bySize) {
      const place = places[index]!;
      if (found[index]!.length > 0) continue;
      const free = around(place).filter((named) => !taken.has(named) && named.country === place.country);
      const twin = nearestOf(
        place,
        free.filter((named) => fits(place, named)),
        degrees,
      );
      if (twin === undefined) continue;
      taken.add(twin);
      found[index] = twin.names;
    }
  };
  const callsOf = ({ name, alias }: Place): string[] => [name, alias].map(foldName).filter((name) => name !== '');
  join(SAME_NAME_DEGREES, (place, { name }) => callsOf(place).includes(foldName(name)));
  join(OTHER_NAME_DEGREES, (place, { names }) => {
    const calls = callsOf(place);
    return names.some((name) => calls.includes(foldName(name)));
  });
  join(ONE_SPOT_DEGREES, () => true);
  return found;
};
