/**
 * Streets or pictures from a server, above the embedded world and below the grid. They come unseen, and fade in with
 * their first tile: a server that fails or hangs, at once or half-way, leaves the embedded map, which is complete.
 */
import type { LayerSpecification, Map as LibreMap, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { reveal, unseen } from './fade.ts';
import { type MapServers, mapServers } from './map-servers.ts';
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

const fetchStyle = async (address: string | undefined): Promise<StyleSpecification | undefined> => {
  if (address === undefined) return undefined;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
};

/** All names on the map are drawn from the font of the page: a server's own would be asked for letter by letter. */
const inOurFont = (layer: LayerSpecification): LayerSpecification =>
  layer.type === 'symbol' ? { ...layer, layout: { ...layer.layout, 'text-font': FONT } } : layer;

const streetsFrom = ({ sources, layers, sprite }: StyleSpecification): Overlay => ({
  sources,
  layers: layers.map((layer) => ({
    ...inOurFont(layer),
    // The embedded layers have names too.
    id: `online-${layer.id}`,
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

type Telling = {
  /** Another question was asked since, or the map is gone. */
  readonly isWanted: () => boolean;
  /** The first tile is there. */
  readonly onSeen: () => void;
  readonly fadeMs?: number;
};

/** True when there is a style; whether its tiles come is told later. */
export const addOnlineStyle = async (
  map: LibreMap,
  how: Exclude<Streets, 'embedded'>,
  { isWanted, onSeen, fadeMs }: Telling,
): Promise<boolean> => {
  // Nobody who could be asked is like nobody who is named: the embedded map needs none.
  const servers = await mapServers().catch((): MapServers => ({}));
  const overlay = await overlayOf(servers, how);
  if (overlay === undefined) return false;
  const { sources, layers, under } = overlay;
  const watch = ({ sourceId, tile }: { readonly sourceId: string; readonly tile?: unknown }): void => {
    if (tile === undefined || !Object.hasOwn(sources, sourceId)) return;
    map.off('sourcedata', watch);
    if (!isWanted()) return;
    for (const layer of layers) reveal(map, layer);
    if (under === 'grid') for (const id of ['places', 'countries']) map.setLayerZoomRange(id, 0, DETAIL_FROM + 1);
    onSeen();
  };
  const begin = (): void => {
    if (!isWanted()) return;
    add(map, overlay, fadeMs);
    map.on('sourcedata', watch);
  };
  if (map.getLayer('grid') === undefined) map.once('style.load', begin);
  else begin();
  return true;
};
