import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxOf } from '../geo/box.ts';
import { BANDS, blocksInBand, firstBlockOfBand } from '../grid/bands.ts';
import { CHECK_VALUES, openAtlas } from './index.ts';

const atlas = openAtlas(Uint8Array.from(readFileSync('public/data/atlas.bin')).buffer);

/** The same by looking at every block of the bands: slow and plain. */
const naive = (south: number, west: number, north: number, east: number): Uint8Array => {
  const touched = new Uint8Array(CHECK_VALUES);
  const bottom = Math.min(BANDS - 1, Math.floor((south + 90) * 10));
  const top = Math.min(BANDS - 1, Math.floor((north + 90) * 10));
  for (let band = bottom; band <= top; band++) {
    const columns = blocksInBand(band);
    for (let column = 0; column < columns; column++) {
      const from = (column / columns) * 360 - 180;
      const to = ((column + 1) / columns) * 360 - 180;
      if ((to > west && from <= east) || from + 360 <= east)
        touched[atlas.checkValueOf(firstBlockOfBand(band) + column)] = 1;
    }
  }
  return touched;
};

it('check values touching a box are those of its blocks, across the antimeridian and at the poles too', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      // between millionths of a degree: nearer to an edge of a block than its rounding, both answers are right
      fc.integer({ min: -180_000_000, max: 179_900_000 }).map((millionths) => (millionths + 0.5) / 1e6),
      fc.double({ min: 0, max: 3, noNaN: true }),
      fc.double({ min: 0, max: 9, noNaN: true }),
      (south, west, height, width) => {
        const box = boxOf(south, west, Math.min(90, south + height), west + width);
        expect(atlas.checkValuesTouching(box)).toEqual(naive(box.south, box.west, box.north, box.east));
      },
    ),
    {
      numRuns: 300,
      examples: [
        [90, 0, 0, 0],
        [-90, -180, 0, 0],
        [10, 179.9, 1, 0.2],
      ],
    },
  );
});

it('all check values touch the whole Earth', () => {
  expect(atlas.checkValuesTouching(boxOf(-90, -180, 90, 180)).every((flag) => flag === 1)).toBe(true);
});
