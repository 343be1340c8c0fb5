import { GLYPH_HEIGHT, type Glyph, glyphsOf } from './glyphs.ts';
import { type Bitmap, type Colour, pngOf } from './png.ts';

/**
 * The picture of an address for previews: its words beside a mosaic that is different for each address.
 *
 * A PNG, because networks show no SVG; drawn here with letters prepared beforehand, because a drawing package with the
 * fonts of 27 languages weighs more than the whole server. Words in scripts without prepared letters are left out: the
 * title beside the picture says them.
 */
const WIDTH = 1200;
const HEIGHT = 630;
const TILE = 70;
const GAP = 4;
const MARGIN = 80;
const LINE = 108;

/** Shades of a colour on paper, from none to full. */
const SHADES = 64;
const RAMPS = { accent: 0, ink: SHADES, soft: 2 * SHADES } as const;
type Ramp = keyof typeof RAMPS;

const PAPER: Colour = [0xfa, 0xf8, 0xf5];
const COLOURS: { readonly [R in Ramp]: Colour } = {
  accent: [0xc2, 0x41, 0x0c],
  ink: [0x1c, 0x19, 0x17],
  soft: [0x57, 0x53, 0x4e],
};

const rampOf = (colour: Colour): readonly Colour[] =>
  Array.from({ length: SHADES }, (_, shade): Colour => {
    const at = (part: 0 | 1 | 2): number =>
      Math.round(PAPER[part] + ((colour[part] - PAPER[part]) * shade) / (SHADES - 1));
    return [at(0), at(1), at(2)];
  });

const PALETTE = [...rampOf(COLOURS.accent), ...rampOf(COLOURS.ink), ...rampOf(COLOURS.soft)];

/** Any even spread will do here; nothing depends on these numbers but the look. */
const spread = (text: string): number => {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return (state ^ (state >>> 15)) >>> 0;
};

const drawMosaic = ({ pixels }: Bitmap, words: string): void => {
  for (let x = WIDTH / 2; x < WIDTH; x += TILE) {
    for (let y = 0; y < HEIGHT; y += TILE) {
      // Nothing where the words stand, and ever more towards the right.
      const strength = (((x - WIDTH / 2) / (WIDTH / 2)) ** 1.5 * (spread(`${words} ${x} ${y}`) % 100)) / 100;
      const shade = Math.round(strength * (SHADES - 1));
      for (let row = y; row < Math.min(HEIGHT, y + TILE - GAP); row++) {
        pixels.fill(shade, row * WIDTH + x, row * WIDTH + Math.min(WIDTH, x + TILE - GAP));
      }
    }
  }
};

const widthOf = (glyphs: readonly Glyph[]): number => glyphs.reduce((sum, { width }) => sum + width, 0);

/** Coverage at a point of a letter that is made `smaller` times smaller: the mean of the pixels it stands for. */
const coverageAt = ({ width, rows }: Glyph, x: number, y: number, smaller: number): number => {
  let sum = 0;
  for (let down = 0; down < smaller; down++) {
    for (let right = 0; right < smaller; right++) sum += rows[(y * smaller + down) * width + x * smaller + right] ?? 0;
  }
  return sum / (smaller * smaller);
};

type Line = { readonly glyphs: readonly Glyph[]; readonly left: number; readonly top: number; readonly ramp: Ramp };

/** Draws a line of letters and says where it ends. */
const drawLine = ({ pixels }: Bitmap, { glyphs, left, top, ramp }: Line, smaller: number): number => {
  let from = left;
  for (const glyph of glyphs) {
    const width = Math.floor(glyph.width / smaller);
    for (let y = 0; y < Math.floor(GLYPH_HEIGHT / smaller); y++) {
      for (let x = 0; x < width && from + x < WIDTH; x++) {
        const shade = Math.round((coverageAt(glyph, x, y, smaller) / 255) * (SHADES - 1));
        if (shade > 0) pixels[(top + y) * WIDTH + from + x] = RAMPS[ramp] + shade;
      }
    }
    from += width;
  }
  return from;
};

const linesOf = (words: string): readonly (readonly Glyph[])[] => {
  const [first = '', ...others] = words.split('.');
  const lines = [first, ...others.map((word) => `.${word}`)].map(glyphsOf);
  return lines.every((line) => line !== undefined) ? lines : [];
};

const MOST_WIDTH = WIDTH - 2 * MARGIN;

export const pictureOf = (words: string, place: string): Promise<Buffer> => {
  const bitmap: Bitmap = { width: WIDTH, height: HEIGHT, pixels: new Uint8Array(WIDTH * HEIGHT) };
  drawMosaic(bitmap, words);
  const mark = glyphsOf('///') ?? [];
  const lines = linesOf(words);
  const fits = lines.every((line) => widthOf(line) + widthOf(mark) <= MOST_WIDTH);
  const smaller = fits ? 1 : 2;
  let top = Math.round((HEIGHT - (Math.max(1, lines.length) * LINE) / smaller - LINE) / 2);
  const right = drawLine(bitmap, { glyphs: mark, left: MARGIN, top, ramp: 'accent' }, smaller);
  for (const glyphs of lines) {
    drawLine(bitmap, { glyphs, left: right, top, ramp: 'ink' }, smaller);
    top += Math.floor(LINE / smaller);
  }
  const near = glyphsOf(place) ?? [];
  if (lines.length === 0) top += LINE;
  if (widthOf(near) / 2 <= MOST_WIDTH) {
    drawLine(bitmap, { glyphs: near, left: lines.length === 0 ? MARGIN : right, top: top + 20, ramp: 'soft' }, 2);
  }
  return pngOf(bitmap, PALETTE);
};
