/** A small map of many points on the embedded world: dots, and the words of one when it is clicked. */
import 'maplibre-gl/dist/maplibre-gl.css';
import {
  AttributionControl,
  type GeoJSONSource,
  Map as LibreMap,
  LngLatBounds,
  NavigationControl,
  Popup,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Point } from '../../client/client.ts';
import type { BaseMapOptions } from './base-map.ts';
import { readColours } from './colours.ts';
import { CREDITS } from './credits.ts';
import type { MapLabels } from './labels.ts';
import { namedIn } from './names.ts';
import { embeddedStyle } from './style.ts';

setWorkerUrl(workerUrl);

type PointsMapOptions = Pick<BaseMapOptions, 'theme' | 'language' | 'basemap'> & {
  readonly labels: MapLabels;
  readonly points: readonly (Point & { readonly words: string })[];
};

/** As many dots as can be large without hiding one another. */
const FEW = 200;

/** Closer, a single point would stand on empty paper. */
const CLOSEST_ZOOM = 12;

type Ground = Pick<StyleSpecification, 'layers'>;

/** All of it land: without its land a map says of a city that it lies at sea. */
const beforeLand = <Style extends Ground>(style: Style, land: string): Style => ({
  ...style,
  layers: style.layers.map((layer) =>
    layer.type === 'background' ? { ...layer, paint: { 'background-color': land } } : layer,
  ),
});

/** What was beneath everything is the sea again once the land is drawn on it. */
const whenLandIsThere = (map: LibreMap, { layers }: Ground): void => {
  const sea = layers.find((layer) => layer.type === 'background');
  // A source calls itself loaded a moment before its tiles are drawn anew; an idle map has drawn them.
  map.once('idle', () => {
    if (sea !== undefined) map.setPaintProperty(sea.id, 'background-color', sea.paint?.['background-color']);
  });
};

/** Opens the map, and returns what closes it. */
export const openPointsMap = (
  host: HTMLElement,
  { points, theme, language, basemap, labels }: PointsMapOptions,
): (() => void) => {
  const colours = readColours();
  const bounds = new LngLatBounds();
  for (const { lat, lng } of points) bounds.extend([lng, lat]);
  const style = embeddedStyle(colours, theme === 'dark', language);
  const map = new LibreMap({
    container: host,
    // Flat: a globe would hide half of the points.
    style: { ...beforeLand(style, colours.land), projection: { type: 'mercator' } },
    bounds,
    // No point is hidden by the buttons, on whichever side they are.
    fitBoundsOptions: { padding: { top: 40, bottom: 40, left: 64, right: 64 }, maxZoom: CLOSEST_ZOOM },
    attributionControl: false,
    locale: {
      'NavigationControl.ZoomIn': labels.zoomIn,
      'NavigationControl.ZoomOut': labels.zoomOut,
      'NavigationControl.ResetBearing': labels.north,
      'Map.Title': labels.map,
      'AttributionControl.ToggleAttribution': labels.credits,
    },
  });
  map.addControl(new AttributionControl({ compact: true, customAttribution: CREDITS }), 'bottom-right');
  map.addControl(new NavigationControl({ visualizePitch: false }), 'bottom-right');
  const ground = (['world', 'labels', 'detail'] as const).map((part) => ({
    part,
    arrival: basemap(part).catch((error: unknown) => console.warn('basemap', part, error)),
  }));
  map.on('load', () => {
    // The credits open by themselves and would cover a small map; their button stays.
    const credits = host.querySelector('.maplibregl-ctrl-attrib');
    credits?.classList.remove('maplibregl-compact-show');
    credits?.removeAttribute('open');
    map.addSource('points', {
      type: 'geojson',
      data: {
        type: 'FeatureCollection',
        features: points.map(({ lat, lng, words }) => ({
          type: 'Feature',
          properties: { words },
          geometry: { type: 'Point', coordinates: [lng, lat] },
        })),
      },
    });
    map.addLayer({
      id: 'points',
      type: 'circle',
      source: 'points',
      paint: {
        'circle-color': colours.accent,
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 1, points.length > FEW ? 2.5 : 5, 8, 6],
        'circle-stroke-color': colours.paper,
        'circle-stroke-width': 1,
      },
    });
    for (const { part, arrival } of ground) {
      void arrival.then((data) => {
        if (data === undefined) return;
        void map.getSource<GeoJSONSource>(part)?.setData(part === 'world' ? namedIn(language, data) : data);
        if (part === 'world') whenLandIsThere(map, style);
      });
    }
  });
  map.on('click', 'points', ({ features, lngLat }) => {
    const words: unknown = features?.[0]?.properties.words;
    if (typeof words !== 'string') return;
    new Popup({ closeButton: false }).setLngLat(lngLat).setText(`///${words}`).addTo(map);
  });
  return () => map.remove();
};
