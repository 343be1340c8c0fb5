import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { mapServers, serversOf, streetHosts } from './map-servers.ts';

const tiles = ['https://pictures.example/{z}/{x}/{y}.jpg'];

test.each([
  [undefined, {}],
  [[], {}],
  [{ light: 5, dark: null }, {}],
  [
    { light: 'https://a.example/style', dark: '/own/dark.json' },
    { light: 'https://a.example/style', dark: '/own/dark.json' },
  ],
  [{ satellite: { tiles: [] } }, {}],
  [{ satellite: { tiles: [5, ...tiles] } }, {}],
  [{ satellite: { tiles } }, { satellite: { type: 'raster', tiles, tileSize: 256, maxzoom: 19 } }],
  [
    { satellite: { tiles, tileSize: 512, maxzoom: 17, attribution: 'Somebody', type: 'video' } },
    { satellite: { type: 'raster', tiles, tileSize: 512, maxzoom: 17, attribution: 'Somebody' } },
  ],
])('%j', (file, servers) => {
  expect(serversOf(file)).toEqual(servers);
});

test('the file that ships names a style for light and for dark', () => {
  const shipped = serversOf(JSON.parse(readFileSync('public/map.json', 'utf8')));
  expect(Object.keys(shipped)).toEqual(['light', 'dark']);
});

test.each([
  [{}, []],
  [{ light: 'https://a.example/style', dark: 'https://a.example/night' }, ['a.example']],
  [{ light: 'https://a.example:8443/style', dark: '/own/dark.json' }, ['a.example:8443', 'map.example']],
])('streets of %j come from %j', (servers, hosts) => {
  expect(streetHosts(servers, 'https://map.example/settings')).toEqual(hosts);
});

afterEach(() => vi.unstubAllGlobals());

test('who could not be asked is asked again, who answered is not', async () => {
  const answers = [
    () => Promise.reject(new TypeError('no network')),
    () => Promise.resolve(new Response('', { status: 502 })),
    () => Promise.resolve(Response.json({ light: '/style.json' })),
  ];
  const fetch = vi.fn(() => answers[fetch.mock.calls.length - 1]?.());
  vi.stubGlobal('fetch', fetch);
  await expect(mapServers()).rejects.toThrow('no network');
  await expect(mapServers()).rejects.toThrow('502');
  expect(await mapServers()).toEqual({ light: '/style.json' });
  expect(await mapServers()).toEqual({ light: '/style.json' });
  expect(fetch).toHaveBeenCalledTimes(3);
});
