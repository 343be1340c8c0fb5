import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageCode, openEngine } from '../../engine/index.ts';
import { loadFromFolder } from '../../pipeline/data-folder.ts';
import { deepLinkAt } from './deep-link.ts';
import { glyphsOf } from './glyphs.ts';
import { flatOf, shadeOf } from './paint.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, pictureOf } from './picture.ts';
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

const engine = await openEngine({ load: loadFromFolder });
await engine.loadPlaces();

const linkTo = async (lat: number, lng: number, language: LanguageCode) => {
  await engine.loadLanguage(language);
  const address = engine.toWords(lat, lng, language);
  const link = address.ok ? deepLinkAt(engine, `/${address.value.words}`) : undefined;
  if (link === undefined) throw new Error('there is no such address');
  return link;
};

/** How many pixels of an ink that is more than half opaque stand left of the map. */
const inkOf = (png: Buffer): number => {
  const { height, pixelAt } = read(png);
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < 700; x++)
      if (pixelAt(x, y) > shadeOf('ink', 0.5) && pixelAt(x, y) <= shadeOf('ink', 1)) count++;
  }
  return count;
};

describe('pictureOf', () => {
  it('has the size that the page announces, and shows other words for another square', async () => {
    const [one, other] = [await linkTo(51.5, -0.1, 'en'), await linkTo(51.5001, -0.1, 'en')];
    const png = await pictureOf(engine, one);
    expect(read(png)).toMatchObject({ width: PICTURE_WIDTH, height: PICTURE_HEIGHT });
    expect(inkOf(png)).toBeGreaterThan(5000);
    expect(png.equals(await pictureOf(engine, other))).toBe(false);
  });

  it.each(['zh', 'ar', 'th', 'ja', 'ko'] as const)('says words of %s in English, and that it does', async (code) => {
    await engine.loadLanguage('en');
    const link = await linkTo(35.68, 139.76, code);
    expect(glyphsOf(link.words ?? '')).toBeUndefined();
    expect(inkOf(await pictureOf(engine, link))).toBeGreaterThan(5000);
  });

  it('has the mark of a square of land on land, and draws poles and oceans too', async () => {
    for (const [lat, lng] of [
      [90, 0],
      [-90, 0],
      [-48, -123],
      [-16.5, 179.99],
      [0.001, 0.001],
    ] as const) {
      const { width, pixelAt } = read(await pictureOf(engine, await linkTo(lat, lng, 'en')));
      expect([width, pixelAt(950, 315)], `${lat}, ${lng}`).toEqual([PICTURE_WIDTH, shadeOf('accent', 1)]);
    }
    const sea = read(await pictureOf(engine, await linkTo(-48, -123, 'en')));
    expect(sea.pixelAt(710, 315)).toBe(flatOf('sea'));
    const middle = read(await pictureOf(engine, await linkTo(47, 2, 'en')));
    expect(middle.pixelAt(950, 200)).toBe(flatOf('home'));
  });

  it('shows a view with its coordinates', async () => {
    const view = deepLinkAt(engine, '/@51.5,-0.1,17');
    expect(view).toMatchObject({ lat: 51.5, lng: -0.1, words: undefined });
    if (view !== undefined) expect(inkOf(await pictureOf(engine, view))).toBeGreaterThan(2000);
  });

  it('has the letters of every language in Latin, Greek and Cyrillic', async () => {
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
