/**
 * The embedded world map: compact files on the wire, one GeoJSON collection a file in memory, told apart by `kind`.
 *
 * Invariant: no coordinate leaves -180..180 and no polygon crosses the antimeridian. Cut edges along the edge of the
 * map belong to polygons, never to a coast, so a stroke along the coast shows no seam.
 */
import { type ByteReader, openBytes } from './byte-reader.ts';

export const BASEMAP_MAGIC = 'TMAP1';

/** The part of GeoJSON these files need; assignable to the usual GeoJSON types. */
export type MapGeometry =
  | { readonly type: 'Point'; readonly coordinates: number[] }
  | { readonly type: 'MultiLineString'; readonly coordinates: number[][][] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: number[][][][] };

/**
 * - `land`, `lake`: polygons; `coast`: the shore of the land as lines
 * - `border`: lines; `disputed` where our own answers give both sides to one country
 * - `country`: a label point with `code`, English `name` and `room` (degrees from the point to the edge)
 * - `place`: a label point with `name`, `zoom` from which it has room, `size` (power of ten of its population), `capital`
 */
export type MapFeature = {
  readonly type: 'Feature';
  readonly properties: { readonly kind: string; readonly [name: string]: string | number | boolean };
  readonly geometry: MapGeometry;
};

export type MapFeatures = { readonly type: 'FeatureCollection'; readonly features: MapFeature[] };

/** Longitudes beyond this are the cut along the antimeridian, latitudes below it the one around the south pole. */
const SEAM_LNG = 179.9999;
const SEAM_LAT = 89.98;

export const onSeam = (point: readonly number[]): boolean =>
  Math.abs(point[0]!) > SEAM_LNG || Math.abs(point[1]!) > SEAM_LAT;

/** The shore of polygons as lines, without what runs along the edge of the map. */
const shoresOf = (polygons: readonly (readonly (readonly number[][])[])[]): number[][][] => {
  const lines: number[][][] = [];
  for (const ring of polygons.flat()) {
    let line: number[][] = [];
    ring.forEach((point, index) => {
      line.push(point);
      const next = ring[index + 1];
      if (next && !(onSeam(point) && onSeam(next))) return;
      if (line.length > 1) lines.push(line);
      line = [];
    });
  }
  return lines;
};

const feature = (
  kind: string,
  geometry: MapGeometry,
  properties: Record<string, string | number | boolean> = {},
): MapFeature => ({ type: 'Feature', properties: { kind, ...properties }, geometry });

const many = <T>(reader: ByteReader, read: () => T): T[] => Array.from({ length: reader.varint() }, read);

export const openBasemap = (file: string, buffer: ArrayBuffer): MapFeatures => {
  const reader = openBytes(file, BASEMAP_MAGIC, buffer);
  const stepsPerDegree = reader.varint();
  const point = (): number[] => [reader.zigzag() / stepsPerDegree, reader.zigzag() / stepsPerDegree];
  const line = (): number[][] => {
    let [x, y] = [0, 0];
    return many(reader, () => {
      x += reader.zigzag();
      y += reader.zigzag();
      return [x / stepsPerDegree, y / stepsPerDegree];
    });
  };
  const ring = (): number[][] => {
    const points = line();
    return [...points, [...points[0]!]];
  };
  const features: MapFeature[] = [];
  for (const kind of ['land', 'lake']) {
    const polygons = many(reader, () => many(reader, ring));
    if (polygons.length > 0) features.push(feature(kind, { type: 'MultiPolygon', coordinates: polygons }));
    if (kind === 'land' && polygons.length > 0)
      features.push(feature('coast', { type: 'MultiLineString', coordinates: shoresOf(polygons) }));
  }
  for (const disputed of [false, true]) {
    const lines = many(reader, line);
    if (lines.length > 0)
      features.push(feature('border', { type: 'MultiLineString', coordinates: lines }, { disputed }));
  }
  const countries = many(reader, () => {
    const [code, name, coordinates] = [reader.text(), reader.text(), point()];
    return feature('country', { type: 'Point', coordinates }, { code, name, room: reader.varint() / 100 });
  });
  const places = many(reader, () => {
    const [name, coordinates] = [reader.text(), point()];
    const [zoom, size] = [reader.varint() / 10, reader.varint() / 10];
    return feature('place', { type: 'Point', coordinates }, { name, zoom, size, capital: reader.byte() === 1 });
  });
  reader.finish();
  return { type: 'FeatureCollection', features: [...features, ...countries, ...places] };
};
