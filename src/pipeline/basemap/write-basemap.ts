/** Writes what `engine/places/basemap.ts` opens. Rings leave out their last point, which repeats the first. */
import { BASEMAP_MAGIC } from '../../engine/places/basemap.ts';
import { writeBytes } from '../places/byte-writer.ts';
import type { CountryLabel, PlaceLabel } from './labels.ts';
import type { Line } from './simplify.ts';

export type Layers = {
  /** Steps to a degree. */
  readonly steps: number;
  readonly land?: readonly (readonly Line[])[];
  readonly lakes?: readonly (readonly Line[])[];
  readonly borders?: readonly Line[];
  readonly disputed?: readonly Line[];
  readonly countries?: readonly CountryLabel[];
  readonly places?: readonly PlaceLabel[];
};

export const writeBasemap = (layers: Layers): Uint8Array => {
  const out = writeBytes(BASEMAP_MAGIC);
  const step = (degrees: number): number => Math.round(degrees * layers.steps);
  const line = (points: Line): void => {
    out.varint(points.length);
    let [x, y] = [0, 0];
    for (const point of points) {
      out.zigzag(step(point[0]!) - x);
      out.zigzag(step(point[1]!) - y);
      [x, y] = [step(point[0]!), step(point[1]!)];
    }
  };
  const many = <T>(items: readonly T[] | undefined, write: (item: T) => void): void => {
    out.varint(items?.length ?? 0);
    items?.forEach(write);
  };
  out.varint(layers.steps);
  for (const polygons of [layers.land, layers.lakes])
    many(polygons, (rings) => many(rings, (ring) => line(ring.slice(0, -1))));
  many(layers.borders, line);
  many(layers.disputed, line);
  many(layers.countries, ({ code, name, lng, lat, room }) => {
    out.text(code);
    out.text(name);
    out.zigzag(step(lng));
    out.zigzag(step(lat));
    out.varint(Math.max(0, Math.round(room * 100)));
  });
  many(layers.places, ({ name, lng, lat, zoom, size, capital }) => {
    out.text(name);
    out.zigzag(step(lng));
    out.zigzag(step(lat));
    out.varint(Math.round(zoom * 10));
    out.varint(Math.round(size * 10));
    out.byte(capital ? 1 : 0);
  });
  return out.finish();
};
