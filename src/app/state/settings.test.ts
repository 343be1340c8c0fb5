import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const usual = { units: 'auto', coordinates: 'decimal', mapStyle: 'auto', server: undefined };
const server = { url: 'https://tessera.example', key: 'k' };

test.each([
  [null, usual],
  ['', usual],
  ['{', usual],
  ['null', usual],
  ['[1]', usual],
  ['"text"', usual],
  ['{"units":"imperial","mapStyle":"charcoal"}', { ...usual, units: 'imperial' }],
  ['{"mapStyle":"satellite"}', { ...usual, mapStyle: 'satellite' }],
  [JSON.stringify({ coordinates: 'grid', server }), { ...usual, coordinates: 'grid', server }],
  [JSON.stringify({ server: { url: 'nonsense', key: 'k' } }), usual],
  [JSON.stringify({ server: { url: 5 } }), usual],
  [JSON.stringify({ server: null }), usual],
] as const)('%s', (text, settings) => {
  expect(readSettings(text)).toEqual(settings);
});

test.each([
  ['?style=embedded', 'embedded'],
  ['?lang=de&style=satellite', 'satellite'],
  ['?style=charcoal', 'online'],
  ['', 'online'],
] as const)('a link that ends in %s shows the %s map to whoever chose the online one', (query, mapStyle) => {
  expect(readSettings('{"mapStyle":"online"}', query).mapStyle).toBe(mapStyle);
});
