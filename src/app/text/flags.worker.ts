/**
 * Whether this browser draws flags. To find out it looks through all its fonts, which takes longer than to draw the
 * page: not there, then. Without a font for them flags are letters in black, or boxes: neither has a colour.
 */
import { flagOf } from './flag.ts';

const SIZE = 20;

const drawsFlags = (): boolean => {
  // Those that know no drawing outside the page are old, and not where flags are missing.
  if (typeof OffscreenCanvas !== 'function') return true;
  const pen = new OffscreenCanvas(SIZE, SIZE).getContext('2d', { willReadFrequently: true });
  if (pen === null) return true;
  pen.font = `${SIZE * 0.7}px sans-serif`;
  pen.fillText(flagOf('DE'), 0, SIZE * 0.7);
  return pen.getImageData(0, 0, SIZE, SIZE).data.some((value, at, all) => at % 4 === 0 && value !== all[at + 1]);
};

postMessage(drawsFlags());
close();
