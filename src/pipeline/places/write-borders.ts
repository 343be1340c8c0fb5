/** Writes `borders.bin`: country codes, outlines, and the coast as runs. */
import { BORDERS_MAGIC } from '../../engine/places/borders.ts';
import { COAST_COLUMNS, COAST_ROWS } from '../../engine/places/coast.ts';
import { OUTLINE_STEPS_PER_DEGREE } from '../../engine/places/outlines.ts';
import { type ByteWriter, writeBytes } from './byte-writer.ts';
import type { Outline } from './outlines-source.ts';

const writeCoast = (out: ByteWriter, mesh: Uint8Array): void => {
  for (let row = 0; row < COAST_ROWS; row++) {
    let [column, wet] = [0, true];
    while (column < COAST_COLUMNS) {
      const start = column;
      while (column < COAST_COLUMNS && (mesh[row * COAST_COLUMNS + column] === 0) === wet) column++;
      out.varint(column - start);
      wet = !wet;
    }
  }
};

export const writeBorders = (
  outlines: readonly Outline[],
  extraCodes: readonly string[],
  mesh: Uint8Array,
): Uint8Array => {
  const out = writeBytes(BORDERS_MAGIC);
  const codes = ['ZZ', ...[...new Set([...outlines.map(({ code }) => code), ...extraCodes])].sort()];
  out.varint(codes.length);
  for (const code of codes) out.text(code);
  out.varint(outlines.length);
  for (const { code, rings } of outlines) {
    out.varint(codes.indexOf(code));
    out.varint(rings.length);
    for (const ring of rings) {
      out.varint(ring.length);
      let [lat, lng] = [0, 0];
      for (const [x, y] of ring) {
        const [toLat, toLng] = [Math.round(y! * OUTLINE_STEPS_PER_DEGREE), Math.round(x! * OUTLINE_STEPS_PER_DEGREE)];
        out.zigzag(toLat - lat);
        out.zigzag(toLng - lng);
        [lat, lng] = [toLat, toLng];
      }
    }
  }
  writeCoast(out, mesh);
  return out.finish();
};
