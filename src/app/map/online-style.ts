/**
 * Streets or pictures from a server, above the embedded world and below the grid. They come unseen, and fade in with
 * their first tile: a server that fails or hangs, at once or half-way, leaves the embedded map, which is complete.
 */
import type { LayerSpecification, Map as LibreMap, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { reveal, unseen } from './fade.ts';
import { type MapServers, mapServers } from './map-servers.ts';
import { inPageLanguage } from './names.ts';
import { FONT } from './style.ts';

/** Streets from a server when there are any, never, or because the person wants them; or pictures from above. */
export type Streets = 'auto' | 'embedded' | 'online' | 'satellite';

/** Nobody waits for it, so it may be long: what a server that answers at all needs, on the worst of networks. */
const PATIENCE_MS = 15_000;

/** From here on the embedded coast is too coarse to stand alone. */
const DETAIL_FROM = 5;

type Overlay = {
  readonly sources: Readonly<Record<string, SourceSpecification>>;
  readonly layers: readonly LayerSpecification[];
  /** The layer that it lies under. */
  readonly under: 'grid' | 'places';
  readonly sprite?: string;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** As far as it is read here; what the library makes of the rest it says itself. */
const isStyle = (value: unknown): value is StyleSpecification =>
  isObject(value) &&
  'sources' in value &&
  isObject(value.sources) &&
  'layers' in value &&
  Array.isArray(value.layers) &&
  value.layers.every(isObject);

const fetchStyle = async (address: string | undefined): Promise<StyleSpecification | undefined> => {
  if (address === undefined) return undefined;
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const style: unknown = response.ok ? await response.json() : undefined;
  if (isStyle(style)) return style;
  throw new Error(`${address} is no style`);
};

/** All names on the map are in the language of the page, and drawn from its font: a server's own would be asked for letter by letter. */
const asOurNames = (layer: LayerSpecification): LayerSpecification => {
  if (layer.type !== 'symbol') return layer;
  const { 'text-field': text, ...layout } = layer.layout ?? {};
  const named = text === undefined ? {} : { 'text-field': inPageLanguage(text) };
  return { ...layer, layout: { ...layout, ...named, 'text-font': FONT } };
};

/** The embedded sources and layers have names too. */
const ofTheirs = (name: string): string => `online-${name}`;

const withTheirSource = (layer: LayerSpecification): LayerSpecification =>
  'source' in layer ? { ...layer, source: ofTheirs(layer.source) } : layer;

const streetsFrom = ({ sources, layers, sprite }: StyleSpecification): Overlay => ({
  sources: Object.fromEntries(Object.entries(sources).map(([id, source]) => [ofTheirs(id), source])),
  layers: layers.map((layer) => ({
    ...withTheirSource(asOurNames(layer)),
    id: ofTheirs(layer.id),
    minzoom: Math.max(DETAIL_FROM, layer.minzoom ?? 0),
  })),
  under: 'grid',
  ...(typeof sprite === 'string' ? { sprite } : {}),
});

const overlayOf = async (servers: MapServers, how: Streets): Promise<Overlay | undefined> => {
  if (how === 'satellite') {
    const { satellite } = servers;
    if (satellite === undefined) return undefined;
    const layers = [{ id: 'satellite', type: 'raster', source: 'satellite', minzoom: 2 } as const];
    return { sources: { satellite }, layers, under: 'places' };
  }
  const isDark = document.documentElement.dataset.theme === 'dark';
  const style = await fetchStyle(isDark ? servers.dark : servers.light);
  return style === undefined ? undefined : streetsFrom(style);
};

const add = (map: LibreMap, { sources, layers, under, sprite }: Overlay, fadeMs: number | undefined): void => {
  if (sprite !== undefined) map.setSprite(sprite);
  for (const [id, source] of Object.entries(sources)) map.addSource(id, source);
  for (const layer of layers) map.addLayer(unseen(layer, fadeMs), under);
};

/** What came half-way would load its tiles and never be seen. */
const takeAway = (map: LibreMap, { sources, layers }: Overlay): void => {
  for (const { id } of layers) if (map.getLayer(id) !== undefined) map.removeLayer(id);
  for (const id of Object.keys(sources)) if (map.getSource(id) !== undefined) map.removeSource(id);
};

type Telling = {
  /** Another question was asked since, or the map is gone. */
  readonly isWanted: () => boolean;
  /** The first tile is there. */
  readonly onSeen: () => void;
  readonly fadeMs?: number;
};

const isReady = (map: LibreMap): Promise<void> =>
  new Promise((resolve) => {
    if (map.getLayer('grid') === undefined) map.once('style.load', () => resolve());
    else resolve();
  });

/** True when there is a style that the map can take; whether its tiles come is told later. */
export const addOnlineStyle = async (
  map: LibreMap,
  how: Exclude<Streets, 'embedded'>,
  { isWanted, onSeen, fadeMs }: Telling,
): Promise<boolean> => {
  let overlay: Overlay | undefined;
  try {
    overlay = await overlayOf(await mapServers(), how);
    if (overlay === undefined) return false;
    await isReady(map);
    if (!isWanted()) return true;
    add(map, overlay, fadeMs);
  } catch (error) {
    console.warn('streets', error);
    if (overlay !== undefined && isWanted()) takeAway(map, overlay);
    return false;
  }
  const { sources, layers, under } = overlay;
  const watch = ({ sourceId, tile }: { readonly sourceId: string; readonly tile?: unknown }): void => {
    if (tile === undefined || !Object.hasOwn(sources, sourceId)) return;
    map.off('sourcedata', watch);
    if (!isWanted()) return;
    for (const layer of layers) reveal(map, layer);
    if (under === 'grid') for (const id of ['places', 'countries']) map.setLayerZoomRange(id, 0, DETAIL_FROM + 1);
    onSeen();
  };
  map.on('sourcedata', watch);
  return true;
};
