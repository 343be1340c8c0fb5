import { inflateSync } from 'node:zlib';
import packed from './glyphs.bin?inline';

/**
 * Letters as pixels, for the pictures of addresses: Latin, Greek and Cyrillic in Noto Sans, drawn once by
 * scripts/glyphs.mjs, which says how the file is made.
 */
export type Glyph = { readonly width: number /** `GLYPH_HEIGHT` rows of coverage, 0 to 255. */; readonly rows: Buffer };

export const GLYPH_HEIGHT = 96;
const HEAD_BYTES = 5;

const readGlyphs = (): ReadonlyMap<number, Glyph> => {
  const bytes = inflateSync(Buffer.from(packed.slice(packed.indexOf(',') + 1), 'base64'));
  const glyphs = new Map<number, Glyph>();
  for (let at = 0; at < bytes.length; ) {
    const width = bytes.readUInt8(at + 4);
    const end = at + HEAD_BYTES + width * GLYPH_HEIGHT;
    glyphs.set(bytes.readUInt32LE(at), { width, rows: bytes.subarray(at + HEAD_BYTES, end) });
    at = end;
  }
  return glyphs;
};

/** Unpacked at the first picture: most processes never draw one. */
let opened: ReadonlyMap<number, Glyph> | undefined;

/** The letters of a text, or undefined when one of them can not be drawn. */
export const glyphsOf = (text: string): readonly Glyph[] | undefined => {
  opened ??= readGlyphs();
  const found: Glyph[] = [];
  for (const letter of text.normalize('NFC')) {
    const glyph = opened.get(letter.codePointAt(0) ?? 0);
    if (glyph === undefined) return undefined;
    found.push(glyph);
  }
  return found;
};
