import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CorruptDataError } from '../problem.ts';
import { openAtlas } from './index.ts';

const file = readFileSync('public/data/atlas.bin');

const damaged = (damage: (bytes: Uint8Array) => Uint8Array): ArrayBuffer => {
  const bytes = damage(Uint8Array.from(file));
  const copy = new ArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);
  return copy;
};

const withByte = (at: number, value: number) => (bytes: Uint8Array) => {
  bytes[at] = value;
  return bytes;
};

describe('a corrupt atlas is refused, with what was expected and found', () => {
  it.each([
    ['empty', (): Uint8Array => new Uint8Array(0), /at least 56 bytes, found 0 bytes/],
    ['a header only in part', (bytes: Uint8Array) => bytes.subarray(0, 40), /found 40 bytes/],
    ['another magic', withByte(0, 0x50), /magic 0x4c544154, found 0x4c544150/],
    ['a format of the future', withByte(4, 2), /format 1, found format 2/],
    [
      'truncated',
      (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 1),
      new RegExp(`found ${file.length - 1} bytes`),
    ],
    [
      'with a tail',
      (bytes: Uint8Array) => Uint8Array.from({ length: bytes.length + 1 }, (_, i) => bytes[i] ?? 0),
      new RegExp(`found ${file.length + 1} bytes`),
    ],
    ['a flipped bit in the middle', (b: Uint8Array) => withByte(200_000, b[200_000]! ^ 1)(b), /checksum/],
    ['another number of zones', (b: Uint8Array) => withByte(20, b[20]! ^ 1)(b), /checksum/],
    ['another length of the first plane', (b: Uint8Array) => withByte(32, b[32]! ^ 1)(b), /bytes, found/],
  ])('%s', (_, damage, says) => {
    const bytes = damaged(damage);
    expect(() => openAtlas(bytes)).toThrow(CorruptDataError);
    expect(() => openAtlas(bytes)).toThrow(says);
  });

  it('and the sound file is not', () => {
    expect(openAtlas(damaged((bytes) => bytes)).version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
