/**
 * A graphics card compiles how something is drawn when it is first drawn, and the page stands still meanwhile: a third of
 * a second in software. A map at rest draws what a tap will draw, too faint and too small to be seen.
 */
import type { Map as LibreMap } from 'maplibre-gl';
import { rectangle } from './shapes.ts';

const ID = 'shaders';
/** In degrees: a tenth of a millimetre on the ground. */
const SIZE = 1e-9;
const FAINT = 0.004;

const drawOnce = (map: LibreMap): void => {
  const { lat, lng } = map.getCenter();
  const data = rectangle({ south: lat, west: lng, north: lat + SIZE, east: lng + SIZE });
  map.addSource(ID, { type: 'geojson', data: data as never, tolerance: 0, maxzoom: 22 });
  map.addLayer({ id: `${ID}-fill`, type: 'fill', source: ID, paint: { 'fill-opacity': FAINT } });
  map.addLayer({ id: `${ID}-line`, type: 'line', source: ID, paint: { 'line-opacity': FAINT } });
  map.once('idle', () => {
    // A new style has done away with them already.
    for (const layer of [`${ID}-fill`, `${ID}-line`]) if (map.getLayer(layer)) map.removeLayer(layer);
    if (map.getSource(ID)) map.removeSource(ID);
  });
};

/** `isNeeded`: nothing has been drawn that way yet. */
export const readyShaders = (map: LibreMap, isNeeded: () => boolean): void => {
  map.once('idle', () => {
    if (isNeeded()) drawOnce(map);
  });
};
