import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { distanceMetres, EARTH_RADIUS_METRES } from '../geo/distance.ts';
import { BANDS, BLOCKS, bandOfBlock, blocksInBand, firstBlockOfBand } from '../grid/bands.ts';
import { openAtlas } from './index.ts';

const atlas = openAtlas(Uint8Array.from(readFileSync('public/data/atlas.bin')).buffer);
const zoneOf = Uint16Array.from({ length: BLOCKS }, (_, block) => atlas.zoneOf(block));

/** Calls with every pair of blocks that share a piece of edge. */
const eachTouch = (touch: (a: number, b: number) => void): void => {
  for (let band = 0; band < BANDS; band++) {
    const first = firstBlockOfBand(band);
    const own = blocksInBand(band);
    for (let column = 0; column < own; column++) touch(first + column, first + ((column + 1) % own));
    if (band + 1 === BANDS) continue;
    const above = blocksInBand(band + 1);
    // Both rings are walked at once; the step from one pair to the next is taken where a block ends first.
    for (let a = 0, b = 0; a < own && b < above; ) {
      touch(first + a, first + own + b);
      const [endA, endB] = [(a + 1) * above, (b + 1) * own];
      if (endA <= endB) a++;
      if (endB <= endA) b++;
    }
  }
};

it('zones are contiguous: as many pieces as zones', () => {
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
  eachTouch((a, b) => {
    if (zoneOf[a] !== zoneOf[b]) return;
    const [rootA, rootB] = [root(a), root(b)];
    if (rootA === rootB) return;
    parent[rootA] = rootB;
    pieces--;
  });
  expect(pieces).toBe(atlas.zones);
  expect(new Set(zoneOf).size).toBe(atlas.zones);
});

type Point = readonly [x: number, y: number, z: number];

const pointOf = (block: number): Point => {
  const band = bandOfBlock(block);
  const phi = (((band + 0.5) / 10 - 90) * Math.PI) / 180;
  const lambda = ((block - firstBlockOfBand(band) + 0.5) / blocksInBand(band)) * 2 * Math.PI;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
};

const squaredChord = (a: Point, b: Point): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

it('zones of one check value lie far apart, border to border', () => {
  const borders: Set<number>[] = Array.from({ length: atlas.zones }, () => new Set());
  eachTouch((a, b) => {
    if (zoneOf[a] === zoneOf[b]) return;
    borders[zoneOf[a]!]!.add(a);
    borders[zoneOf[b]!]!.add(b);
  });
  const populated = new Uint8Array(atlas.zones);
  for (let block = 0; block < BLOCKS; block++)
    if (atlas.classOf(block) < atlas.classes - 2) populated[zoneOf[block]!] = 1;
  const zones = borders.map((border, zone) => {
    const blocks = [...border];
    const points = blocks.map(pointOf);
    // Half the diagonal of a block to either side is taken off below; no zone reaches farther from its first border
    // block than the farthest other one.
    const reach = Math.sqrt(Math.max(...points.map((point) => squaredChord(points[0]!, point))));
    return { points, reach, populated: populated[zone] === 1, value: atlas.checkValueOf(blocks[0]!) };
  });

  const toMetres = (chord: number): number => 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, chord / 2)) - 15_800;
  const nearest = { populated: Infinity, any: Infinity };
  for (const [i, a] of zones.entries())
    for (const b of zones.slice(i + 1)) {
      if (a.value !== b.value) continue;
      const kind = a.populated && b.populated ? 'populated' : 'any';
      const least = Math.sqrt(squaredChord(a.points[0]!, b.points[0]!)) - a.reach - b.reach;
      if (toMetres(Math.max(0, least)) > 1_000_000) continue;
      for (const p of a.points) for (const q of b.points) nearest[kind] = Math.min(nearest[kind], squaredChord(p, q));
    }
  expect(toMetres(Math.sqrt(nearest.populated))).toBeGreaterThan(1_000_000);
  expect(toMetres(Math.sqrt(nearest.any))).toBeGreaterThan(400_000);
});

it.each([
  ['London', 51.51, -0.13, 20],
  ['Paris', 48.86, 2.35, 15],
  ['Tokyo', 35.69, 139.69, 20],
  ['Lagos', 6.5, 3.37, 15],
  ['Delhi', 28.65, 77.2, 15],
  ['São Paulo', -23.55, -46.63, 20],
  ['New York', 40.73, -73.95, 15],
])('no border cuts through %s', (_, lat, lng, km) => {
  const zones = new Set<number>();
  for (let band = 0; band < BANDS; band++) {
    const middle = (band + 0.5) / 10 - 90;
    if (Math.abs(middle - lat) > 0.5) continue;
    for (let column = 0; column < blocksInBand(band); column++) {
      const east = ((column + 0.5) / blocksInBand(band)) * 360 - 180;
      if (distanceMetres(lat, lng, middle, east) < km * 1000) zones.add(zoneOf[firstBlockOfBand(band) + column]!);
    }
  }
  expect(zones.size).toBe(1);
});
