/**
 * The land mask: a block is land when any land touches it, or when a town lies in it or next to it.
 *
 * When in doubt land: a harbour called sea would lose its address in languages that cover land only, a wet block
 * called land costs nothing but a place in the queue.
 */
import { createRequire } from 'node:module';
import { geoEquirectangular } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import type { Geometry, Position as LngLat } from 'geojson';
import { feature } from 'topojson-client';
import { BANDS, BLOCKS, blocksInBand, firstBlockOfBand } from '../../engine/grid/bands.ts';
import { blockAtDegrees, neighbourRoom, neighboursOf } from './ground.ts';
import type { Town } from './people.ts';

const ringArea = (ring: readonly LngLat[]): number => {
  let twice = 0;
  for (let i = 1; i < ring.length; i++) twice += ring[i - 1]![0]! * ring[i]![1]! - ring[i]![0]! * ring[i - 1]![1]!;
  return Math.abs(twice) / 2;
};

/** Half the map in square degrees; no continent comes near, so a larger ring was wound the wrong way round. */
const FLOOD_SQUARE_DEGREES = 30_000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isGeometry = (value: unknown): value is Geometry => isObject(value) && typeof value.type === 'string';

/** The land of Natural Earth at 1:10 million, cut at the antimeridian and the poles, as closed rings. */
const landRings = (): LngLat[][] => {
  const topology: unknown = createRequire(import.meta.url)('world-atlas/land-10m.json');
  if (!isObject(topology) || !isObject(topology.objects)) throw new Error('world-atlas: expected a topology');
  // The source is stitched across ±180; cut it open again, one degree a pixel, north up.
  const flat = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .reflectY(true)
    .precision(0);
  const projected = geoProject(feature(topology, topology.objects.land), flat);
  const features = isObject(projected) && Array.isArray(projected.features) ? projected.features : [projected];
  const rings: LngLat[][] = [];
  for (const part of features) {
    const geometry: unknown = isObject(part) ? part.geometry : undefined;
    if (!isGeometry(geometry)) continue;
    if (geometry.type === 'Polygon') rings.push(...geometry.coordinates);
    if (geometry.type === 'MultiPolygon') rings.push(...geometry.coordinates.flat());
  }
  return rings.filter((ring) => ringArea(ring) < FLOOD_SQUARE_DEGREES);
};

/**
 * How far around a coastline counts as touched, in degrees of latitude (2.2 km): the error of a 1:10 million map, and
 * the reach of moles and piers it does not draw.
 */
const COAST_DOUBT = 0.02;

/** Every block within doubt of an edge: the edge itself, and its shadows to the four sides. */
const markCoast = (land: Uint8Array, from: LngLat, to: LngLat): void => {
  const band = Math.min(BANDS - 1, Math.max(0, Math.floor((from[1]! + 90) * 10)));
  const aside = COAST_DOUBT * (blocksInBand(900) / blocksInBand(band));
  markEdge(land, from, to);
  for (const [lng, lat] of [
    [aside, 0],
    [-aside, 0],
    [0, COAST_DOUBT],
    [0, -COAST_DOUBT],
  ])
    markEdge(land, [from[0]! + lng!, from[1]! + lat!], [to[0]! + lng!, to[1]! + lat!]);
};

/** Every block an edge passes through. */
const markEdge = (land: Uint8Array, from: LngLat, to: LngLat): void => {
  const [south, north] = from[1]! <= to[1]! ? [from, to] : [to, from];
  const low = Math.max(0, Math.floor((south[1]! + 90) * 10));
  const high = Math.min(BANDS - 1, Math.floor((north[1]! + 90) * 10));
  const lngAt = (lat: number): number => {
    if (lat <= south[1]!) return south[0]!;
    if (lat >= north[1]!) return north[0]!;
    return south[0]! + ((lat - south[1]!) / (north[1]! - south[1]!)) * (north[0]! - south[0]!);
  };
  for (let band = low; band <= high; band++) {
    const flatEdge = low === high;
    const a = flatEdge ? south[0]! : lngAt(band / 10 - 90);
    const b = flatEdge ? north[0]! : lngAt((band + 1) / 10 - 90);
    const count = blocksInBand(band);
    const columnAt = (lng: number): number => Math.min(count - 1, Math.max(0, Math.floor(((lng + 180) / 360) * count)));
    const first = firstBlockOfBand(band);
    land.fill(1, first + columnAt(Math.min(a, b)), first + columnAt(Math.max(a, b)) + 1);
  }
};

/**
 * Fills along the middle of each band between every other crossing; the blocks that edges touch are marked apart. All
 * rings are filled at once: the projection does not say reliably which polygon a hole like the Caspian Sea belongs to,
 * and in a map without overlaps the parity of all crossings needs no such knowledge.
 */
const fillRings = (land: Uint8Array, rings: readonly LngLat[][]): void => {
  const crossings = new Map<number, number[]>();
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [a, b] = [ring[i - 1]!, ring[i]!];
      markCoast(land, a, b);
      const low = Math.ceil((Math.min(a[1]!, b[1]!) + 90) * 10 - 0.5);
      const high = Math.ceil((Math.max(a[1]!, b[1]!) + 90) * 10 - 0.5) - 1;
      for (let band = Math.max(0, low); band <= Math.min(BANDS - 1, high); band++) {
        const lat = (band + 0.5) / 10 - 90;
        const lng = a[0]! + ((lat - a[1]!) / (b[1]! - a[1]!)) * (b[0]! - a[0]!);
        const row = crossings.get(band);
        if (row) row.push(lng);
        else crossings.set(band, [lng]);
      }
    }
  for (const [band, row] of crossings) {
    row.sort((a, b) => a - b);
    const count = blocksInBand(band);
    const first = firstBlockOfBand(band);
    for (let i = 0; i + 1 < row.length; i += 2) {
      const from = Math.max(0, Math.ceil(((row[i]! + 180) / 360) * count - 0.5));
      const to = Math.min(count, Math.ceil(((row[i + 1]! + 180) / 360) * count - 0.5));
      if (to > from) land.fill(1, first + from, first + to);
    }
  }
};

/**
 * Everything south of this latitude is land: the great ice shelves of the Ross and Weddell Seas stand in no coastline
 * data, yet people drive over them.
 */
const ICE_SHELF_LAT = -78;

export const landMask = (towns: readonly Town[]): Uint8Array => {
  const land = new Uint8Array(BLOCKS);
  fillRings(land, landRings());
  land.fill(1, 0, firstBlockOfBand(Math.round((ICE_SHELF_LAT + 90) * 10)));
  const room = neighbourRoom();
  for (const town of towns) {
    const block = blockAtDegrees(town.lat, town.lng);
    land[block] = 1;
    const n = neighboursOf(block, true, room);
    for (let i = 0; i < n; i++) land[room.blocks[i]!] = 1;
  }
  return land;
};
