/** Saved places on the map: dots in the colours of their lists, gathered into counted discs where they lie close. */
import type { GeoJSONSource, LayerSpecification, Map as LibreMap, PointLike, SourceSpecification } from 'maplibre-gl';
import type { MapColours } from './colours.ts';

export type SavedMark = {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly name: string;
  readonly colour: string;
};

const SOURCE = 'saved';

/** Closer than 40 px two dots can not be told apart by a thumb; from zoom 15 on every place stands alone. */
export const savedSource: SourceSpecification = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
  cluster: true,
  clusterRadius: 40,
  clusterMaxZoom: 14,
};

export const savedLayers = (c: MapColours, font: string[]): LayerSpecification[] => [
  {
    id: 'saved-clusters',
    type: 'circle',
    source: SOURCE,
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': c.label,
      'circle-radius': ['step', ['get', 'point_count'], 14, 10, 17, 100, 21],
      'circle-stroke-color': c.paper,
      'circle-stroke-width': 2,
    },
  },
  {
    id: 'saved-counts',
    type: 'symbol',
    source: SOURCE,
    filter: ['has', 'point_count'],
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': font,
      'text-size': 12,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': c.paper },
  },
  {
    id: 'saved-places',
    type: 'circle',
    source: SOURCE,
    filter: ['!', ['has', 'point_count']],
    paint: {
      'circle-color': ['get', 'colour'],
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 3, 5, 16, 8],
      'circle-stroke-color': c.paper,
      'circle-stroke-width': 2,
    },
  },
  {
    // Nothing is seen of it: it keeps the names of the map from standing under a dot, which they make way for.
    id: 'saved-room',
    type: 'symbol',
    source: SOURCE,
    layout: { 'text-field': 'O', 'text-font': font, 'text-size': 12, 'text-padding': 0, 'text-allow-overlap': true },
    paint: { 'text-opacity': 0 },
  },
  {
    id: 'saved-names',
    type: 'symbol',
    source: SOURCE,
    filter: ['!', ['has', 'point_count']],
    minzoom: 11,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': 12,
      'text-anchor': 'top',
      'text-offset': [0, 0.9],
      // A name may have several lines. Words without a name stay on one: a slash is no place to break.
      'text-max-width': ['case', ['==', ['slice', ['get', 'name'], 0, 3], '///'], 40, 9],
    },
    paint: { 'text-color': c.label, 'text-halo-color': c.paper, 'text-halo-width': 1.4 },
  },
];

export const featuresOf = (marks: readonly SavedMark[]) => ({
  type: 'FeatureCollection' as const,
  features: marks.map(({ lat, lng, ...properties }) => ({
    type: 'Feature' as const,
    properties,
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  })),
});

const LAYERS = ['saved-clusters', 'saved-places'];

/** A finger is no needle: this many pixels around the point count. */
const REACH = 6;

/** The saved place at a point of the screen; a disc of several opens instead, and counts as a hit too. */
const hitAt = (map: LibreMap, { x, y }: { readonly x: number; readonly y: number }): string | 'opened' | undefined => {
  if (map.getLayer(LAYERS[0] ?? '') === undefined) return undefined;
  const box: [PointLike, PointLike] = [
    [x - REACH, y - REACH],
    [x + REACH, y + REACH],
  ];
  const [hit] = map.queryRenderedFeatures(box, { layers: LAYERS });
  if (hit === undefined) return undefined;
  const cluster: unknown = hit.properties.cluster_id;
  if (typeof cluster !== 'number') return String(hit.properties.id);
  const source = map.getSource<GeoJSONSource>(SOURCE);
  if (hit.geometry.type === 'Point') {
    const [lng = 0, lat = 0] = hit.geometry.coordinates;
    void source?.getClusterExpansionZoom(cluster).then((zoom) => map.easeTo({ center: [lng, lat], zoom }));
  }
  return 'opened';
};

/** True when the click was for a saved place; it is told of, or its disc is opened. */
export const takesClick = (
  map: LibreMap,
  point: { readonly x: number; readonly y: number },
  onSaved: (id: string) => void,
): boolean => {
  const hit = hitAt(map, point);
  if (hit !== undefined && hit !== 'opened') onSaved(hit);
  return hit !== undefined;
};

/** The pointer says that something can be pressed. */
export const showPointer = (map: LibreMap): void => {
  for (const layer of LAYERS) {
    map.on('mouseenter', layer, () => {
      map.getCanvas().style.cursor = 'pointer';
    });
    map.on('mouseleave', layer, () => {
      map.getCanvas().style.cursor = '';
    });
  }
};
