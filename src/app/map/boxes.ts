/** Boxes around a view: what is asked for a little beyond it stays good for small moves. */
import type { Map as LibreMap } from 'maplibre-gl';
import type { Cell } from './cells.ts';

/** Share of the view that is asked for beyond it on each side. */
const PADDING = 0.5;

export const NOWHERE: Cell = { south: 0, west: 0, north: 0, east: 0 };

export const isInside = (inner: Cell, outer: Cell): boolean =>
  inner.south >= outer.south && inner.west >= outer.west && inner.north <= outer.north && inner.east <= outer.east;

export const widened = ({ south, west, north, east }: Cell): Cell => {
  const [high, wide] = [(north - south) * PADDING, (east - west) * PADDING];
  return {
    south: Math.max(-90, south - high),
    west: west - wide,
    north: Math.min(90, north + high),
    east: east + wide,
  };
};

/** What is seen; longitudes go on beyond 180. */
export const viewOf = (map: LibreMap): Cell => {
  const bounds = map.getBounds();
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() };
};

/** The Earth goes on beyond 180: the longitude by which what is at `lng` stands nearest to `middle`. */
export const besideOf = (lng: number, middle: number): number => lng + 360 * Math.round((middle - lng) / 360);
