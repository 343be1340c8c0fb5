/** The lines of the grid around the view: asked for a little beyond it, so that small moves ask for nothing. */
import type { Map as LibreMap } from 'maplibre-gl';
import type { GridSection, Point } from '../../client/client.ts';
import { isInside, NOWHERE, viewOf, widened } from './boxes.ts';
import { type Cell, type Cells, cellAt, cellsOf } from './cells.ts';
import { NO_SHAPES } from './shapes.ts';

export const GRID_ZOOM = 17.2;

export const openGrid = (
  map: LibreMap,
  ask: (south: number, west: number, north: number, east: number) => Promise<GridSection>,
  draw: (section: GridSection) => void,
) => {
  let box = NOWHERE;
  let cells: Cells = cellsOf(NO_SHAPES);
  const within = ({ south, west, north, east }: Cell): Promise<GridSection> => ask(south, west, north, east);
  return {
    update: async (): Promise<void> => {
      if (map.getZoom() < GRID_ZOOM) return;
      const view = viewOf(map);
      if (isInside(view, box)) return;
      const asked = widened(view);
      box = asked;
      try {
        // A view of a very large screen may be more than is given at once when it is widened.
        const section = await within(asked).catch(() => within(view));
        if (box !== asked) return;
        cells = cellsOf(section);
        draw(section);
      } catch {
        // A newer view may be drawn by now, or asked for.
        if (box === asked) box = NOWHERE;
      }
    },
    /** The lines around the antimeridian go on beyond 180 or begin before -180; the pointer may count the other way. */
    cellAt: ({ lat, lng }: Point): Cell | undefined =>
      cellAt(cells, { lat, lng }) ?? cellAt(cells, { lat, lng: lng + 360 }) ?? cellAt(cells, { lat, lng: lng - 360 }),
  };
};
