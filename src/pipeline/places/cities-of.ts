/**
 * Which places are parts of a city, so that an answer can say "Bayswater, London".
 *
 * A place is part of the largest city around it when the registers agree and it is small against the city; when in
 * doubt it stands alone, for "Boulogne-Billancourt, Paris" would be wrong while "Boulogne-Billancourt" is not.
 */
import { distanceMetres } from '../../engine/geo/distance.ts';
import type { Place } from './gazetteer-source.ts';

const LEAST_CITY_POPULATION = 100_000;
/** Metres of radius for each root of a head, as at 5 000 people a square kilometre: 24 km for nine million. */
const CITY_METRES = 8;
/** A place that is no registered section must be this much smaller, or it is a town beside the city. */
const MUCH_SMALLER = 20;

const sharesRegister = (place: Place, city: Place): boolean =>
  place.region === city.region && (place.section || city.district === '' || place.district === city.district);

/** For every place the index of its city in `places`, or -1. */
export const citiesOf = (places: readonly Place[]): Int32Array => {
  const cities = places.map((_, index) => index).filter((index) => places[index]!.population >= LEAST_CITY_POPULATION);
  const byRegion = new Map<string, number[]>();
  for (const city of cities) byRegion.set(places[city]!.region, [...(byRegion.get(places[city]!.region) ?? []), city]);
  return Int32Array.from(places, (place, index) => {
    let best = -1;
    for (const candidate of byRegion.get(place.region) ?? []) {
      const city = places[candidate]!;
      if (candidate === index || city.section || !sharesRegister(place, city)) continue;
      if (place.population * (place.section ? 1 : MUCH_SMALLER) > city.population) continue;
      if (best >= 0 && city.population <= places[best]!.population) continue;
      const metres = distanceMetres(place.lat, place.lng, city.lat, city.lng);
      if (metres <= CITY_METRES * Math.sqrt(city.population)) best = candidate;
    }
    return best;
  });
};
