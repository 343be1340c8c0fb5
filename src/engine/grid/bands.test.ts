import { expect, test } from 'vitest';
import { BANDS, BLOCK_SQUARES, BLOCKS, bandOfBlock, blocksInBand, firstBlockOfBand } from './bands.ts';

/** FNV-1a over the table of K(b), pinned: an engine whose sin or cos differ must not give another grid. */
const tableHash = (): number => {
  let hash = 0x811c9dc5;
  for (let band = 0; band < BANDS; band++) hash = Math.imul(hash ^ blocksInBand(band), 0x01000193) >>> 0;
  return hash;
};

test('the table of blocks is the frozen one', () => {
  expect(BLOCKS).toBe(4_137_336);
  expect(BLOCKS * BLOCK_SQUARES).toBe(56_762_661_182_976);
  expect(tableHash()).toBe(83981193);
});

test('the two hemispheres mirror each other', () => {
  for (let band = 0; band < BANDS; band++) expect(blocksInBand(band)).toBe(blocksInBand(BANDS - 1 - band));
});

test('no count lies near a rounding boundary', () => {
  for (let band = 0; band < BANDS; band++) {
    const phi = ((-90 + (band + 0.5) / 10) * Math.PI) / 180;
    const metres = (2 * Math.PI * 6_378_137 * Math.cos(phi)) / Math.sqrt(1 - 0.00669437999014 * Math.sin(phi) ** 2);
    const exact = metres / 11_112;
    expect(Math.abs((exact % 1) - 0.5)).toBeGreaterThan(2.9e-4);
  }
});

test('every block finds its band', () => {
  for (let band = 0; band < BANDS; band++) {
    expect(bandOfBlock(firstBlockOfBand(band))).toBe(band);
    expect(bandOfBlock(firstBlockOfBand(band + 1) - 1)).toBe(band);
  }
});
