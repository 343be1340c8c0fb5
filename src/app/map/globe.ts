/** The globe far out: where its edge is seen, the air around it, and no name that would hang over the edge. */
import type { Feature, FeatureCollection } from 'geojson';
import type { Map as LibreMap } from 'maplibre-gl';

/** The edge of the globe in the view: an ellipse that lies or stands straight, px. */
export type Limb = { readonly x: number; readonly y: number; readonly halfWide: number; readonly halfHigh: number };

type View = {
  readonly zoom: number;
  readonly lat: number;
  /** Degrees. */
  readonly pitch: number;
  /** Of the map, px. */
  readonly height: number;
  /** Where the middle of the view stands, px. */
  readonly middle: { readonly x: number; readonly y: number };
};

const RADIANS = Math.PI / 180;
const WORLD = 512;
/** How far the camera of the library is from the middle of the view, in heights of the map. */
const CAMERA = 1.5;

/** Undefined where the camera is so low that the edge has an end. */
export const limbOf = ({ zoom, lat, pitch, height, middle }: View): Limb | undefined => {
  const radius = (WORLD * 2 ** zoom) / (2 * Math.PI * Math.cos(lat * RADIANS));
  const camera = CAMERA * height;
  const [ahead, below] = [camera + radius * Math.cos(pitch * RADIANS), radius * Math.sin(pitch * RADIANS)];
  const far = Math.hypot(ahead, below);
  // A cone around a sphere, cut by the picture.
  const [sine, slant] = [radius / far, ahead / far];
  const cut = slant ** 2 - sine ** 2;
  if (cut <= 0) return undefined;
  return {
    x: middle.x,
    y: middle.y + (camera * slant * (below / far)) / cut,
    halfWide: (camera * sine) / Math.sqrt(cut),
    halfHigh: (camera * sine * Math.sqrt(1 - sine ** 2)) / cut,
  };
};

export const isWithin = ({ x, y, halfWide, halfHigh }: Limb, at: { readonly x: number; readonly y: number }): boolean =>
  ((at.x - x) / halfWide) ** 2 + ((at.y - y) / halfHigh) ** 2 <= 1;

/** Some of the edge is in the view: an ellipse that holds all corners of a box holds all of the box. */
export const isSeen = (limb: Limb, { width, height }: { readonly width: number; readonly height: number }): boolean =>
  ![0, width].every((x) => [0, height].every((y) => isWithin(limb, { x, y })));

/** Closer, the edge is out of sight on any screen, and soon there is no globe. */
const UNTIL = 5.5;
/** The names of a source that are drawn there, and how large, px. */
const NAMED = [
  { source: 'world', kind: 'country', text: 'label', size: 11 },
  { source: 'labels', kind: 'place', text: 'name', size: 14 },
] as const;
/** Width of a letter, in sizes of the text; and of a line before it breaks. */
const LETTER = 0.7;
const LINE = 7;

type Name = { readonly id: number; readonly lng: number; readonly lat: number; readonly half: number };

const nameOf = (shape: Feature, id: number, { kind, text, size }: (typeof NAMED)[number]): readonly Name[] => {
  const { [text]: said, ...properties }: Readonly<Record<string, unknown>> = shape.properties ?? {};
  const isEarly = typeof properties.zoom !== 'number' || properties.zoom <= UNTIL;
  if (shape.geometry.type !== 'Point' || properties.kind !== kind || typeof said !== 'string' || !isEarly) return [];
  const [lng = 0, lat = 0] = shape.geometry.coordinates;
  return [{ id, lng, lat, half: (Math.min(said.length * LETTER, LINE) * size) / 2 }];
};

/** In the style, what this is said of is not drawn. */
export const OVER_THE_EDGE = 'overTheEdge';

export type Globe = {
  /** The names of a source are other ones now. */
  name(source: string, shapes: FeatureCollection): void;
};

type Names = { readonly source: string; readonly names: readonly Name[]; readonly hidden: Set<number> };

export const watchGlobe = (map: LibreMap): Globe => {
  const air = document.createElement('div');
  air.className = 'globe-air';
  map.getContainer().prepend(air);
  const known = new Map<string, Names>();

  const limbNow = (): Limb | undefined => {
    const zoom = map.getZoom();
    if (zoom > UNTIL) return undefined;
    const centre = map.getCenter();
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const limb = limbOf({ zoom, lat: centre.lat, pitch: map.getPitch(), height, middle: map.project(centre) });
    // Air that nobody sees costs as much to paint as any.
    return limb !== undefined && isSeen(limb, { width, height }) ? limb : undefined;
  };
  const drawAir = (limb: Limb | undefined): void => {
    air.hidden = limb === undefined;
    if (limb === undefined) return;
    const { x, y, halfWide, halfHigh } = limb;
    air.style.width = `${2 * halfWide}px`;
    air.style.height = `${2 * halfHigh}px`;
    air.style.translate = `${x - halfWide}px ${y - halfHigh}px`;
  };
  const isOver = (limb: Limb | undefined, { lng, lat, half }: Name): boolean => {
    if (limb === undefined) return false;
    const { x, y } = map.project([lng, lat]);
    return ![x - half, x + half].every((across) => isWithin(limb, { x: across, y }));
  };
  const hideNames = (limb: Limb | undefined): void => {
    for (const { source, names, hidden } of known.values()) {
      if ((limb === undefined && hidden.size === 0) || map.getSource(source) === undefined) continue;
      for (const name of names) {
        const { id } = name;
        const isHidden = isOver(limb, name);
        if (isHidden === hidden.has(id)) continue;
        if (isHidden) hidden.add(id);
        else hidden.delete(id);
        map.setFeatureState({ source, id }, { [OVER_THE_EDGE]: isHidden });
      }
    }
  };
  // What a source knew of its shapes is gone with its style.
  map.on('style.load', () => {
    for (const { hidden } of known.values()) hidden.clear();
  });
  // With the picture, and not a frame before it.
  map.on('render', () => {
    const limb = limbNow();
    drawAir(limb);
    hideNames(limb);
  });
  return {
    name: (source, { features }) => {
      const named = NAMED.find((one) => one.source === source);
      if (named === undefined) return;
      const names = features.flatMap((shape, id) => nameOf(shape, id, named));
      known.set(source, { source, names, hidden: known.get(source)?.hidden ?? new Set() });
    },
  };
};
