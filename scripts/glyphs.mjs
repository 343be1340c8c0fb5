/**
 * Draws the letters that pictures of addresses are written with, once: `node scripts/glyphs.mjs` writes
 * src/server/page/glyphs.bin. Only a change of typeface or of letters needs it again; it wants a Chromium.
 *
 * The file is deflated: for each letter its code point (4 bytes, little endian), its width (1 byte), then HEIGHT rows of
 * that many pixels, from 0 (paper) to 255 (ink).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumPath } from './tools.mjs';

/** Must be those of src/server/page/glyphs.ts. */
const HEIGHT = 96;
const SIZE = 68;
const BASELINE = 72;
/** As many shades as the eye sees at an edge; more would only make the file longer. */
const SHADES = 8;

/** Latin with all its accents, Vietnamese, Greek and Cyrillic: ranges of code points, ends included. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x18f, 0x18f],
  [0x192, 0x192],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1cd, 0x1dc],
  [0x1e6, 0x1e7],
  [0x218, 0x21b],
  [0x259, 0x259],
  [0x384, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x493],
  [0x49a, 0x4b3],
  [0x4d8, 0x4d9],
  [0x4e8, 0x4e9],
  [0x1e00, 0x1eff],
  [0x2018, 0x2019],
  [0x2026, 0x2026],
];

const fonts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'].map((part) => {
  const file = `node_modules/@fontsource-variable/noto-sans/files/noto-sans-${part}-wght-normal.woff2`;
  return readFileSync(file).toString('base64');
});

const drawn = async ({ fonts, ranges, height, size, baseline, shades }) => {
  const names = [];
  for (const [index, font] of fonts.entries()) {
    const face = new FontFace(`part${index}`, `url(data:font/woff2;base64,${font})`, { weight: '100 900' });
    document.fonts.add(await face.load());
    names.push(`part${index}`);
  }
  const canvas = new OffscreenCanvas(2 * height, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const look = (letter, family) => {
    pen.clearRect(0, 0, canvas.width, height);
    pen.font = `600 ${size}px ${family}`;
    pen.fillText(letter, 0, baseline);
    const width = Math.min(255, Math.ceil(pen.measureText(letter).width));
    return { width, pixels: pen.getImageData(0, 0, Math.max(1, width), height).data };
  };
  const found = [];
  for (const [from, to] of ranges) {
    for (let code = from; code <= to; code++) {
      const letter = String.fromCodePoint(code);
      const { width, pixels } = look(letter, names.join(', '));
      if (width === 0) continue;
      const shade = [];
      for (let at = 3; at < pixels.length; at += 4) {
        shade.push(Math.round(Math.round((pixels[at] / 255) * (shades - 1)) * (255 / (shades - 1))));
      }
      found.push({ code, width, shade });
    }
  }
  return found;
};

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage();
const settings = { fonts, ranges: RANGES, height: HEIGHT, size: SIZE, baseline: BASELINE, shades: SHADES };
const glyphs = await page.evaluate(drawn, settings);
await browser.close();

const parts = glyphs.flatMap(({ code, width, shade }) => {
  const head = Buffer.alloc(5);
  head.writeUInt32LE(code, 0);
  head.writeUInt8(width, 4);
  return [head, Buffer.from(shade)];
});
const packed = deflateSync(Buffer.concat(parts), { level: 9 });
writeFileSync('src/server/page/glyphs.bin', packed);
console.log(`${glyphs.length} letters, ${packed.length} bytes`);
