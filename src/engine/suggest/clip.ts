/**
 * Where suggestions must lie. Geometric clips are one test on a position and one box around everything that passes it;
 * countries are asked last, because they cost most.
 */
import { type Box, boxHolds, boxOf } from '../geo/box.ts';
import { distanceMetres } from '../geo/distance.ts';
import { type Position, wrapLongitude } from '../geo/position.ts';
import { boundsOf, squareAt } from '../grid/square.ts';
import type { Clip } from './question.ts';

/** Metres in a degree of latitude, rounded down so that a box never is too small. */
const METRES_PER_DEGREE = 110_000;

/** The box around a circle; near a pole it is the whole ring. */
export const boxAround = (centre: Position, radiusMetres: number): Box => {
  const height = radiusMetres / METRES_PER_DEGREE;
  const south = Math.max(-90, centre.lat - height);
  const north = Math.min(90, centre.lat + height);
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const width = narrowest < 0.001 ? 360 : height / narrowest;
  return width >= 180 ? boxOf(south, -180, north, 180) : boxOf(south, centre.lng - width, north, centre.lng + width);
};

/**
 * A ring may cross the antimeridian: each longitude is taken near the one before it. A whole turn along a parallel goes
 * around the Earth. A ring that has gone around and not come back holds the pole on its side of the equator.
 */
const unrolled = (ring: readonly Position[]): readonly Position[] => {
  const first = { lat: ring[0]?.lat ?? 0, lng: wrapLongitude(ring[0]?.lng ?? 0) };
  let [given, last] = [ring[0] ?? first, first];
  const corners = ring.map(({ lat, lng }) => {
    const step = lng - given.lng;
    const isTurn = Math.abs(step) === 360 && lat === given.lat;
    given = { lat, lng };
    last = { lat, lng: last.lng + (isTurn ? step : wrapLongitude(step)) };
    return last;
  });
  if (Math.abs(last.lng - first.lng) < 180) return corners;
  const pole = corners.reduce((sum, { lat }) => sum + lat, 0) < 0 ? -90 : 90;
  return [...corners, { lat: pole, lng: last.lng }, { lat: pole, lng: first.lng }, first];
};

const boxOfRing = (ring: readonly Position[]): Box => {
  const lats = ring.map(({ lat }) => lat);
  const lngs = ring.map(({ lng }) => lng);
  return boxOf(Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs));
};

/** Even-odd rule; the ring's longitudes are unrolled, the point is tried on each turn that could meet it. */
const ringHolds = (ring: readonly Position[], lat: number, lng: number): boolean => {
  let inside = false;
  for (let at = 1; at < ring.length; at++) {
    const [a, b] = [ring[at - 1]!, ring[at]!];
    if (a.lat > lat !== b.lat > lat && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng)
      inside = !inside;
  }
  return inside;
};

/** Positions are told to six decimals: what was told to lie at an edge is held by it. */
const TOLD_DEGREES = 6e-7;
const TOLD_METRES = 0.1;

/** The position itself, and to either side of it: whatever lies at an edge or a corner has one of them inside. */
const TO_EDGES = [
  [0, 0],
  [TOLD_DEGREES, TOLD_DEGREES],
  [TOLD_DEGREES, -TOLD_DEGREES],
  [-TOLD_DEGREES, TOLD_DEGREES],
  [-TOLD_DEGREES, -TOLD_DEGREES],
] as const;

/** Never more than the whole ring. */
const withEdges = ({ south, west, north, east }: Box): Box =>
  boxOf(south - TOLD_DEGREES, west - TOLD_DEGREES, north + TOLD_DEGREES, east + TOLD_DEGREES);

const boxHoldsSquare = (box: Box, lat: number, lng: number): boolean => {
  const { south, west, north, east } = boundsOf(squareAt(lat, lng));
  return (
    boxHolds(box, south + TOLD_DEGREES, west + TOLD_DEGREES) && boxHolds(box, north - TOLD_DEGREES, east - TOLD_DEGREES)
  );
};

export type GeometricClip = {
  /** Around everything inside; undefined when nothing geometric clips. */
  readonly box: Box | undefined;
  holds(lat: number, lng: number): boolean;
};

export const geometricClip = (clip: Clip): GeometricClip => {
  const tests: ((lat: number, lng: number) => boolean)[] = [];
  const boxes: Box[] = [];
  const { box, boxHoldsWhole = false, circle, polygon } = clip;
  if (box !== undefined) {
    const told = withEdges(box);
    boxes.push(told);
    tests.push((lat, lng) => boxHolds(told, lat, lng) && (!boxHoldsWhole || boxHoldsSquare(box, lat, lng)));
  }
  if (circle !== undefined) {
    const { centre, radiusMetres } = circle;
    const reach = radiusMetres + TOLD_METRES;
    boxes.push(boxAround(centre, reach));
    tests.push((lat, lng) => distanceMetres(centre.lat, centre.lng, lat, lng) <= reach);
  }
  if (polygon !== undefined) {
    const ring = unrolled(polygon);
    const lngs = ring.map(({ lng }) => lng);
    const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
    boxes.push(withEdges(boxOfRing(ring)));
    const holds = (lat: number, lng: number): boolean => {
      for (let turned = lng + 360 * Math.ceil((west - lng) / 360); turned <= east; turned += 360)
        if (ringHolds(ring, lat, turned)) return true;
      return false;
    };
    tests.push((lat, lng) => TO_EDGES.some(([up, across]) => holds(lat + up, lng + across)));
  }
  const smallest = boxes.sort(
    (a, b) => (a.north - a.south) * (a.east - a.west) - (b.north - b.south) * (b.east - b.west),
  )[0];
  return { box: smallest, holds: (lat, lng) => tests.every((test) => test(lat, lng)) };
};
