import { beforeAll, expect, test } from 'vitest';
import { loadFromFolder } from '../pipeline/data-folder.ts';
import { type Geocoder, openGeocoder, type SuggestOptions } from './geocoder.ts';

let geocoder: Geocoder;
let fiji: string;
beforeAll(async () => {
  geocoder = await openGeocoder({ load: loadFromFolder, places: true });
  const address = geocoder.wordsAt({ lat: -16.8, lng: 179.99 });
  fiji = address.ok ? address.value.words : '';
});

test.each<[string, SuggestOptions]>([
  ['a box across the antimeridian', { clip: { box: { south: -18, west: 179, north: -16, east: -179 } } }],
  ['a box whose east lies beyond 180', { clip: { box: { south: -18, west: 179, north: -16, east: 181 } } }],
  ['a country in small letters', { clip: { countries: ['fj'] } }],
  ['a circle', { clip: { circle: { centre: { lat: -16.8, lng: 180 }, radiusMetres: 5000 } } }],
])('%s holds what lies in it', (_, options) => {
  expect(geocoder.suggest(fiji, { ...options, results: 1 })[0]?.words).toBe(fiji);
});

test.each<[string, SuggestOptions]>([
  ['results', { results: Number.NaN }],
  ['focus', { focus: { lat: Number.NaN, lng: 0 } }],
  ['focus', { focus: { lat: 91, lng: 0 } }],
  ['clip.box', { clip: { box: { south: 2, west: 0, north: 1, east: 1 } } }],
  ['clip.box', { clip: { box: { south: 1, west: Number.NaN, north: 2, east: 1 } } }],
  ['clip.circle.centre', { clip: { circle: { centre: { lat: 0, lng: Number.NaN }, radiusMetres: 5 } } }],
  ['clip.circle.radiusMetres', { clip: { circle: { centre: { lat: 0, lng: 0 }, radiusMetres: -1 } } }],
  ['clip.polygon', { clip: { polygon: [{ lat: 100, lng: 0 }] } }],
])('%s that means nothing is refused: %j', (name, options) => {
  expect(() => geocoder.suggest(fiji, options)).toThrow(RangeError);
  expect(() => geocoder.suggest(fiji, options)).toThrow(name);
});

test('places are searched near a position only', () => {
  const focus = { lat: 0, lng: Number.POSITIVE_INFINITY };
  expect(() => geocoder.searchPlaces('Suva', { focus })).toThrow('focus is a latitude');
  expect(geocoder.searchPlaces('Suva', { results: 500 })[0]?.name).toBe('Suva');
});
