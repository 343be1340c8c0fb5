/**
 * The square under a mouse, at most once a frame. Fingers hover nowhere: where no pointer can, nothing listens, and a
 * finger on a screen that also has a mouse is passed over.
 */
import type { Map as LibreMap } from 'maplibre-gl';
import type { Point } from '../../client/client.ts';
import type { Cell } from './cells.ts';

/** Where the grid begins to be seen. */
const HOVER_ZOOM = 17.5;

export const watchPointer = (
  map: LibreMap,
  cellUnder: (at: Point) => Cell | undefined,
  show: (cell: Cell | undefined) => void,
): void => {
  if (!matchMedia('(any-hover: hover)').matches) return;
  const canvas = map.getCanvasContainer();
  let pointer: { readonly x: number; readonly y: number } | undefined;
  let frame = 0;
  let shown = '';

  const settle = (): void => {
    frame = 0;
    const cell =
      pointer === undefined || map.getZoom() < HOVER_ZOOM
        ? undefined
        : cellUnder(map.unproject([pointer.x, pointer.y]));
    const name = cell === undefined ? '' : `${cell.south} ${cell.west}`;
    if (name === shown) return;
    shown = name;
    show(cell);
  };
  const soon = (): void => {
    if (frame === 0) frame = requestAnimationFrame(settle);
  };
  const follow = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    const box = canvas.getBoundingClientRect();
    // A pressed button moves the map: nothing is pointed at then.
    pointer = event.buttons === 0 ? { x: event.clientX - box.left, y: event.clientY - box.top } : undefined;
    soon();
  };
  const leave = (): void => {
    pointer = undefined;
    soon();
  };
  canvas.addEventListener('pointermove', follow, { passive: true });
  canvas.addEventListener('pointerleave', leave);
  // The map may move under a mouse that rests.
  map.on('move', soon);
  map.on('remove', () => cancelAnimationFrame(frame));
};
