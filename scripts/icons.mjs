/**
 * Draws the icons of the installed app from the same tiles as public/icon.svg: `npm run icons`.
 *
 * PNG is a header, packed rows and a check sum; for four rounded squares that is shorter than a drawing library.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const PAPER = [246, 242, 236];
const STONE = [200, 191, 178];
const ACCENT = [194, 65, 12];

/** In the units of icon.svg: 64 wide. */
const TILES = [
  { x: 11, y: 11, colour: STONE },
  { x: 35, y: 11, colour: STONE },
  { x: 11, y: 35, colour: STONE },
  { x: 35, y: 35, colour: ACCENT },
];

const isInRounded = (x, y, left, top, size, radius) => {
  const dx = Math.max(left + radius - x, x - (left + size - radius), 0);
  const dy = Math.max(top + radius - y, y - (top + size - radius), 0);
  return x >= left && x <= left + size && y >= top && y <= top + size && dx * dx + dy * dy <= radius * radius;
};

/** Red, green, blue and cover at a point of the drawing. */
const colourAt = (x, y, { corner, scale }) => {
  if (!isInRounded(x, y, 0, 0, 64, corner)) return [0, 0, 0, 0];
  const [u, v] = [(x - 32) / scale + 32, (y - 32) / scale + 32];
  const tile = TILES.find((one) => isInRounded(u, v, one.x, one.y, 18, 3));
  return [...(tile?.colour ?? PAPER), 1];
};

/** Each pixel is the mean of this many points a side. */
const SAMPLES = 4;

const drawn = (size, look) => {
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const sum = [0, 0, 0, 0];
      for (let part = 0; part < SAMPLES * SAMPLES; part++) {
        const x = ((column + ((part % SAMPLES) + 0.5) / SAMPLES) * 64) / size;
        const y = ((row + (Math.floor(part / SAMPLES) + 0.5) / SAMPLES) * 64) / size;
        const [red, green, blue, cover] = colourAt(x, y, look);
        for (const [at, value] of [red * cover, green * cover, blue * cover, cover].entries()) sum[at] += value;
      }
      const cover = sum[3];
      const pixel = cover === 0 ? [0, 0, 0, 0] : [sum[0] / cover, sum[1] / cover, sum[2] / cover];
      pixel[3] = (cover / (SAMPLES * SAMPLES)) * 255;
      for (let at = 0; at < 4; at++) rows[row * (size * 4 + 1) + 1 + column * 4 + at] = Math.round(pixel[at]);
    }
  }
  return rows;
};

const chunk = (type, data) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

const png = (size, look) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits a channel, red green blue alpha.
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(drawn(size, look), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const ROUND = { corner: 14, scale: 1 };
/** Systems cut these to their own shape: nothing but paper outside the middle four fifths. */
const WHOLE = { corner: 0, scale: 0.84 };

mkdirSync('public/icons', { recursive: true });
for (const [name, size, look] of [
  ['icon-192.png', 192, ROUND],
  ['icon-512.png', 512, ROUND],
  ['maskable-512.png', 512, WHOLE],
  ['apple-touch-180.png', 180, { corner: 0, scale: 1 }],
]) {
  const bytes = png(size, look);
  writeFileSync(`public/icons/${name}`, bytes);
  console.log(name, bytes.length);
}
