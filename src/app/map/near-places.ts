/**
 * Names for an embedded map that has no streets: the labels that come with it are those of the large places of the
 * world; closer, the places around are asked for, largest first, and as many are drawn as have room.
 */
import type { GeoJSON } from 'geojson';
import type { Map as LibreMap } from 'maplibre-gl';
import type { NamedPlace } from '../../client/transports.ts';
import { isInside, NOWHERE, viewOf, widened } from './boxes.ts';
import type { Cell } from './cells.ts';
import { NO_SHAPES } from './shapes.ts';
import { NEAR_FROM, NEAR_UNTIL, WORLD_NAMES_UNTIL } from './style.ts';

/** Villages are 1.2 MB, and have room from here on. */
const VILLAGES_FROM = 10;
/** More than have room in four views, which is what is asked for at a time. */
const MOST = 120;
/** Closer by so much, there is room for more. */
const CLOSER = 0.8;

export type AskForPlaces = (box: Cell, limit: number, withVillages: boolean) => Promise<readonly NamedPlace[]>;

/** As the labels of the embedded map; a place whose people nobody counted is drawn as one of three hundred. */
export const labelsOf = (places: readonly NamedPlace[]) => ({
  type: 'FeatureCollection' as const,
  features: places.map(({ name, lat, lng, population }) => ({
    type: 'Feature' as const,
    properties: { name, size: Math.log10(Math.max(300, population)) },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  })),
});

export const openNearPlaces = (map: LibreMap, ask: AskForPlaces, draw: (labels: GeoJSON) => void) => {
  let isAlone = false;
  let asked = { box: NOWHERE, zoom: 0 };

  const update = async (): Promise<void> => {
    const zoom = map.getZoom();
    if (!isAlone || zoom < NEAR_FROM || zoom >= NEAR_UNTIL) return;
    const view = viewOf(map);
    if (isInside(view, asked.box) && zoom < asked.zoom + CLOSER) return;
    const question = { box: widened(view), zoom };
    asked = question;
    try {
      const places = await ask(question.box, MOST, zoom >= VILLAGES_FROM);
      if (asked !== question) return;
      draw(labelsOf(places));
      yieldTo();
    } catch (error) {
      console.warn('places', error);
      if (asked === question) asked = { box: NOWHERE, zoom: 0 };
    }
  };
  /** A place would be named twice where both know it. */
  const yieldTo = (): void => {
    if (isAlone && asked.box !== NOWHERE && map.getLayer('places'))
      map.setLayerZoomRange('places', 3, WORLD_NAMES_UNTIL);
  };
  map.on('moveend', () => void update());
  map.on('style.load', yieldTo);
  return {
    setAlone: (now: boolean): void => {
      isAlone = now;
      if (now) void update();
      else {
        asked = { box: NOWHERE, zoom: 0 };
        draw(NO_SHAPES);
      }
    },
  };
};
