import { promisify } from 'node:util';
import { deflate } from 'node:zlib';

/** A PNG of up to 256 colours: four chunks and a checksum each; the packing is zlib's, off the main thread. */
export type Bitmap = {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel: its colour in the palette. */
  readonly pixels: Uint8Array;
};

export type Colour = readonly [red: number, green: number, blue: number];

const pack = promisify<Uint8Array, { level: number }, Buffer>(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** CRC-32 as the PNG specification has it, one table for each byte. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

const chunk = (type: string, content: Uint8Array): Buffer => {
  const bytes = Buffer.alloc(content.length + 12);
  bytes.writeUInt32BE(content.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(content, 8);
  bytes.writeUInt32BE(crcOf(bytes.subarray(4, content.length + 8)), content.length + 8);
  return bytes;
};

const EIGHT_BITS_OF_PALETTE = [8, 3, 0, 0, 0];

export const pngOf = async ({ width, height, pixels }: Bitmap, palette: readonly Colour[]): Promise<Buffer> => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(EIGHT_BITS_OF_PALETTE, 8);
  // Before every row stands its filter; a picture of flat colours needs none.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await pack(rows, { level: 6 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
};
