/**
 * The coast mesh: which 0.05° cells are land, from the 1:10 million land of Natural Earth, the towns, and the small
 * islands that a map of that scale leaves out.
 */
import { COAST_CELLS_PER_DEGREE, COAST_COLUMNS, COAST_ROWS } from '../../engine/places/coast.ts';
import { type Polygon, worldPolygons } from '../basemap/world-polygons.ts';
import type { Place } from './gazetteer-source.ts';
import type { Outline, Ring } from './outlines-source.ts';

/** The error of a 1:10 million map and the reach of moles it does not draw: 2.2 km, in degrees of latitude. */
const COAST_DOUBT = 0.02;
const TOWN_REACH_KILOMETRES = 2;
const KILOMETRES_PER_DEGREE = 111.2;
/** An outline this small and without any land in the mesh is an island the map leaves out. */
const SMALL_OUTLINE_DEGREES = 2;

const rowOf = (lat: number): number =>
  Math.min(COAST_ROWS - 1, Math.max(0, Math.floor((lat + 90) * COAST_CELLS_PER_DEGREE)));

const fillBox = (mesh: Uint8Array, south: number, west: number, north: number, east: number): void => {
  for (let row = rowOf(south); row <= rowOf(north); row++)
    for (let x = Math.floor((west + 180) * COAST_CELLS_PER_DEGREE); x <= (east + 180) * COAST_CELLS_PER_DEGREE; x++)
      mesh[row * COAST_COLUMNS + ((x + COAST_COLUMNS) % COAST_COLUMNS)] = 1;
};

/** Everything within doubt of an edge, row by row. */
const markEdge = (mesh: Uint8Array, a: readonly number[], b: readonly number[]): void => {
  const [south, north] = a[1]! <= b[1]! ? [a, b] : [b, a];
  const lngAt = (lat: number): number => {
    if (lat <= south[1]!) return south[0]!;
    if (lat >= north[1]!) return north[0]!;
    return south[0]! + ((lat - south[1]!) / (north[1]! - south[1]!)) * (north[0]! - south[0]!);
  };
  const aside = COAST_DOUBT / Math.max(0.05, Math.cos((south[1]! * Math.PI) / 180));
  for (let row = rowOf(south[1]! - COAST_DOUBT); row <= rowOf(north[1]! + COAST_DOUBT); row++) {
    const low = row / COAST_CELLS_PER_DEGREE - 90;
    const ends = [lngAt(low - COAST_DOUBT), lngAt(low + 1 / COAST_CELLS_PER_DEGREE + COAST_DOUBT)];
    fillBox(
      mesh,
      low + 0.01,
      Math.max(-180, Math.min(...ends) - aside),
      low + 0.01,
      Math.min(179.999, Math.max(...ends) + aside),
    );
  }
};

/** Fills polygons along the middle of each row of cells. */
const fillPolygon = (mesh: Uint8Array, rings: Polygon | readonly Ring[]): void => {
  const crossings = new Map<number, number[]>();
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [a, b] = [ring[i - 1]!, ring[i]!];
      const low = Math.ceil((Math.min(a[1]!, b[1]!) + 90) * COAST_CELLS_PER_DEGREE - 0.5);
      const high = Math.ceil((Math.max(a[1]!, b[1]!) + 90) * COAST_CELLS_PER_DEGREE - 0.5) - 1;
      for (let row = low; row <= high; row++) {
        const lat = (row + 0.5) / COAST_CELLS_PER_DEGREE - 90;
        const lng = a[0]! + ((lat - a[1]!) / (b[1]! - a[1]!)) * (b[0]! - a[0]!);
        crossings.set(row, [...(crossings.get(row) ?? []), lng]);
      }
    }
  for (const [row, lngs] of crossings) {
    lngs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < lngs.length; i += 2) {
      const from = Math.max(0, Math.ceil((lngs[i]! + 180) * COAST_CELLS_PER_DEGREE - 0.5));
      const to = Math.min(COAST_COLUMNS, Math.ceil((lngs[i + 1]! + 180) * COAST_CELLS_PER_DEGREE - 0.5));
      if (to > from) mesh.fill(1, row * COAST_COLUMNS + from, row * COAST_COLUMNS + to);
    }
  }
};

const markAround = (mesh: Uint8Array, place: Place): void => {
  const dLat = TOWN_REACH_KILOMETRES / KILOMETRES_PER_DEGREE;
  const dLng = dLat / Math.max(0.05, Math.cos((place.lat * Math.PI) / 180));
  fillBox(mesh, place.lat - dLat, place.lng - dLng, place.lat + dLat, place.lng + dLng);
};

/** Marks the outlines of islands that nothing else marked, and returns their codes. */
const markLostIslands = (mesh: Uint8Array, outlines: readonly Outline[]): string[] =>
  outlines.flatMap(({ code, rings }) => {
    const lngs = rings[0]?.map((point) => point[0]!) ?? [];
    const lats = rings[0]?.map((point) => point[1]!) ?? [];
    const [west, east, south, north] = [Math.min(...lngs), Math.max(...lngs), Math.min(...lats), Math.max(...lats)];
    if (!(east - west < SMALL_OUTLINE_DEGREES && north - south < SMALL_OUTLINE_DEGREES)) return [];
    for (let row = rowOf(south); row <= rowOf(north); row++)
      for (let x = Math.floor((west + 180) * COAST_CELLS_PER_DEGREE); x <= (east + 180) * COAST_CELLS_PER_DEGREE; x++)
        if (mesh[row * COAST_COLUMNS + (x % COAST_COLUMNS)] === 1) return [];
    fillPolygon(mesh, rings);
    return [code];
  });

export const coastMesh = (
  places: readonly Place[],
  outlines: readonly Outline[],
): { mesh: Uint8Array; lost: string[] } => {
  const mesh = new Uint8Array(COAST_ROWS * COAST_COLUMNS);
  for (const polygon of worldPolygons('land-10m', 'land').flatMap((land) => land.polygons)) {
    fillPolygon(mesh, polygon);
    for (const ring of polygon) for (let i = 1; i < ring.length; i++) markEdge(mesh, ring[i - 1]!, ring[i]!);
  }
  for (const place of places) markAround(mesh, place);
  return { mesh, lost: markLostIslands(mesh, outlines) };
};
