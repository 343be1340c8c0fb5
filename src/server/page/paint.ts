import type { Bitmap, Colour } from './png.ts';

/**
 * The colours of pictures, and where each stands in the palette: shades of three inks on paper, then the flat colours of
 * the map. The colours are those of the page in its light dress.
 */
export const SHADES = 64;

const PAPER: Colour = [0xfa, 0xf8, 0xf5];
const INKS = { accent: [0xc2, 0x41, 0x0c], ink: [0x1c, 0x19, 0x17], soft: [0x57, 0x53, 0x4e] } as const;
const FLAT = {
  sea: [0xd3, 0xdd, 0xe1],
  land: [0xee, 0xea, 0xe3],
  home: [0xfd, 0xfc, 0xfa],
  edge: [0xa8, 0xa2, 0x9e],
} as const;

export type Ink = keyof typeof INKS;
export type Flat = keyof typeof FLAT;

const shadesOf = (ink: Colour): readonly Colour[] =>
  Array.from({ length: SHADES }, (_, shade): Colour => {
    const at = (part: 0 | 1 | 2): number =>
      Math.round(PAPER[part] + ((ink[part] - PAPER[part]) * shade) / (SHADES - 1));
    return [at(0), at(1), at(2)];
  });

export const PALETTE: readonly Colour[] = [...Object.values(INKS).flatMap(shadesOf), ...Object.values(FLAT)];

const FIRST_SHADE = { accent: 0, ink: SHADES, soft: 2 * SHADES } as const satisfies Record<Ink, number>;
const FLAT_AT = {
  sea: 3 * SHADES,
  land: 3 * SHADES + 1,
  home: 3 * SHADES + 2,
  edge: 3 * SHADES + 3,
} as const satisfies Record<Flat, number>;

/** The colour of an ink that covers a part of the paper, 0 to 1. */
export const shadeOf = (ink: Ink, coverage: number): number => FIRST_SHADE[ink] + Math.round(coverage * (SHADES - 1));

export const flatOf = (flat: Flat): number => FLAT_AT[flat];

/** A sheet of plain paper. */
export const paper = (width: number, height: number): Bitmap => ({
  width,
  height,
  pixels: new Uint8Array(width * height),
});
