/**
 * The byte layout of `atlas.bin`: a header, then six planes one after another. See docs/formats/atlas.md.
 *
 * Whatever passes `readLayout` is exactly what the packer wrote: length and checksum agree.
 */
import { CorruptDataError } from '../problem.ts';

const FILE = 'atlas.bin';

/** "TATL", little-endian. */
export const MAGIC = 0x4c544154;

/** Raised whenever bytes change their meaning. */
export const FORMAT = 1;

/** Offsets of the header fields, in bytes. */
export const HEADER = {
  magic: 0,
  format: 4,
  classes: 6,
  checksum: 8,
  version: 12,
  zones: 20,
  zoneRuns: 24,
  runs: 28,
  planes: 32,
  end: 56,
} as const;

/** Length of the version text, padded with zero bytes. */
export const VERSION_LENGTH = 8;

/** The planes in file order: like bytes stand beside like bytes, which is what compresses well. */
export const PLANES = ['values', 'events', 'shifts', 'coasts', 'gaps', 'levels'] as const;

export type PlaneName = (typeof PLANES)[number];

export type Layout = {
  readonly version: string;
  readonly classes: number;
  readonly zones: number;
  readonly zoneRuns: number;
  readonly runs: number;
  readonly planes: Readonly<Record<PlaneName, Uint8Array>>;
};

/** FNV-1a over bytes, 32 bits: enough against damage in storage and transport, and nothing is claimed against malice. */
export const checksumOf = (bytes: Uint8Array): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  return hash >>> 0;
};

const hex = (value: number): string => `0x${value.toString(16).padStart(8, '0')}`;

export const readLayout = (bytes: ArrayBuffer): Layout => {
  if (bytes.byteLength < HEADER.end)
    throw new CorruptDataError(FILE, `at least ${HEADER.end} bytes`, `${bytes.byteLength} bytes`);
  const view = new DataView(bytes);
  const magic = view.getUint32(HEADER.magic, true);
  if (magic !== MAGIC) throw new CorruptDataError(FILE, `magic ${hex(MAGIC)}`, hex(magic));
  const format = view.getUint16(HEADER.format, true);
  if (format !== FORMAT) throw new CorruptDataError(FILE, `format ${FORMAT}`, `format ${format}`);

  const lengths = PLANES.map((_, i) => view.getUint32(HEADER.planes + 4 * i, true));
  const whole = lengths.reduce((sum, length) => sum + length, HEADER.end);
  if (bytes.byteLength !== whole) throw new CorruptDataError(FILE, `${whole} bytes`, `${bytes.byteLength} bytes`);
  const expected = view.getUint32(HEADER.checksum, true);
  const found = checksumOf(new Uint8Array(bytes, HEADER.version));
  if (found !== expected) throw new CorruptDataError(FILE, `checksum ${hex(expected)}`, hex(found));

  let offset: number = HEADER.end;
  const [values, events, shifts, coasts, gaps, levels] = lengths.map((length) => {
    const plane = new Uint8Array(bytes, offset, length);
    offset += length;
    return plane;
  });
  const version = String.fromCharCode(...new Uint8Array(bytes, HEADER.version, VERSION_LENGTH)).replaceAll('\0', '');
  return {
    version,
    classes: view.getUint16(HEADER.classes, true),
    zones: view.getUint32(HEADER.zones, true),
    zoneRuns: view.getUint32(HEADER.zoneRuns, true),
    runs: view.getUint32(HEADER.runs, true),
    planes: {
      values: values!,
      events: events!,
      shifts: shifts!,
      coasts: coasts!,
      gaps: gaps!,
      levels: levels!,
    },
  };
};
