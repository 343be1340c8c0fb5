/**
 * The first square that is drawn has the graphics build the program that draws squares, and without a graphics card that
 * takes half a second, in which the page does nothing else. So one is drawn before anybody asks: a centimetre wide, in the
 * first moment in which the map has nothing to do, and gone with the next.
 */
import type { GeoJSON } from 'geojson';
import type { Map as LibreMap } from 'maplibre-gl';
import { NO_SHAPES, rectangle } from './shapes.ts';

/** From here on a selected square is drawn as one (style.ts). */
const SQUARE_ZOOM = 16;

/** Half a centimetre, in degrees. */
const HALF = 5e-8;

/** `show` draws in the place of the selected square; what it gives back ends the rehearsal for good. */
export const rehearse = (map: LibreMap, show: (shapes: GeoJSON) => void): (() => void) => {
  let isDrawn = false;
  const next = (): void => {
    if (isDrawn) {
      end();
      show(NO_SHAPES);
    } else if (map.getZoom() >= SQUARE_ZOOM) {
      isDrawn = true;
      const { lat, lng } = map.getCenter();
      show(rectangle({ south: lat - HALF, west: lng - HALF, north: lat + HALF, east: lng + HALF }));
    }
  };
  const end = (): void => void map.off('idle', next);
  map.on('idle', next);
  return end;
};
