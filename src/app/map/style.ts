import type { Feature, FeatureCollection } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColours } from './colours.ts';
import { OVER_THE_EDGE } from './globe.ts';
import { savedLayers, savedSource } from './saved-layer.ts';

/**
 * The embedded world as a style: paper, water, coast with its halo, borders, labels by rank, a graticule far out; above
 * it the grid and the selected square. It needs no network and stays underneath when an online style is there.
 */
export const FONT = ['Noto Sans Variable'];
const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };

const graticule: Feature = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'MultiLineString',
    coordinates: [
      ...Array.from({ length: 24 }, (_, at) => Array.from({ length: 35 }, (_, k) => [at * 15 - 180, k * 5 - 85])),
      ...Array.from({ length: 11 }, (_, at) => Array.from({ length: 73 }, (_, k) => [k * 5 - 180, at * 15 - 75])),
    ],
  },
};

/** Land and coast up close are the grid's paper: their own lines would lie wrong there. */
export const DETAIL_UNTIL = 13;

/** Detail arrives later and takes over from here; until then the coarse world serves at every zoom. */
export const DETAIL_ZOOM = 4.5;

/** Land, coast and borders of one source: drawn twice, coarse and fine. */
const shapesOf = (source: 'world' | 'detail', c: MapColours): LayerSpecification[] => {
  const from = source === 'detail' ? { minzoom: DETAIL_ZOOM } : {};
  const common = { source, maxzoom: DETAIL_UNTIL, ...from };
  const isKind = (kind: string): ['==', ['get', 'kind'], string] => ['==', ['get', 'kind'], kind];
  return [
    {
      ...common,
      id: `${source}-halo`,
      type: 'line',
      filter: isKind('coast'),
      paint: { 'line-color': c.halo, 'line-width': ['interpolate', ['linear'], ['zoom'], 0, 3, 6, 9], 'line-blur': 3 },
    },
    {
      ...common,
      id: `${source}-land`,
      type: 'fill',
      filter: isKind('land'),
      paint: { 'fill-color': c.land, 'fill-antialias': false },
    },
    {
      ...common,
      id: `${source}-coast`,
      type: 'line',
      filter: isKind('coast'),
      paint: { 'line-color': c.coast, 'line-width': ['interpolate', ['linear'], ['zoom'], 0, 0.4, 8, 1.2] },
    },
    {
      ...common,
      id: `${source}-borders`,
      type: 'line',
      filter: isKind('border'),
      paint: {
        'line-color': c.border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 8, 1.2],
        'line-dasharray': [3, 2],
      },
    },
  ];
};

/** The coarse layers end where the fine ones begin. */
export const COARSE_LAYERS = ['world-halo', 'world-land', 'world-coast', 'world-borders'] as const;

const groundLayers = (c: MapColours): LayerSpecification[] => [
  {
    id: 'water',
    type: 'background',
    paint: { 'background-color': ['step', ['zoom'], c.water, DETAIL_UNTIL, c.paper] },
  },
  ...shapesOf('world', c),
  ...shapesOf('detail', c),
  {
    id: 'lakes',
    type: 'fill',
    source: 'world',
    filter: ['==', ['get', 'kind'], 'lake'],
    maxzoom: DETAIL_UNTIL,
    paint: { 'fill-color': c.water },
  },
  {
    id: 'graticule',
    type: 'line',
    source: 'graticule',
    maxzoom: 4.5,
    paint: { 'line-color': c.border, 'line-opacity': 0.22, 'line-width': 0.5 },
  },
];

/** From here on the places around a view are named (near-places.ts), up to where streets of one would fill it. */
export const NEAR_FROM = 7;
export const NEAR_UNTIL = 16.5;
/** Where both kinds of names are drawn, one place's two lie on each other, and one of them is left out. */
export const WORLD_NAMES_UNTIL = 8.5;

const unlessOverTheEdge = (opacity: number): ExpressionSpecification => [
  'case',
  ['boolean', ['feature-state', OVER_THE_EDGE], false],
  0,
  opacity,
];

const placeNames = (c: MapColours) =>
  ({
    type: 'symbol',
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': ['interpolate', ['linear'], ['get', 'size'], 3, 11, 7, 15],
      'text-padding': 6,
      // Above or below where something of the person's own stands on the place itself.
      'text-variable-anchor': ['center', 'bottom', 'top'],
      'text-radial-offset': 1.1,
      'symbol-sort-key': ['-', 0, ['get', 'size']],
    },
    paint: {
      'text-color': c.label,
      'text-opacity': unlessOverTheEdge(1),
      'text-halo-color': c.paper,
      'text-halo-width': 1.4,
    },
  }) satisfies Partial<LayerSpecification>;

const labelLayers = (c: MapColours): LayerSpecification[] => [
  {
    ...placeNames(c),
    id: 'places',
    source: 'labels',
    filter: ['all', ['==', ['get', 'kind'], 'place'], ['<=', ['get', 'zoom'], ['zoom']]],
    minzoom: 3,
  },
  { ...placeNames(c), id: 'near', source: 'near', minzoom: NEAR_FROM, maxzoom: NEAR_UNTIL },
  {
    id: 'countries',
    type: 'symbol',
    source: 'world',
    // Small countries wait until there is room for their names.
    filter: ['all', ['==', ['get', 'kind'], 'country'], ['>=', ['*', ['get', 'room'], ['^', 2, ['zoom']]], 9]],
    minzoom: 1,
    maxzoom: 6.5,
    layout: {
      'text-field': ['get', 'label'],
      'text-font': FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 1, 9, 5, 14],
      'text-letter-spacing': 0.12,
      'text-max-width': 7,
      'symbol-sort-key': ['-', 0, ['get', 'room']],
    },
    paint: {
      'text-color': c.label,
      'text-opacity': unlessOverTheEdge(0.72),
      'text-halo-color': c.land,
      'text-halo-width': 1.2,
    },
  },
];

/** Light lines need a little more of themselves to be seen. */
export const gridPaint = (colour: string, isLight: boolean) => ({
  'line-color': colour,
  'line-opacity': [
    'interpolate',
    ['linear'],
    ['zoom'],
    17.5,
    0,
    18,
    isLight ? 0.2 : 0.16,
  ] satisfies ExpressionSpecification,
});

/** Fades in over half a zoom level from 17.5 on: hairlines, never thicker than a device pixel until zoom 20. */
export const overlayLayers = (c: MapColours, isDark: boolean): LayerSpecification[] => [
  {
    id: 'grid',
    type: 'line',
    source: 'grid',
    minzoom: 17,
    paint: {
      ...gridPaint(c.grid, isDark),
      'line-width': [
        'interpolate',
        ['linear'],
        ['zoom'],
        17.5,
        1 / devicePixelRatio,
        20,
        1 / devicePixelRatio,
        22,
        1.5,
      ],
    },
  },
  {
    id: 'selected-fill',
    type: 'fill',
    source: 'selected',
    minzoom: 16,
    paint: { 'fill-color': c.accent, 'fill-opacity': 0.18 },
  },
  {
    id: 'selected-line',
    type: 'line',
    source: 'selected',
    minzoom: 16,
    paint: { 'line-color': c.accent, 'line-width': 2 },
  },
  { id: 'accuracy', type: 'fill', source: 'accuracy', paint: { 'fill-color': c.accent, 'fill-opacity': 0.12 } },
];

/**
 * A globe far out, and flat from where the eye sees no difference. The library's own `globe` is flat from 12 on only: at 11
 * it left tiles out at the edge of some views.
 */
const GLOBE: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 8, 'vertical-perspective', 9, 'mercator'];

export const embeddedStyle = (c: MapColours, isDark: boolean, language: string): StyleSpecification => ({
  version: 8,
  state: { language: { default: language } },
  projection: { type: GLOBE },
  // The library's air is lit from one side, white, and lies over half of the land: ours is the page's own (globe.ts).
  sky: { 'sky-color': c.water, 'horizon-color': c.paper, 'atmosphere-blend': 0 },
  sources: {
    graticule: { type: 'geojson', data: structuredClone(graticule) },
    world: { type: 'geojson', data: NOTHING, tolerance: 0.5, generateId: true },
    detail: { type: 'geojson', data: NOTHING },
    labels: { type: 'geojson', data: NOTHING, generateId: true },
    near: { type: 'geojson', data: NOTHING },
    grid: { type: 'geojson', data: NOTHING, tolerance: 0, buffer: 0, maxzoom: 22 },
    selected: { type: 'geojson', data: NOTHING, tolerance: 0, maxzoom: 22 },
    accuracy: { type: 'geojson', data: NOTHING },
    saved: savedSource,
  },
  layers: [...groundLayers(c), ...labelLayers(c), ...overlayLayers(c, isDark), ...savedLayers(c, FONT)],
});
