/**
 * The point of a polygon farthest from its edge, where a label has most room. A coarse mesh, refined four times around
 * its best cell: within a thousandth of the width of the polygon.
 */
import type { Polygon } from './world-polygons.ts';

const CELLS = 24;
const REFINEMENTS = 4;

/** Distance to the edge in degrees of latitude, negative outside. */
const roomAt = (polygon: Polygon, lng: number, lat: number, shrink: number): number => {
  let inside = false;
  let least = Number.POSITIVE_INFINITY;
  for (const ring of polygon)
    for (let i = 1; i < ring.length; i++) {
      const [ax, ay] = [ring[i - 1]![0]!, ring[i - 1]![1]!];
      const [bx, by] = [ring[i]![0]!, ring[i]![1]!];
      if (ay > lat !== by > lat && lng < ax + ((lat - ay) / (by - ay)) * (bx - ax)) inside = !inside;
      const [dx, dy] = [(bx - ax) * shrink, by - ay];
      const [px, py] = [(lng - ax) * shrink, lat - ay];
      const length2 = dx * dx + dy * dy;
      const along = length2 === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length2));
      least = Math.min(least, (px - along * dx) ** 2 + (py - along * dy) ** 2);
    }
  return inside ? Math.sqrt(least) : -Math.sqrt(least);
};

export type LabelPoint = { readonly lng: number; readonly lat: number; readonly room: number };

export const labelPoint = (polygon: Polygon): LabelPoint => {
  const outer = polygon[0] ?? [];
  const lngs = outer.map((point) => point[0]!);
  const lats = outer.map((point) => point[1]!);
  let [west, east, south, north] = [Math.min(...lngs), Math.max(...lngs), Math.min(...lats), Math.max(...lats)];
  const shrink = Math.max(0.1, Math.cos((((south + north) / 2) * Math.PI) / 180));
  let best: LabelPoint = { lng: (west + east) / 2, lat: (south + north) / 2, room: Number.NEGATIVE_INFINITY };
  for (let round = 0; round < REFINEMENTS; round++) {
    const [dx, dy] = [(east - west) / CELLS, (north - south) / CELLS];
    for (let x = 0; x < CELLS; x++)
      for (let y = 0; y < CELLS; y++) {
        const [lng, lat] = [west + (x + 0.5) * dx, south + (y + 0.5) * dy];
        const room = roomAt(polygon, lng, lat, shrink);
        if (room > best.room) best = { lng, lat, room };
      }
    [west, east, south, north] = [best.lng - dx, best.lng + dx, best.lat - dy, best.lat + dy];
  }
  return best;
};
