import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BLOCKS } from '../../engine/grid/bands.ts';
import { blockAtDegrees, centres, chordKm, neighbourRoom, neighboursOf } from './ground.ts';

const block = fc.integer({ min: 0, max: BLOCKS - 1 });

const neighbours = (of: number, corners: boolean): number[] => {
  const room = neighbourRoom();
  return [...room.blocks.subarray(0, neighboursOf(of, corners, room))];
};

it('whoever shares an edge with a block has it as a neighbour, in the far north and south too', () => {
  fc.assert(
    fc.property(
      fc.oneof(block, fc.integer({ min: 0, max: 60 }), fc.integer({ min: BLOCKS - 60, max: BLOCKS - 1 })),
      (a) => {
        for (const b of neighbours(a, false)) expect(neighbours(b, false)).toContain(a);
      },
    ),
    { numRuns: 5000 },
  );
});

it('neighbours are near, and corners only add to them', () => {
  fc.assert(
    // Next to the poles rings of 3, 9 and 16 blocks lie too oddly on one another for a bound of any use.
    fc.property(fc.integer({ min: 1000, max: BLOCKS - 1000 }), (a) => {
      for (const b of neighbours(a, true)) expect(chordKm(a, b)).toBeLessThan(20.5);
      expect(neighbours(a, true)).toEqual(expect.arrayContaining(neighbours(a, false)));
    }),
    { numRuns: 5000 },
  );
});

it('a block is the block at its centre', () => {
  fc.assert(
    fc.property(block, (a) => {
      const lat = (Math.asin(centres.z[a]!) * 180) / Math.PI;
      const lng = (Math.atan2(centres.y[a]!, centres.x[a]!) * 180) / Math.PI;
      expect(blockAtDegrees(lat, lng)).toBe(a);
      expect(blockAtDegrees(lat, lng + 360)).toBe(a);
    }),
  );
});
