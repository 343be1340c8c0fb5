import type { Map as LibreMap } from 'maplibre-gl';
import type { Point } from '../../client/client.ts';
import { besideOf } from './boxes.ts';

/** The map around a square, for paper; with the square in its middle. */
export type MapPicture = {
  readonly url: string;
  /** Too far out for the square itself to be seen. */
  readonly needsPin: boolean;
};

/** Width to height, as it stands on the page. */
const SHAPE = 3 / 2;

/** Closer to the edge than this, the whole view says more than a scrap of it, px. */
const SMALLEST_HALF = 120;

export const pictureAround = (map: LibreMap, { lat, lng }: Point, pinZoom: number): MapPicture => {
  // What was drawn is gone after its frame: draw again, and read before this task ends.
  map.redraw();
  const canvas = map.getCanvas();
  const { clientWidth, clientHeight } = canvas;
  const ratio = canvas.width / clientWidth;
  const { x, y } = map.project([besideOf(lng, map.getCenter().lng), lat]);
  const half = Math.min(x, clientWidth - x, Math.min(y, clientHeight - y) * SHAPE);
  const isWhole = half < SMALLEST_HALF;
  const [wide, high] = isWhole ? [clientWidth, clientHeight] : [2 * half, (2 * half) / SHAPE];
  const [left, top] = isWhole ? [0, 0] : [x - wide / 2, y - high / 2];
  const paper = document.createElement('canvas');
  paper.width = Math.round(wide * ratio);
  paper.height = Math.round(high * ratio);
  paper
    .getContext('2d')
    ?.drawImage(canvas, left * ratio, top * ratio, wide * ratio, high * ratio, 0, 0, paper.width, paper.height);
  return { url: paper.toDataURL('image/png'), needsPin: !isWhole && map.getZoom() <= pinZoom };
};
