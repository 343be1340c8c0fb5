import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, openEngine } from '../../engine/index.ts';
import { loadFromFolder } from '../../pipeline/data-folder.ts';
import { glyphsOf } from './glyphs.ts';
import { pictureOf } from './picture.ts';
import { type Colour, pngOf } from './png.ts';

/** Reads a PNG of ours back, as the specification has it: chunks, palette, rows without filters. */
const read = (png: Buffer) => {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const pixelAt = (x: number, y: number): number => rows[y * (width + 1) + 1 + x] ?? -1;
  return { width, height, rows, palette: chunks.get('PLTE'), pixelAt, names: [...chunks.keys()] };
};

describe('pngOf', () => {
  it('holds the pixels it was given, with the checksums that readers expect', async () => {
    const palette: readonly Colour[] = [
      [255, 255, 255],
      [1, 2, 3],
    ];
    const png = await pngOf({ width: 3, height: 2, pixels: Uint8Array.from([0, 1, 0, 1, 0, 1]) }, palette);
    const { width, height, rows, palette: written, names } = read(png);
    expect([width, height, names]).toEqual([3, 2, ['IHDR', 'PLTE', 'IDAT', 'IEND']]);
    expect([...rows]).toEqual([0, 0, 1, 0, 0, 1, 0, 1]);
    expect([...(written ?? [])]).toEqual([255, 255, 255, 1, 2, 3]);
    // The empty last chunk is the same in every PNG there is.
    expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
  });
});

/** Ink stands in the second third of the palette. */
const hasInk = (png: Buffer): boolean => {
  const { width, height, pixelAt } = read(png);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (pixelAt(x, y) >> 6 === 1) return true;
  return false;
};

describe('pictureOf', () => {
  it('writes the words where there are letters for them, and differs from address to address', async () => {
    const [one, other] = [
      await pictureOf('filled.count.soap', 'London'),
      await pictureOf('soap.count.filled', 'London'),
    ];
    expect(read(one)).toMatchObject({ width: 1200, height: 630 });
    expect(hasInk(one)).toBe(true);
    expect(one.equals(other)).toBe(false);
    expect(hasInk(await pictureOf('我.的.家', '北京'))).toBe(false);
  });

  it('has the letters of every language in Latin, Greek and Cyrillic', async () => {
    const engine = await openEngine({ load: loadFromFolder });
    for (const { code, script } of LANGUAGES) {
      if (!['latin', 'greek', 'cyrillic'].includes(script)) continue;
      await engine.loadLanguage(code);
      for (let number = 0; number < 300; number++) {
        const address = engine.toWords(48 + number / 300, 2 + number / 200, code);
        if (address.ok) expect(glyphsOf(address.value.words), address.value.words).toBeDefined();
      }
    }
  });
});
