import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addOnlineStyle } from './online-style.ts';

const STYLE_ADDRESS = 'https://streets.example/style.json';
vi.mock('./map-servers.ts', () => ({ mapServers: async () => ({ light: STYLE_ADDRESS }) }));

/** A map that has the embedded style; as the library does, it takes no second source of the same name. */
const openMap = () => {
  const sources = new Set(['world', 'labels', 'grid']);
  const layers = new Map<string, unknown>([['grid', { id: 'grid' }]]);
  const listeners: ((event: unknown) => void)[] = [];
  const map = {
    getLayer: (id: string) => layers.get(id),
    getSource: (id: string) => (sources.has(id) ? {} : undefined),
    addSource: (id: string, source: { readonly type: string }) => {
      if (sources.has(id)) throw new Error(`There is already a source with the ID "${id}".`);
      if (source.type === 'odd') throw new Error('no such type');
      sources.add(id);
    },
    addLayer: (layer: { readonly id: string }) => layers.set(layer.id, layer),
    removeLayer: (id: string) => layers.delete(id),
    removeSource: (id: string) => sources.delete(id),
    setPaintProperty: () => undefined,
    setLayerZoomRange: () => undefined,
    on: (_: string, listen: (event: unknown) => void) => listeners.push(listen),
    off: () => undefined,
  };
  return { map: map as never, sources, layers, happens: (event: unknown) => listeners.map((listen) => listen(event)) };
};

const given = (style: unknown): void => void vi.stubGlobal('fetch', async () => Response.json(style));

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { theme: 'light' } } });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const vector = { type: 'vector', url: 'https://streets.example/tiles.json' };
const road = { id: 'road', type: 'line', source: 'world', 'source-layer': 'road' };

test('a source and a layer named like ours stand beside them', async () => {
  const { map, sources, layers, happens } = openMap();
  given({ version: 8, sources: { world: vector }, layers: [{ id: 'grid', type: 'background' }, road] });
  const onSeen = vi.fn();
  expect(await addOnlineStyle(map, 'auto', { isWanted: () => true, onSeen })).toBe(true);
  expect([...sources]).toEqual(['world', 'labels', 'grid', 'online-world']);
  expect([...layers.keys()]).toEqual(['grid', 'online-grid', 'online-road']);
  expect(layers.get('online-road')).toMatchObject({ source: 'online-world' });
  happens({ sourceId: 'world', tile: {} });
  expect(onSeen).not.toHaveBeenCalled();
  happens({ sourceId: 'online-world', tile: {} });
  expect(onSeen).toHaveBeenCalledOnce();
});

test.each([
  ['nothing', null],
  ['a sentence', 'not found'],
  ['no sources', { version: 8, layers: [] }],
  ['no layers', { version: 8, sources: {} }],
  ['layers that are a table', { version: 8, sources: {}, layers: {} }],
  ['layers that are none', { version: 8, sources: {}, layers: [null] }],
  ['a source that the map does not take', { version: 8, sources: { a: vector, b: { type: 'odd' } }, layers: [road] }],
])('%s for a style is no style: that is told, and nothing of it stays', async (_, style) => {
  const { map, sources, layers } = openMap();
  given(style);
  expect(await addOnlineStyle(map, 'online', { isWanted: () => true, onSeen: () => undefined })).toBe(false);
  expect(console.warn).toHaveBeenCalledOnce();
  expect([...sources]).toEqual(['world', 'labels', 'grid']);
  expect([...layers.keys()]).toEqual(['grid']);
});
