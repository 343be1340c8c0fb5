import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BANDS, blocksInBand, firstBlockOfBand } from '../grid/bands.ts';
import { openAtlas } from './index.ts';

const atlas = openAtlas(Uint8Array.from(readFileSync('public/data/atlas.bin')).buffer);

const blockAt = (lat: number, lng: number): number => {
  const band = Math.min(BANDS - 1, Math.floor((lat + 90) * 10));
  return firstBlockOfBand(band) + Math.floor(((lng + 180) / 360) * blocksInBand(band));
};

describe('land', () => {
  it.each([
    ['the south pole', -89.99, 0, true],
    ['the Ross Ice Shelf on 180', -80, 179.99, true],
    ['the Russian Far East beyond 180', 66, -175, true],
    ['Taveuni on 180', -16.85, 179.97, true],
    ['Siberia', 60, 100, true],
    ['Greenland', 75, -40, true],
    ['the harbour of Gibraltar', 36.14, -5.36, true],
    ['Santa Monica Pier', 34.008, -118.498, true],
    ['Tristan da Cunha', -37.07, -12.31, true],
    ['Lake Victoria', -1, 33, true],
    ['the Atlantic', 0, -30, false],
    ['the Pacific', -30, -120, false],
    ['the north pole', 89.99, 10, false],
    ['the Arctic Ocean on 180', 85, 179.99, false],
    ['the Caspian Sea', 41.5, 51, false],
    ['the Black Sea', 43, 34, false],
  ])('%s', (_, lat, lng, land) => {
    expect(atlas.isLand(blockAt(lat, lng))).toBe(land);
  });
});

describe('classes', () => {
  it.each([
    ['London', 51.5, -0.12, 0, 1],
    ['Croydon', 51.37, -0.1, 0, 3],
    ['Tokyo', 35.69, 139.69, 0, 0],
    ['Lagos', 6.45, 3.39, 0, 0],
    ['São Paulo', -23.55, -46.63, 0, 0],
    ['Reykjavík', 64.14, -21.92, 0, 4],
    ['Longyearbyen', 78.22, 15.64, 6, 8],
    ['the Sahara', 24, 10, 9, 9],
    ['the Atlantic', 0, -30, 10, 10],
  ])('%s', (_, lat, lng, best, worst) => {
    expect(atlas.classOf(blockAt(lat, lng))).toBeGreaterThanOrEqual(best);
    expect(atlas.classOf(blockAt(lat, lng))).toBeLessThanOrEqual(worst);
  });
});
