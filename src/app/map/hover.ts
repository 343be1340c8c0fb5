/**
 * The square under a mouse, some twenty times a second. Fingers hover nowhere: where no pointer can, nothing listens, and a
 * finger on a screen that also has a mouse is passed over.
 *
 * It lies over the map as a shape of the page: a shape of the map would have the whole map drawn anew for each square
 * that the mouse crosses.
 */
import type { Map as LibreMap } from 'maplibre-gl';
import type { Point } from '../../client/client.ts';
import { besideOf } from './boxes.ts';
import type { Cell } from './cells.ts';

/**
 * The shape is a frame behind the mouse, or three. It is a frame of its own, and on a computer without a graphics card the
 * next one waits 40 ms for it: a hand that moves and presses in one go would have its words wait behind the shape.
 */
const BEHIND_MS = 40;
/** What a press asks for is on screen by then, and the shape may follow, ms. */
const AFTER_PRESS_MS = 150;

/** Where the grid begins to be seen. */
const HOVER_ZOOM = 17.5;

const SVG = 'http://www.w3.org/2000/svg';

/** A shape over the map, and how to lay it on four corners of it. */
const openShape = (map: LibreMap) => {
  const sheet = document.createElementNS(SVG, 'svg');
  const shape = document.createElementNS(SVG, 'polygon');
  sheet.classList.add('hovered');
  sheet.ariaHidden = 'true';
  sheet.append(shape);
  map.getCanvas().after(sheet);
  return (cell: Cell | undefined, at: Point | undefined): void => {
    if (cell === undefined || at === undefined) {
      shape.removeAttribute('points');
      return;
    }
    const { south, west, north, east } = cell;
    // Around the antimeridian lines and pointer may count the other way; they meet on the pointer's side.
    const turn = besideOf(west, at.lng) - west;
    const corners = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ] as const;
    const points = corners.map(([lng, lat]) => map.project([lng + turn, lat]));
    shape.setAttribute('points', points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '));
  };
};

export const watchPointer = (map: LibreMap, cellUnder: (at: Point) => Cell | undefined): void => {
  if (!matchMedia('(any-hover: hover)').matches) return;
  const canvas = map.getCanvasContainer();
  const lay = openShape(map);
  let pointer: { readonly x: number; readonly y: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const settle = (): void => {
    frame = 0;
    const at = pointer === undefined || map.getZoom() < HOVER_ZOOM ? undefined : map.unproject([pointer.x, pointer.y]);
    lay(at === undefined ? undefined : cellUnder(at), at);
  };
  const soon = (waitMs = BEHIND_MS): void => {
    if (timer !== undefined || frame !== 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      frame = requestAnimationFrame(settle);
    }, waitMs);
  };
  const callOff = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    timer = undefined;
    frame = 0;
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
  canvas.addEventListener('pointerdown', callOff);
  canvas.addEventListener('pointerup', () => {
    callOff();
    soon(AFTER_PRESS_MS);
  });
  // The map may move under a mouse that rests: the shape goes with the very frame that moves it.
  map.on('move', settle);
  map.on('remove', callOff);
};
