/**
 * Up close, without streets, the map is an empty grid: the nearest places that are out of sight stand at the edge of
 * the view, each in its direction with its distance.
 */
import type { Map as LibreMap } from 'maplibre-gl';
import type { Point } from '../../client/client.ts';
import { isInside, NOWHERE, viewOf } from './boxes.ts';
import type { AskForPlaces } from './near-places.ts';
import { type Box, standSigns } from './sign-room.ts';

export type NamedPoint = Point & { readonly name: string };

type Seen = NamedPoint & { readonly metres: number; readonly bearing: number };

/** From here on the embedded map shows nothing but the grid. */
export const BARE_ZOOM = 13;

const MOST = 3;
/** As far as the places around are asked for, degrees of latitude: 22 km, further than anybody walks. */
const AROUND = 0.2;
const MOST_AROUND = 500;
/** Two places in nearly the same direction would stand on each other, degrees. */
const APART = 40;

const METRES_PER_DEGREE = 111_320;
const RADIANS = Math.PI / 180;

/** Flat trigonometry is exact enough for a sign of the way. */
export const directionOf = (from: Point, to: Point): { readonly metres: number; readonly bearing: number } => {
  const north = (to.lat - from.lat) * METRES_PER_DEGREE;
  const across = ((((to.lng - from.lng + 180) % 360) + 360) % 360) - 180;
  const east = across * METRES_PER_DEGREE * Math.cos(from.lat * RADIANS);
  return { metres: Math.hypot(north, east), bearing: (Math.atan2(east, north) / RADIANS + 360) % 360 };
};

const turnBetween = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** The nearest places, no two of them in the same direction. */
export const signposts = (from: Point, places: readonly NamedPoint[]): readonly Seen[] => {
  const nearest = places
    .filter(({ lat, lng }) => Math.abs(lat - from.lat) < 2 && Math.abs(lng - from.lng) < 4)
    .map((place) => ({ ...place, ...directionOf(from, place) }))
    .sort((a, b) => a.metres - b.metres);
  const chosen: Seen[] = [];
  for (const place of nearest) {
    if (chosen.length === MOST) break;
    if (chosen.every(({ bearing }) => turnBetween(bearing, place.bearing) >= APART)) chosen.push(place);
  }
  return chosen;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The places among the labels of the embedded map. */
export const namedPoints = (labels: unknown): readonly NamedPoint[] => {
  const features = isObject(labels) && Array.isArray(labels.features) ? labels.features : [];
  return features.flatMap((feature: unknown): readonly NamedPoint[] => {
    if (!isObject(feature) || !isObject(feature.properties) || !isObject(feature.geometry)) return [];
    const { kind, name } = feature.properties;
    const at = Array.isArray(feature.geometry.coordinates) ? feature.geometry.coordinates : [];
    const [lng, lat]: readonly unknown[] = at;
    const isPlace = kind === 'place' && typeof name === 'string' && typeof lng === 'number' && typeof lat === 'number';
    return isPlace ? [{ name, lng, lat }] : [];
  });
};

export type FarPlaces = {
  place(places: readonly NamedPoint[]): void;
  setBare(isBare: boolean): void;
  /** Says the distances anew, in the words and units of now. */
  update(): void;
};

/** Nothing narrower than this lies over the map, px. */
const NARROWEST = 32;

/** Nothing of the page lies over this part of the map. */
const isUncovered = (map: LibreMap, { left, top, right, bottom }: Box): boolean => {
  const host = map.getContainer();
  const { left: x, top: y } = host.getBoundingClientRect();
  const stops = Math.ceil((right - left) / NARROWEST);
  return Array.from({ length: stops + 1 }, (_, stop) => left + ((right - left) * stop) / stops).every((across) =>
    [top, bottom].every((down) => map.getCanvasContainer().contains(document.elementFromPoint(x + across, y + down))),
  );
};

/** `ask` gives the places around, which are nearer than the labels of the map. */
export const openFarPlaces = (
  map: LibreMap,
  distanceText: (metres: number) => string,
  ask?: AskForPlaces,
): FarPlaces => {
  const layer = document.createElement('div');
  layer.className = 'far-places';
  // The card says the nearest place in words.
  layer.ariaHidden = 'true';
  map.getContainer().append(layer);
  let labels: readonly NamedPoint[] = [];
  let near: readonly NamedPoint[] = [];
  let around = NOWHERE;
  let isBare = false;
  let shown: { readonly place: Seen; readonly sign: HTMLElement; readonly width: number; readonly height: number }[] =
    [];

  const arrange = (): void => {
    const { top = 0, right = 0, bottom = 0, left = 0 } = map.getPadding();
    const { clientWidth, clientHeight } = map.getContainer();
    const seen = { left, top, right: clientWidth - right, bottom: clientHeight - bottom };
    const turns = shown.map(({ place }) => place.bearing - map.getBearing());
    const signs = shown.map(({ width, height }, at) => ({ width, height, angle: (turns[at] ?? 0) * RADIANS }));
    standSigns(signs, seen, (box) => isUncovered(map, box)).forEach((spot, at) => {
      const style = shown[at]?.sign.style;
      style?.setProperty('visibility', spot === undefined ? 'hidden' : 'visible');
      style?.setProperty('translate', `${spot?.x ?? 0}px ${spot?.y ?? 0}px`);
      style?.setProperty('--turn', `${Math.round(turns[at] ?? 0)}deg`);
    });
  };
  const choose = (): void => {
    const bounds = map.getBounds();
    const { lat, lng } = map.getCenter().wrap();
    const far = isBare ? [...near, ...labels].filter((place) => !bounds.contains([place.lng, place.lat])) : [];
    const chosen = signposts({ lat, lng }, far).map((place) => {
      const sign = document.createElement('span');
      const arrow = document.createElement('i');
      const name = document.createElement('bdi');
      name.textContent = place.name;
      sign.append(arrow, name, ` ${distanceText(place.metres)}`);
      return { place, sign };
    });
    layer.replaceChildren(...chosen.map(({ sign }) => sign));
    shown = chosen.map(({ place, sign }) => ({ place, sign, width: sign.offsetWidth, height: sign.offsetHeight }));
    arrange();
  };
  const lookAround = async (): Promise<void> => {
    if (!isBare || ask === undefined || isInside(viewOf(map), around)) return;
    const { lat, lng } = map.getCenter();
    const wide = AROUND / Math.max(0.01, Math.cos(lat * RADIANS));
    const box = { south: lat - AROUND, west: lng - wide, north: lat + AROUND, east: lng + wide };
    around = box;
    try {
      const found = await ask(box, MOST_AROUND, false);
      if (around !== box) return;
      near = found;
      choose();
    } catch (error) {
      console.warn('places', error);
      if (around === box) around = NOWHERE;
    }
  };
  map.on('moveend', () => {
    choose();
    void lookAround();
  });
  map.on('move', arrange);
  return {
    place: (places) => {
      labels = places;
      choose();
    },
    setBare: (now) => {
      isBare = now;
      choose();
      void lookAround();
    },
    update: choose,
  };
};
