/**
 * The map itself: its view, its style, and the shapes of the world that it is drawn from. The page adds to it what lies on
 * top; a link to a view begins with this alone, before the page is there.
 */
import 'maplibre-gl/dist/maplibre-gl.css';
import type { FeatureCollection, GeoJSON } from 'geojson';
import { type GeoJSONSource, Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Point } from '../../client/client.ts';
import type { Theme } from '../state/kept.ts';
import { readColours } from './colours.ts';
import { watchGlobe } from './globe.ts';
import { namedIn } from './names.ts';
import type { Padding } from './padding.ts';
import { COARSE_LAYERS, DETAIL_UNTIL, DETAIL_ZOOM, embeddedStyle } from './style.ts';

setWorkerUrl(workerUrl);

export type BasemapPart = 'world' | 'labels' | 'detail';

export type BaseMapOptions = {
  readonly start: Point & { readonly zoom: number };
  /** What lies over the map at its edges, px. */
  readonly padding?: Padding;
  readonly theme: Theme;
  /** Names are read in it, as far as they are known in it. */
  readonly language: string;
  readonly basemap: (part: BasemapPart) => Promise<FeatureCollection>;
};

export type BaseMap = {
  readonly map: LibreMap;
  /** Shows other shapes in a source of the style. They survive a change of the style. */
  give(source: string, shapes: GeoJSON): void;
  /** The names of the world, when they are here: now, or when somebody goes where they are drawn. */
  onLabels(named: (labels: FeatureCollection) => void): void;
  loadLabels(): void;
  /** From here on names are in this language. */
  speak(language: string): void;
  /** Draws from the embedded style anew: whatever was added to it is gone. */
  restyle(theme: Theme): void;
};

/** The world is drawn from zoom 13 outwards, and a hand that turns a wheel is there in no time. */
const WORLD_FROM = 15;

export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const isNothing = (data: GeoJSON | undefined): boolean =>
  data === undefined || (data.type === 'FeatureCollection' && data.features.length === 0);

export const beginMap = (host: HTMLElement, options: BaseMapOptions): BaseMap => {
  const { start, padding, theme, basemap } = options;
  let { language } = options;
  const styleIn = (one: Theme) => embeddedStyle(readColours(), one === 'dark', language);
  const map = new LibreMap({
    container: host,
    style: styleIn(theme),
    center: [start.lng, start.lat],
    zoom: start.zoom,
    maxZoom: 22,
    attributionControl: false,
    fadeDuration: prefersStill() ? 0 : 200,
  });
  if (padding !== undefined) map.setPadding(padding);
  const globe = watchGlobe(map);

  const source = (id: string): GeoJSONSource | undefined => map.getSource<GeoJSONSource>(id);
  /** Data survives a change of style: it is kept here and given again. */
  const held = new Map<string, GeoJSON>();
  const give = (id: string, data: GeoJSON): void => {
    // A source begins with nothing; to hear so again it would make all its tiles anew, and the map draw them.
    if (isNothing(data) && isNothing(held.get(id))) return;
    held.set(id, data);
    void source(id)?.setData(data);
  };
  /** The coarse shapes step back only when the fine ones are there. */
  const yieldToDetail = (): void => {
    if (!held.has('detail')) return;
    for (const layer of COARSE_LAYERS) if (map.getLayer(layer)) map.setLayerZoomRange(layer, 0, DETAIL_ZOOM);
  };
  map.on('style.load', () => {
    yieldToDetail();
    // It may be another one than when this style was set.
    map.setGlobalStateProperty('language', language);
    for (const [id, data] of held) void source(id)?.setData(data);
  });

  let world: FeatureCollection | undefined;
  const nameWorld = (): void => {
    if (world === undefined) return;
    const named = namedIn(language, world);
    give('world', named);
    globe.name('world', named);
  };
  let named: ((labels: FeatureCollection) => void) | undefined;
  let labels: FeatureCollection | undefined;
  const asked = new Set<BasemapPart>();
  const load = (part: BasemapPart): void => {
    asked.add(part);
    basemap(part)
      .then((data) => {
        if (part === 'world') {
          world = data;
          nameWorld();
        } else give(part, data);
        if (part === 'labels') {
          labels = data;
          globe.name('labels', data);
          named?.(data);
        }
        if (part === 'detail') yieldToDetail();
      })
      .catch((error: unknown) => console.warn('basemap', part, error));
  };
  /** What is drawn further out only is loaded when somebody goes there: a visit to one square does without. */
  const loadBelow = (zoom: number, part: BasemapPart): (() => void) => {
    const loadOnce = (): void => {
      map.off('zoom', look);
      if (!asked.has(part)) load(part);
    };
    const look = (): void => {
      if (map.getZoom() <= zoom) loadOnce();
    };
    map.on('zoom', look);
    look();
    return loadOnce;
  };
  loadBelow(WORLD_FROM, 'world');
  const loadLabels = loadBelow(WORLD_FROM, 'labels');
  loadBelow(DETAIL_UNTIL, 'detail');

  return {
    map,
    give,
    loadLabels,
    speak: (next) => {
      if (next === language) return;
      language = next;
      nameWorld();
      if (map.getLayer('grid') !== undefined) map.setGlobalStateProperty('language', language);
    },
    onLabels: (tell) => {
      named = tell;
      if (labels !== undefined) tell(labels);
    },
    restyle: (one) => map.setStyle(styleIn(one), { diff: false }),
  };
};
