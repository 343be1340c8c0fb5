/** The lines of the grid around the view: asked for a little beyond it, so that small moves ask for nothing. */
import type { Map as LibreMap } from 'maplibre-gl';
import type { GridSection, Point } from '../../client/client.ts';
import { type Cell, type Cells, cellAt, cellsOf } from './cells.ts';

export const GRID_ZOOM = 17.2;

/** Share of the view that the grid is drawn beyond it on each side. */
const PADDING = 0.5;

const NOWHERE: Cell = { south: 0, west: 0, north: 0, east: 0 };

const isInside = (inner: Cell, outer: Cell): boolean =>
  inner.south >= outer.south && inner.west >= outer.west && inner.north <= outer.north && inner.east <= outer.east;

const widened = ({ south, west, north, east }: Cell): Cell => {
  const [high, wide] = [(north - south) * PADDING, (east - west) * PADDING];
  return {
    south: Math.max(-90, south - high),
    west: west - wide,
    north: Math.min(90, north + high),
    east: east + wide,
  };
};

export const openGrid = (
  map: LibreMap,
  ask: (south: number, west: number, north: number, east: number) => Promise<GridSection>,
  draw: (section: GridSection) => void,
) => {
  let box = NOWHERE;
  let cells: Cells = cellsOf({ features: [] });
  return {
    update: async (): Promise<void> => {
      if (map.getZoom() < GRID_ZOOM) return;
      const bounds = map.getBounds();
      const view = {
        south: bounds.getSouth(),
        west: bounds.getWest(),
        north: bounds.getNorth(),
        east: bounds.getEast(),
      };
      if (isInside(view, box)) return;
      const asked = widened(view);
      box = asked;
      try {
        const section = await ask(asked.south, asked.west, asked.north, asked.east);
        if (box !== asked) return;
        cells = cellsOf(section);
        draw(section);
      } catch {
        box = NOWHERE;
      }
    },
    cellAt: (at: Point): Cell | undefined => cellAt(cells, at),
  };
};
