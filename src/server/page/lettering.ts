import { GLYPH_HEIGHT, type Glyph, glyphsOf } from './glyphs.ts';
import { type Ink, shadeOf } from './paint.ts';
import type { Bitmap } from './png.ts';

/** Lines of letters on a picture, at any size up to that in which they were prepared. */
export type Line = {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  /** How many prepared pixels make one of the picture, along a side: 1 or more. */
  readonly smaller: number;
  readonly ink: Ink;
};

/** Undefined when there are no letters for the text. */
export const widthOf = (text: string): number | undefined => glyphsOf(text)?.reduce((sum, { width }) => sum + width, 0);

/** Mean coverage of the prepared pixels that one pixel of the picture stands for, 0 to 1. */
const coverageAt = ({ width, rows }: Glyph, x: number, y: number, smaller: number): number => {
  let sum = 0;
  let count = 0;
  for (let row = Math.floor(y * smaller); row < Math.min(GLYPH_HEIGHT, (y + 1) * smaller); row++) {
    for (let column = Math.floor(x * smaller); column < (x + 1) * smaller; column++) {
      if (column < width) sum += rows[row * width + column]!;
      count++;
    }
  }
  return count === 0 ? 0 : sum / count / 255;
};

const drawGlyph = ({ width, pixels }: Bitmap, glyph: Glyph, left: number, line: Line): void => {
  const wide = Math.ceil(glyph.width / line.smaller);
  const high = Math.floor(GLYPH_HEIGHT / line.smaller);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide && left + x < width; x++) {
      const coverage = coverageAt(glyph, x, y, line.smaller);
      if (coverage > 0) pixels[(line.top + y) * width + left + x] = shadeOf(line.ink, coverage);
    }
  }
};

/** Draws a line and says where it ends; a text without letters for it draws nothing. */
export const drawLine = (bitmap: Bitmap, line: Line): number => {
  let left = line.left;
  for (const glyph of glyphsOf(line.text) ?? []) {
    drawGlyph(bitmap, glyph, Math.round(left), line);
    left += glyph.width / line.smaller;
  }
  return Math.round(left);
};
