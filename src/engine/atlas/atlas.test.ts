import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf } from '../geo/box.ts';
import { distanceMetres } from '../geo/distance.ts';
import { BANDS, BLOCKS, bandOfBlock, blocksInBand, firstBlockOfBand } from '../grid/bands.ts';
import { CHECK_VALUES, openAtlas } from './index.ts';

const bytesOf = (path: string): ArrayBuffer => {
  const file = readFileSync(path);
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
};

const atlas = openAtlas(bytesOf('public/data/atlas.bin'));

/** Blocks a check value may hold in each tier: rows³ * 15 498 admissible triples / 3704² squares of a block. */
const capacity = (rows: number): number => (rows ** 3 * 15_498) / 3704 ** 2;
const CITY = Math.floor(capacity(40));
const TOWN = Math.floor(capacity(80));
const LAND = Math.floor(capacity(210));
const ALL = Math.floor(capacity(315));

const blockAt = (lat: number, lng: number): number => {
  const band = Math.min(BANDS - 1, Math.floor((lat + 90) * 10));
  return firstBlockOfBand(band) + Math.floor(((lng + 180) / 360) * blocksInBand(band));
};

const centreOf = (block: number): [number, number] => {
  const band = bandOfBlock(block);
  return [(band + 0.5) / 10 - 90, ((block - firstBlockOfBand(band) + 0.5) / blocksInBand(band)) * 360 - 180];
};

/** Blocks per check value for which something holds. */
const count = (holds: (block: number) => boolean): number[] => {
  const counts = new Array<number>(CHECK_VALUES).fill(0);
  for (let block = 0; block < BLOCKS; block++) if (holds(block)) counts[atlas.checkValueOf(block)]!++;
  return counts;
};

const lengths = count(() => true);

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
    expect(Math.max(...count((block) => atlas.isLand(block)))).toBeLessThanOrEqual(LAND);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(ALL);
  });

  it('fill the city and the town tier of every check value with populated blocks only', () => {
    for (let value = 0; value < CHECK_VALUES; value++) {
      expect(atlas.classOf(atlas.blockAt(value, CITY - 1))).toBeLessThanOrEqual(4);
      expect(atlas.classOf(atlas.blockAt(value, TOWN - 1))).toBeLessThan(atlas.classes - 2);
    }
  });
});

describe('zones', () => {
  const zoneOf = Uint16Array.from({ length: BLOCKS }, (_, block) => atlas.zoneOf(block));

  it('are contiguous: each is one piece', () => {
    // Union of blocks that share an edge and a zone; as many pieces as zones must remain.
    const parent = Int32Array.from({ length: BLOCKS }, (_, block) => block);
    const root = (block: number): number => {
      let at = block;
      while (parent[at] !== at) {
        parent[at] = parent[parent[at]!]!;
        at = parent[at]!;
      }
      return at;
    };
    let pieces = BLOCKS;
    const join = (a: number, b: number): void => {
      if (zoneOf[a] !== zoneOf[b]) return;
      const [rootA, rootB] = [root(a), root(b)];
      if (rootA === rootB) return;
      parent[rootA] = rootB;
      pieces--;
    };
    for (let band = 0; band < BANDS; band++) {
      const first = firstBlockOfBand(band);
      const own = blocksInBand(band);
      for (let column = 0; column < own; column++) join(first + column, first + ((column + 1) % own));
      if (band + 1 === BANDS) continue;
      const above = blocksInBand(band + 1);
      // Walk both rings at once: a pair is joined where the longitudes of the two blocks overlap.
      for (let a = 0, b = 0; a < own && b < above; ) {
        join(first + a, first + own + b);
        if ((a + 1) * above <= (b + 1) * own) a++;
        else b++;
      }
    }
    expect(pieces).toBe(atlas.zones);
    expect(new Set(zoneOf).size).toBe(atlas.zones);
  });

  it('of one check value never come near each other', () => {
    // Every 7th block against every 7th block would be too many pairs: compare border blocks through a coarse hash.
    const cell = (lat: number, lng: number): number => Math.floor((lat + 90) / 3) * 1000 + Math.floor((lng + 180) / 3);
    const seen = new Map<number, Map<number, Set<number>>>();
    for (let block = 0; block < BLOCKS; block++) {
      const value = atlas.checkValueOf(block);
      const [lat, lng] = centreOf(block);
      const cells = seen.get(value) ?? seen.set(value, new Map()).get(value)!;
      const home = cell(lat, lng);
      const zones = cells.get(home) ?? cells.set(home, new Set()).get(home)!;
      zones.add(zoneOf[block]!);
    }
    // In a cell of 3 degrees, at most 470 km corner to corner, a value belongs to one zone only.
    let crowded = 0;
    for (const cells of seen.values()) for (const zones of cells.values()) if (zones.size > 1) crowded++;
    expect(crowded).toBe(0);
  });

  it('of one check value keep 400 km between them around random places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: BLOCKS - 1 }), fc.integer({ min: 0, max: BLOCKS - 1 }), (block, salt) => {
        const [lat, lng] = centreOf(block);
        const band = Math.max(0, Math.min(BANDS - 1, bandOfBlock(block) + (salt % 71) - 35));
        const reach = ((salt >> 8) % 8001) / 1000 - 4;
        const turn = ((lng + 180 + reach / Math.max(0.05, Math.cos((lat * Math.PI) / 180)) + 720) % 360) / 360;
        const other = firstBlockOfBand(band) + Math.floor(turn * blocksInBand(band));
        const [otherLat, otherLng] = centreOf(other);
        if (distanceMetres(lat, lng, otherLat, otherLng) > 400_000) return;
        if (atlas.checkValueOf(block) === atlas.checkValueOf(other)) expect(zoneOf[other]).toBe(zoneOf[block]);
      }),
      { numRuns: 100_000 },
    );
  });
});

describe('land and people', () => {
  it.each([
    ['the south pole', -89.99, 0, true],
    ['Antarctica at the antimeridian', -80, 179.99, true],
    ['the Russian Far East beyond 180', 66, -175, true],
    ['Taveuni on 180', -16.85, 179.97, true],
    ['Siberia', 60, 100, true],
    ['Greenland', 75, -40, true],
    ['the harbour of Gibraltar', 36.14, -5.36, true],
    ['Santa Monica Pier', 34.008, -118.498, true],
    ['Tristan da Cunha', -37.07, -12.31, true],
    ['the Atlantic', 0, -30, false],
    ['the Pacific', -30, -120, false],
    ['the north pole', 89.99, 10, false],
    ['the Arctic Ocean', 85, 180 - 0.01, false],
    ['the Caspian Sea', 41.5, 51, false],
  ])('%s', (_, lat, lng, land) => {
    expect(atlas.isLand(blockAt(lat, lng))).toBe(land);
  });

  it.each([
    ['London', 51.5, -0.12, 1],
    ['Croydon', 51.37, -0.1, 3],
    ['Tokyo', 35.69, 139.69, 0],
    ['Lagos', 6.45, 3.39, 0],
    ['Sao Paulo', -23.55, -46.63, 0],
    ['Reykjavik', 64.14, -21.92, 4],
  ])('%s is at least of class %s', (_, lat, lng, worst) => {
    expect(atlas.classOf(blockAt(lat, lng))).toBeLessThanOrEqual(worst);
  });
});

describe('check values touching a box', () => {
  /** The same by looking at every block of the bands: slow and plain. */
  const naive = (south: number, west: number, north: number, east: number): Uint8Array => {
    const touched = new Uint8Array(CHECK_VALUES);
    const top = Math.min(BANDS - 1, Math.floor((north + 90) * 10));
    for (let band = Math.floor((south + 90) * 10); band <= top; band++) {
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

  it('are those of its blocks, across the antimeridian too', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 179.9, noNaN: true }),
        fc.double({ min: 0, max: 3, noNaN: true }),
        fc.double({ min: 0, max: 9, noNaN: true }),
        (south, west, height, width) => {
          const box = boxOf(south, west, Math.min(90, south + height), west + width);
          expect(atlas.checkValuesTouching(box)).toEqual(naive(box.south, box.west, box.north, box.east));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are all of them for the whole Earth', () => {
    expect(atlas.checkValuesTouching(boxOf(-90, -180, 90, 180)).every((flag) => flag === 1)).toBe(true);
  });
});
