import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { inPageLanguage, namedIn } from './names.ts';

const shapes = (...countries: readonly (readonly [code: string, name: string])[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: countries.map(([code, name]) => ({
    type: 'Feature',
    properties: { kind: 'country', code, name },
    geometry: { type: 'Point', coordinates: [0, 0] },
  })),
});

const labelsIn = (language: string, ...countries: readonly (readonly [code: string, name: string])[]) =>
  namedIn(language, shapes(...countries)).features.map(({ properties }) => properties?.label);

test.each([
  ['en', 'GERMANY'],
  ['de', 'DEUTSCHLAND'],
  ['ru', 'ГЕРМАНИЯ'],
  ['ja', 'ドイツ'],
  ['ar', 'ألمانيا'],
])('a country in %s', (language, label) => {
  expect(labelsIn(language, ['DE', 'Germany'])).toEqual([label]);
});

test('capitals are those of the language', () => {
  expect(labelsIn('tr', ['TR', 'Turkey'])).toEqual(['TÜRKİYE']);
});

test('a territory is called by its name, and not by whose it is', () => {
  expect(labelsIn('de', ['HK', 'Hong Kong'], ['PS', 'Palestine'])).toEqual(['HONGKONG', 'PALÄSTINA']);
});

test('a country without a name in the language keeps the one it has', () => {
  expect(labelsIn('de', ['QX', 'Nowhere'])).toEqual(['NOWHERE']);
});

test('what is no country stays as it is', () => {
  const land = { ...shapes(['DE', 'Germany']).features[0]!, properties: { kind: 'land' } };
  expect(namedIn('de', { type: 'FeatureCollection', features: [land] }).features).toEqual([land]);
});

const IN_LANGUAGE = ['get', ['concat', 'name:', ['global-state', 'language']]];

test('names of streets are read in the language of the page first', () => {
  const name: ExpressionSpecification = ['coalesce', ['get', 'name_en'], ['get', 'name']];
  const both: ExpressionSpecification = [
    'case',
    ['has', 'name:nonlatin'],
    ['concat', ['get', 'name:latin'], '\n', ['get', 'name:nonlatin']],
    name,
  ];
  expect(inPageLanguage(name)).toEqual(['coalesce', IN_LANGUAGE, name]);
  expect(inPageLanguage(both)).toEqual(['coalesce', IN_LANGUAGE, both]);
});

test('an older style writes its names in braces', () => {
  expect(inPageLanguage('{name:latin}\n{name:nonlatin}')).toEqual([
    'coalesce',
    IN_LANGUAGE,
    ['concat', ['to-string', ['get', 'name:latin']], '\n', ['to-string', ['get', 'name:nonlatin']]],
  ]);
});

test.each([
  ['', ''],
  ['the number of a road', ['to-string', ['get', 'ref']]],
  ['a summit with its height', ['concat', ['get', 'name'], ' ', ['get', 'ele']]],
  ['older: the number of a house', '{housenumber}'],
  ['older: by zoom', { stops: [[8, '{name}']] }],
] as const)('%s stays as it is', (_, text) => {
  expect(inPageLanguage(text as never)).toBe(text);
});
