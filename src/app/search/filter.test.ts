import { expect, test } from 'vitest';
import { isFiltering, isWanted, NO_FILTER, optionsOf } from './filter.ts';

const view = { south: 51, west: -1, north: 52, east: 1 };
const acrossTheDateLine = { south: -20, west: 175, north: -10, east: 185 };
const wholeWorld = { south: -80, west: -250, north: 80, east: 250 };

test.each([
  ['nothing', NO_FILTER, {}],
  ['a view', { view }, { 'clip-to-bounding-box': '51.00000,-1.00000,52.00000,1.00000' }],
  [
    'a view across 180',
    { view: acrossTheDateLine },
    { 'clip-to-bounding-box': '-20.00000,175.00000,-10.00000,185.00000' },
  ],
  ['the world and more', { view: wholeWorld }, { 'clip-to-bounding-box': '-80.00000,-250.00000,80.00000,250.00000' }],
  ['a country', { country: 'GB' }, { 'clip-to-country': 'GB' }],
  [
    'both',
    { view, country: 'GB' },
    { 'clip-to-bounding-box': '51.00000,-1.00000,52.00000,1.00000', 'clip-to-country': 'GB' },
  ],
])('%s is asked for', (_, filter, options) => {
  expect(optionsOf(filter)).toEqual(options);
  expect(isFiltering(filter)).toBe(Object.keys(options).length > 0);
});

test.each([
  ['inside', { view }, { lat: 51.5, lng: 0, country: 'GB' }, true],
  ['north of it', { view }, { lat: 52.5, lng: 0, country: 'GB' }, false],
  ['east of it', { view }, { lat: 51.5, lng: 2, country: 'GB' }, false],
  ['west of 180', { view: acrossTheDateLine }, { lat: -17, lng: 178, country: 'FJ' }, true],
  ['beyond 180', { view: acrossTheDateLine }, { lat: -17, lng: -178, country: 'FJ' }, true],
  ['far beyond 180', { view: acrossTheDateLine }, { lat: -17, lng: -170, country: 'FJ' }, false],
  ['anywhere', { view: wholeWorld }, { lat: 10, lng: 111, country: 'VN' }, true],
  ['in the country', { country: 'GB' }, { lat: 0, lng: 0, country: 'GB' }, true],
  ['in another', { country: 'GB' }, { lat: 0, lng: 0, country: 'FR' }, false],
  ['in the country, out of view', { view, country: 'GB' }, { lat: 57, lng: 0, country: 'GB' }, false],
] as const)('a place %s', (_, filter, place, wanted) => {
  expect(isWanted(filter, place)).toBe(wanted);
});
