import { afterEach, expect, test, vi } from 'vitest';
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

afterEach(() => vi.unstubAllGlobals());

test('a window writes what was chosen in it, and leaves what another one chose', async () => {
  let stored: string | null = JSON.stringify({ server });
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, text: string) => {
      stored = text;
    },
  });
  const openWindow = async () => {
    vi.resetModules();
    return (await import('./settings.ts')).useSettings.getState();
  };
  const older = await openWindow();
  const newer = await openWindow();
  newer.choose({ server: undefined });
  older.choose({ units: 'imperial' });
  expect(readSettings(stored)).toEqual({ ...usual, units: 'imperial' });
  newer.choose({ server });
  older.choose({ coordinates: 'grid' });
  expect(readSettings(stored)).toEqual({ ...usual, units: 'imperial', coordinates: 'grid', server });
});
