/**
 * Street detail from a tile server, above the embedded world and below the grid. It is asked for once, with a limit of
 * time: a server that fails says so, one that hangs never does, and the embedded map is complete without either.
 */
import type { Map as LibreMap, StyleSpecification } from 'maplibre-gl';

const STYLES = {
  light: 'https://tiles.openfreemap.org/styles/positron',
  dark: 'https://tiles.openfreemap.org/styles/dark',
};

/** What a server that answers at all needs, on a phone network; longer when the person insists on it. */
const PATIENCE_MS = { auto: 2500, online: 15_000 };

/** From here on the embedded coast is too coarse to stand alone. */
const DETAIL_FROM = 5;

const fetchStyle = async (url: string, patienceMs: number): Promise<StyleSpecification | undefined> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
};

/** True when the streets are on the map, or will be as soon as it is ready. */
export const addOnlineStyle = async (
  map: LibreMap,
  how: 'auto' | 'online',
  isWanted: () => boolean,
): Promise<boolean> => {
  const isDark = document.documentElement.dataset.theme === 'dark';
  const style = await fetchStyle(isDark ? STYLES.dark : STYLES.light, PATIENCE_MS[how]);
  if (style === undefined) return false;
  const add = (): void => {
    if (!isWanted() || map.getSource('openmaptiles') !== undefined) return;
    if (style.glyphs !== undefined) map.setGlyphs(style.glyphs);
    if (typeof style.sprite === 'string') map.setSprite(style.sprite);
    for (const [id, source] of Object.entries(style.sources))
      if (map.getSource(id) === undefined) map.addSource(id, source);
    for (const layer of style.layers) {
      if (map.getLayer(layer.id) !== undefined) continue;
      map.addLayer({ ...layer, minzoom: Math.max(DETAIL_FROM, layer.minzoom ?? 0) }, 'grid');
    }
    for (const id of ['places', 'countries']) map.setLayerZoomRange(id, 0, DETAIL_FROM + 1);
  };
  if (map.isStyleLoaded()) add();
  else map.once('style.load', add);
  return true;
};
