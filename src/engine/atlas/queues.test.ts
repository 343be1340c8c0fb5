import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../grid/bands.ts';
import { CHECK_VALUES, openAtlas } from './index.ts';

const atlas = openAtlas(Uint8Array.from(readFileSync('public/data/atlas.bin')).buffer);

/** Blocks a check value may hold in each tier: rows³ * 15 498 admissible triples / 3704² squares of a block. */
const capacity = (rows: number): number => (rows ** 3 * 15_498) / 3704 ** 2;
const CITY = Math.floor(capacity(40));
const TOWN = Math.floor(capacity(80));
const LAND = Math.floor(capacity(210));
const ALL = Math.floor(capacity(315));

const blocksPerValue = (holds: (block: number) => boolean): number[] => {
  const counts = new Array<number>(CHECK_VALUES).fill(0);
  for (let block = 0; block < BLOCKS; block++) if (holds(block)) counts[atlas.checkValueOf(block)]!++;
  return counts;
};

const lengths = blocksPerValue(() => true);

describe('queues', () => {
  it('lead from every block to a place and back', () => {
    let astray = 0;
    for (let block = 0; block < BLOCKS; block++)
      if (atlas.blockAt(atlas.checkValueOf(block), atlas.rankOf(block)) !== block) astray++;
    expect(astray).toBe(0);
  });

  it('have no gaps and end where they say', () => {
    expect(lengths.reduce((a, b) => a + b)).toBe(BLOCKS);
    for (let value = 0; value < CHECK_VALUES; value++) {
      let lost = 0;
      for (let rank = 0; rank < lengths[value]!; rank++) if (atlas.blockAt(value, rank) < 0) lost++;
      expect(lost).toBe(0);
      expect(atlas.blockAt(value, lengths[value]!)).toBe(-1);
      expect(atlas.blockAt(value, 40_000)).toBe(-1);
      expect(atlas.blockAt(value, -1)).toBe(-1);
    }
    expect(atlas.blockAt(CHECK_VALUES, 0)).toBe(-1);
  });

  it('run by class, and inside a class by block number', () => {
    let disorder = 0;
    for (let value = 0; value < CHECK_VALUES; value++)
      for (let rank = 1; rank < lengths[value]!; rank++) {
        const [one, next] = [atlas.blockAt(value, rank - 1), atlas.blockAt(value, rank)];
        const [low, high] = [atlas.classOf(one), atlas.classOf(next)];
        if (low > high || (low === high && one >= next)) disorder++;
      }
    expect(disorder).toBe(0);
  });
});

describe('capacities', () => {
  it('hold all land of every check value within the land tier, and everything within the last', () => {
    expect(Math.max(...blocksPerValue((block) => atlas.isLand(block)))).toBeLessThanOrEqual(LAND);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(ALL);
  });

  it('fill the city and the town tier of every check value with populated blocks only', () => {
    for (let value = 0; value < CHECK_VALUES; value++) {
      expect(atlas.classOf(atlas.blockAt(value, CITY - 1))).toBeLessThanOrEqual(4);
      expect(atlas.classOf(atlas.blockAt(value, TOWN - 1))).toBeLessThan(atlas.classes - 2);
    }
  });
});
