/** Shapes on the map, as the features that the map library draws. */
import type { Point } from '../../client/client.ts';
import type { Cell } from './cells.ts';

const polygon = (ring: readonly (readonly [lng: number, lat: number])[]) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'Polygon' as const, coordinates: [ring.map(([lng, lat]) => [lng, lat])] },
});

export const rectangle = ({ south, west, north, east }: Cell) =>
  polygon([
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]);

const METRES_PER_DEGREE = 111_320;
const CORNERS = 64;

/** Round on the ground, not on the map. */
export const circle = ({ lat, lng }: Point, metres: number) => {
  const high = metres / METRES_PER_DEGREE;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  return polygon(
    Array.from({ length: CORNERS + 1 }, (_, at) => {
      const angle = (at / CORNERS) * 2 * Math.PI;
      return [lng + wide * Math.sin(angle), lat + high * Math.cos(angle)] as const;
    }),
  );
};

export const NO_SHAPES = { type: 'FeatureCollection' as const, features: [] };
