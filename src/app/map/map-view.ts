/**
 * The map behind a thin skin: a view of state, told what to show. Everything the page knows of the map library stands
 * in this folder.
 */
import { AttributionControl, LngLat, Marker, NavigationControl } from 'maplibre-gl';
import type { GridSection, Point, SquareAddress } from '../../client/client.ts';
import type { Whereabouts } from '../here/follow.ts';
import { type BaseMap, type BaseMapOptions, beginMap, prefersStill } from './base-map.ts';
import { besideOf, viewOf } from './boxes.ts';
import { readColours } from './colours.ts';
import { CREDITS } from './credits.ts';
import { namedPoints, openFarPlaces } from './far-places.ts';
import { GRID_ZOOM, openGrid } from './grid.ts';
import { openHere } from './here.ts';
import { watchPointer } from './hover.ts';
import type { MapLabels } from './labels.ts';
import { type AskForPlaces, openNearPlaces } from './near-places.ts';
import { isBeside, isMirrored, isSamePadding, middleWithin, type Padding } from './padding.ts';
import { type MapPicture, pictureAround } from './picture.ts';
import { rehearse } from './rehearsal.ts';
import { featuresOf, type SavedMark, showPointer, takesClick } from './saved-layer.ts';
import { scaleIn, type Units } from './scale.ts';
import { NO_SHAPES, rectangle } from './shapes.ts';
import { openStreets, type Streets } from './streets.ts';
import { gridPaint } from './style.ts';
import { drawWordsFirst } from './words-first.ts';

export { beginMap } from './base-map.ts';
export type { MapPicture } from './picture.ts';
export { openPointsMap } from './points-map.ts';

export type MapOptions = BaseMapOptions & {
  /** A map that was begun before the page was there; it stands in the host already. */
  readonly begun?: BaseMap | undefined;
  readonly gridSection: (south: number, west: number, north: number, east: number) => Promise<GridSection>;
  /** The places to name where there are no streets. */
  readonly placesIn?: AskForPlaces;
  readonly onSelect: (at: Point) => void;
  readonly onMove: (centre: Point, zoom: number) => void;
  readonly onSaved?: (id: string) => void;
  /** The person wants streets from a server, and there are none to be had. */
  readonly onStreetsMissing?: () => void;
  readonly streets?: Streets;
  readonly units?: Units;
  /** The person takes hold of the map. */
  readonly onDrag?: () => void;
  /** All there is has been drawn, for the first time. */
  readonly onStill?: () => void;
  /** The view is closer than the embedded map is drawn, and no streets came: there is the grid alone. */
  readonly onBare?: (isBare: boolean) => void;
  /** In the units of the person and the language of the page. */
  readonly distanceText: (metres: number) => string;
  /** The nearest places out of sight stand at the edge of a bare view. */
  readonly hasSignposts?: boolean;
  readonly hasZoomButtons?: boolean;
  readonly hasScale?: boolean;
  /** The arrow keys move the view: else they are the page's. */
  readonly movesByKeys?: boolean;
  readonly labels: MapLabels;
};

export type MapView = {
  showSaved(marks: readonly SavedMark[]): void;
  setStreets(streets: Streets): void;
  setUnits(units: Units): void;
  /** Without a zoom the view stays what it is, or goes on to where it is going. */
  showSquare(address: SquareAddress, zoom: number | undefined, atOnce: boolean): void;
  clearSquare(): void;
  flyTo(at: Point, zoom?: number): void;
  /** The person, how sure that is, and which way they look; undefined when they are no longer shown. */
  showHere(here: Whereabouts | undefined): void;
  picture(at: Point): MapPicture;
  /** Longitudes go on beyond 180. */
  bounds(): { readonly south: number; readonly west: number; readonly north: number; readonly east: number };
  setPadding(padding: Padding): void;
  setTheme(theme: BaseMapOptions['theme']): void;
  setLanguage(language: string, labels: MapLabels): void;
  remove(): void;
};

/** Narrower than this, the credits need two lines, px. */
const LEAST_FOR_CREDITS = 360;

/** From here on the Earth is drawn flat, as wide as it is: nothing turns when the middle is elsewhere (MapLibre's globe ends). */
const FLAT_ZOOM = 12;

/** Up to here a pin stands for the square. */
const PIN_ZOOM = 17.6;

/** As screen readers and pointers that rest on them tell them. */
const nameButtons = (host: HTMLElement, labels: MapLabels): void => {
  const names = {
    'zoom-in': labels.zoomIn,
    'zoom-out': labels.zoomOut,
    compass: labels.north,
    'attrib-button': labels.credits,
  };
  for (const [part, name] of Object.entries(names)) {
    const button = `.maplibregl-ctrl-${part}`;
    const found = host.querySelector(button);
    found?.setAttribute('title', name);
    found?.setAttribute('aria-label', name);
  }
  host.querySelector('.maplibregl-canvas')?.setAttribute('aria-label', labels.map);
};

export const openMap = (host: HTMLElement, options: MapOptions): MapView => {
  let { theme, streets = 'auto' } = options;
  const base = options.begun ?? beginMap(host, options);
  const { map, give } = base;
  if (options.padding !== undefined && options.begun !== undefined) map.setPadding(options.padding);
  map.addControl(new AttributionControl({ compact: true, customAttribution: CREDITS }), 'bottom-right');
  // In two lines they would take more of a small map than what they speak of; their button tells them.
  if (host.clientWidth < LEAST_FOR_CREDITS)
    host.querySelector('.maplibregl-compact-show')?.classList.remove('maplibregl-compact-show');
  const { distanceText, hasZoomButtons = true, hasScale = true, hasSignposts = true, movesByKeys = false } = options;
  const scale = scaleIn(options.units ?? 'metric', distanceText);
  if (hasScale) map.addControl(scale, 'bottom-right');
  if (hasZoomButtons) map.addControl(new NavigationControl({ visualizePitch: false }), 'bottom-right');
  nameButtons(host, options.labels);
  if (!movesByKeys) map.keyboard.disable();
  const afterWords = drawWordsFirst(map);

  const { placesIn } = options;
  const far = hasSignposts ? openFarPlaces(map, distanceText, placesIn) : undefined;
  base.onLabels((labels) => far?.place(namedPoints(labels)));
  const near = placesIn === undefined ? undefined : openNearPlaces(map, placesIn, (labels) => give('near', labels));
  const street = openStreets(map, {
    how: streets,
    ...(prefersStill() ? { fadeMs: 0 } : {}),
    onPictures: () => {
      const paint = gridPaint(readColours().gridOnPictures, true);
      map.setPaintProperty('grid', 'line-color', paint['line-color']);
      map.setPaintProperty('grid', 'line-opacity', paint['line-opacity']);
    },
    onMissing: () => options.onStreetsMissing?.(),
    onAlone: (isAlone) => near?.setAlone(isAlone),
    onBare: (isBare) => {
      // Without streets the names of the places around are all that tells where this is.
      if (isBare) base.loadLabels();
      far?.setBare(isBare);
      options.onBare?.(isBare);
    },
  });
  map.on('dragstart', () => options.onDrag?.());
  map.once('idle', () => options.onStill?.());

  const grid = openGrid(map, options.gridSection, (section) => give('grid', section));
  watchPointer(map, grid.cellAt);
  map.on('moveend', () => {
    void grid.update();
    const { lat, lng } = map.getCenter().wrap();
    options.onMove({ lat, lng }, map.getZoom());
  });
  // A map that was begun before may have told that it is loaded, and be busy again: it would never tell once more.
  if (options.begun === undefined) map.once('load', () => void grid.update());
  else void grid.update();
  showPointer(map);
  map.on('click', ({ lngLat, point }) => {
    if (takesClick(map, point, (id) => options.onSaved?.(id))) return;
    const { lat, lng } = lngLat.wrap();
    options.onSelect({ lat, lng });
  });

  const pin = document.createElement('div');
  pin.className = 'pin';
  pin.append(document.createElement('span'));
  const marker = new Marker({ element: pin, anchor: 'bottom' });
  /** The middle of the selected square. */
  let shown: Point | undefined;
  const showPin = (): void => {
    pin.classList.toggle('is-hidden', map.getZoom() > PIN_ZOOM);
  };
  map.on('zoom', showPin);

  /** Inside the map and not under what lies over it. */
  const isSeen = ({ lat, lng }: Point): boolean => {
    const { x, y } = map.project([besideOf(lng, map.getCenter().lng), lat]);
    const { top = 0, right = 0, bottom = 0, left = 0 } = map.getPadding();
    const { clientWidth, clientHeight } = map.getContainer();
    return x > left && x < clientWidth - right && y > top && y < clientHeight - bottom;
  };

  const move = (at: Point, zoom: number, atOnce: boolean): void => {
    const target = { center: new LngLat(at.lng, at.lat), zoom };
    const isFar = map.getCenter().distanceTo(target.center) > 40_000;
    if (atOnce || prefersStill()) map.jumpTo(target);
    else if (isFar) map.flyTo({ ...target, duration: 1600 });
    else map.easeTo({ ...target, duration: 500 });
  };

  /** What somebody has just pressed stays under the finger: the map has another middle, and looks the same. */
  const padStill = (padding: Padding): void => {
    const { clientWidth, clientHeight } = map.getContainer();
    const { x, y } = middleWithin(padding, clientWidth, clientHeight);
    map.jumpTo({ center: map.unproject([x, y]), padding });
    if (shown !== undefined && !isSeen(shown)) move(shown, map.getZoom(), false);
  };

  const endRehearsal = rehearse(map, (shapes) => give('selected', shapes));

  const show: MapView['showSquare'] = ({ coordinates, square: { southwest, northeast } }, zoom, atOnce) => {
    endRehearsal();
    give(
      'selected',
      rectangle({ south: southwest.lat, west: southwest.lng, north: northeast.lat, east: northeast.lng }),
    );
    marker.setLngLat([coordinates.lng, coordinates.lat]).addTo(map);
    shown = coordinates;
    showPin();
    const isInView = isSeen(coordinates) && map.getZoom() > GRID_ZOOM;
    if (zoom !== undefined && (atOnce || !isInView))
      move(coordinates, Math.max(zoom, atOnce ? 0 : map.getZoom()), atOnce);
    // Nothing else tells the map's first view when it was opened on the square itself.
    void grid.update();
  };

  return {
    showSquare: (address, zoom, atOnce) => {
      if (atOnce) show(address, zoom, atOnce);
      else afterWords(() => show(address, zoom, atOnce));
    },
    clearSquare: () =>
      afterWords(() => {
        give('selected', NO_SHAPES);
        marker.remove();
        shown = undefined;
      }),
    flyTo: (at, zoom = map.getZoom()) => move(at, zoom, false),
    showHere: openHere(map, (shape) => give('accuracy', shape)),
    picture: (at) => pictureAround(map, at, PIN_ZOOM),
    bounds: () => viewOf(map),
    setPadding: (padding) => {
      const pad = (): void => {
        // It is told again whenever the card changes, and every step of an ease draws the whole map.
        if (isSamePadding(padding, map.getPadding())) return;
        const before = map.getPadding();
        // Where everything changes sides, what was in the middle is to be there again.
        const isStill = isBeside(padding, before) && !isMirrored(padding, before);
        if (isStill && map.getZoom() > FLAT_ZOOM && map.getPitch() === 0) padStill(padding);
        else if (prefersStill()) map.setPadding(padding);
        else map.easeTo({ padding, duration: 240 });
      };
      // A flight that is under way goes on; what it aims at is moved into view when it is there.
      if (map.isMoving()) map.once('moveend', pad);
      else pad();
    },
    setTheme: (next) => {
      if (next === theme) return;
      theme = next;
      base.restyle(theme);
      street.ask();
    },
    showSaved: (marks) => give('saved', featuresOf(marks)),
    setStreets: (next) => {
      if (next === streets) return;
      streets = next;
      // What the last server gave is gone with its style.
      base.restyle(theme);
      street.choose(next);
    },
    setLanguage: (language, labels) => {
      base.speak(language);
      nameButtons(host, labels);
      scale.update();
      far?.update();
    },
    setUnits: (units) => {
      scale.setUnits(units);
      far?.update();
    },
    remove: () => map.remove(),
  };
};
