import { expect, test } from 'vitest';
import { clipOf, isFiltering, NO_FILTER, optionsOf } from './filter.ts';

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

test('places at hand are clipped by the same', () => {
  expect(clipOf(NO_FILTER)).toEqual({});
  expect(clipOf({ view: acrossTheDateLine, country: 'FJ' })).toEqual({ box: acrossTheDateLine, country: 'FJ' });
});
