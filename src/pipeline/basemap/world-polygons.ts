/**
 * The polygons of Natural Earth as they must be drawn on a flat map.
 *
 * The source stitches polygons together across the antimeridian and around the poles; here they are cut open again.
 * A ring that covers nearly the whole map after the cut was wound the wrong way round and would flood the world: its
 * polygon is turned over.
 */
import { createRequire } from 'node:module';
import { geoEquirectangular } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import { feature } from 'topojson-client';

type Ring = readonly (readonly number[])[];
export type Polygon = readonly Ring[];
export type Shape = { readonly id: string; readonly name: string; readonly polygons: readonly Polygon[] };

/** Half the map in square degrees; no continent comes near. */
const FLOOD_SQUARE_DEGREES = 30_000;

const require = createRequire(import.meta.url);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isRing = (value: unknown): value is number[][] =>
  Array.isArray(value) && value.every((point) => Array.isArray(point) && point.every(Number.isFinite));

export const ringArea = (ring: Ring): number => {
  let twice = 0;
  for (let i = 1; i < ring.length; i++) twice += ring[i - 1]![0]! * ring[i]![1]! - ring[i]![0]! * ring[i - 1]![1]!;
  return Math.abs(twice) / 2;
};

/** The polygons of a geometry, each as its rings. */
const polygonsOf = (geometry: unknown): number[][][][] => {
  if (!isRecord(geometry) || !Array.isArray(geometry.coordinates)) return [];
  const nested: unknown[] = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return nested.flatMap((rings) => (Array.isArray(rings) ? [rings.filter(isRing)] : []));
};

/**
 * One ring cut open, as the rings it falls into. Each is projected alone: together, one ring wound the wrong way round
 * would be taken for the world and every island for a hole in it, and the Caspian Sea would leave its continent.
 */
const cutOpen = (ring: Ring, turned = false): Ring[] => {
  const flat = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .reflectY(true)
    .precision(0);
  const parts = polygonsOf(geoProject({ type: 'Polygon', coordinates: [ring] }, flat)).flat();
  if (!parts.some((part) => ringArea(part) > FLOOD_SQUARE_DEGREES)) return parts;
  // Still flooding when turned over, it is a sliver without an inside.
  return turned ? [] : cutOpen(ring.toReversed(), true);
};

const holds = (ring: Ring, [lng = 0, lat = 0]: readonly number[]): boolean => {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay, bx, by] = [ring[i - 1]![0]!, ring[i - 1]![1]!, ring[i]![0]!, ring[i]![1]!];
    if (ay > lat !== by > lat && lng < ax + ((lat - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
};

/** A polygon cut open, each hole with the part that holds it. */
const cutPolygon = ([outer, ...holes]: readonly Ring[]): Polygon[] => {
  const waters = holes.flatMap((hole) => cutOpen(hole.toReversed()));
  return cutOpen(outer ?? []).map((part) => [part, ...waters.filter((hole) => holds(part, hole[1] ?? []))]);
};

/** `layer` is an object of the topology, such as `land` or `countries`. */
export const shapesOf = (topology: unknown, layer: string): Shape[] => {
  if (!isRecord(topology) || !isRecord(topology.objects)) throw new Error('expected a topology');
  const whole = feature(topology, topology.objects[layer]);
  const features: unknown[] = isRecord(whole) && Array.isArray(whole.features) ? whole.features : [whole];
  return features.filter(isRecord).map((part) => ({
    id: String(part.id ?? ''),
    name: isRecord(part.properties) ? String(part.properties.name ?? '') : '',
    polygons: polygonsOf(part.geometry ?? part).flatMap(cutPolygon),
  }));
};

/** A file of the world-atlas package, for example `countries-50m`. */
export const worldPolygons = (file: string, layer: string): Shape[] =>
  shapesOf(require(`world-atlas/${file}.json`), layer);
