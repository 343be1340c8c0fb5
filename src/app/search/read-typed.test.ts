import { expect, test } from 'vitest';
import { readTyped } from './read-typed.ts';

const near = {
  pageLanguage: 'en',
  focus: { lat: 47.4, lng: 8.6 },
  placeNamed: async (name: string) => (name === 'Singapore' ? { lat: 1.29, lng: 103.85 } : undefined),
};

test.each([
  ['51.5, -0.12', 'coordinates', 51.5, -0.12],
  ['8FVC9G8F+6X', 'plusCode', 47.3656, 8.5249],
  ['9G8F+6X', 'plusCode', 47.3656, 8.5249],
  ['7VP3+PR Singapore', 'plusCode', 1.2868, 103.8546],
  ['u4pruydqqvj', 'geohash', 57.6491, 10.4074],
  ['30U XC 99564 09432', 'grid', 51.5007, -0.1246],
  ['30uxc9956409432', 'grid', 51.5007, -0.1246],
] as const)('%s', async (text, notation, lat, lng) => {
  const typed = await readTyped(text, near);
  if (typed?.kind !== 'position') throw new Error('a position was expected');
  expect(typed.notation).toBe(notation);
  expect(typed.at.lat).toBeCloseTo(lat, 3);
  expect(typed.at.lng).toBeCloseTo(lng, 3);
});

test.each([
  ['https://map.example/filled.count.soap', 'filled.count.soap'],
  ['https://map.example/x/%C4%8Daj.%C5%99eka.%C5%BEaba?lang=cs#top', 'čaj.řeka.žaba'],
] as const)('%s', async (text, words) => {
  expect(await readTyped(text, near)).toEqual({ kind: 'words', words });
});

test.each([
  'filled.count.soap',
  '7VP3+PR Nowhere',
  '30U XC 995 0943',
  'https://map.example/',
  'https://',
  'Berlin',
  '',
])('%j needs a search', async (text) => {
  expect(await readTyped(text, near)).toBeUndefined();
});

test('a short code needs something to be near to', async () => {
  expect(await readTyped('9G8F+6X', { ...near, focus: undefined })).toBeUndefined();
});

test('a letter of the compass is read in the language of the page', async () => {
  const madrid = '40°25′N 3°42′O';
  const at = async (pageLanguage: string) => {
    const typed = await readTyped(madrid, { ...near, pageLanguage });
    return typed?.kind === 'position' ? Math.sign(typed.at.lng) : undefined;
  };
  expect([await at('es'), await at('de'), await at('en')]).toEqual([-1, 1, undefined]);
});
