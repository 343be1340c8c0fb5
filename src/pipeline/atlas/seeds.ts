/**
 * Where zones grow from: the middle of every metropolitan area first, then whatever land is left, then the sea.
 *
 * A seed keeps its distance from all earlier ones, and in the end no block is farther than that from a seed.
 */
import { BANDS, BLOCKS, blocksInBand, firstBlockOfBand } from '../../engine/grid/bands.ts';
import { bandOf, centres, chordKm, columnOf } from './ground.ts';

/** Kilometres between seeds. Closer on land, where a balanced share of 127 check values needs many zones. */
export const SEED_KM = { city: 235, land: 225, sea: 400 };

/** People within this many blocks make up a metropolitan area. */
const METRO_BLOCKS = 4;

/** People in the square of blocks around each populated block. */
const metroPeople = (people: Float64Array, populated: Int32Array): Float64Array => {
  const metro = new Float64Array(BLOCKS);
  for (const block of populated) {
    const column = columnOf(block);
    const count = blocksInBand(bandOf[block]!);
    let sum = 0;
    for (let down = -METRO_BLOCKS; down <= METRO_BLOCKS; down++) {
      const band = bandOf[block]! + down;
      if (band < 0 || band >= BANDS) continue;
      const here = blocksInBand(band);
      const middle = Math.floor(((column + 0.5) * here) / count);
      for (let across = -METRO_BLOCKS; across <= METRO_BLOCKS; across++)
        sum += people[firstBlockOfBand(band) + ((((middle + across) % here) + here) % here)]!;
    }
    metro[block] = sum;
  }
  return metro;
};

/** Scatters block numbers evenly over the globe, the same way every time: the golden ratio of the block count. */
const SCATTER_STRIDE = 2_557_037;

/** Seeds by coarse cells of the unit cube, so that a candidate only meets seeds near it. */
const CELL = 0.08;

export const chooseSeeds = (people: Float64Array, populated: Int32Array, land: Uint8Array): Int32Array => {
  const seeds: number[] = [];
  const cells = new Map<number, number[]>();
  const cellOf = (v: number): number => Math.floor((v + 1) / CELL);
  const key = (i: number, j: number, k: number): number => (i * 64 + j) * 64 + k;

  const isFree = (block: number, km: number): boolean => {
    const [i, j, k] = [cellOf(centres.x[block]!), cellOf(centres.y[block]!), cellOf(centres.z[block]!)];
    for (let di = -1; di <= 1; di++)
      for (let dj = -1; dj <= 1; dj++)
        for (let dk = -1; dk <= 1; dk++)
          for (const seed of cells.get(key(i + di, j + dj, k + dk)) ?? []) if (chordKm(block, seed) < km) return false;
    return true;
  };

  const plant = (block: number, km: number): void => {
    if (!isFree(block, km)) return;
    seeds.push(block);
    const home = key(cellOf(centres.x[block]!), cellOf(centres.y[block]!), cellOf(centres.z[block]!));
    const others = cells.get(home);
    if (others) others.push(block);
    else cells.set(home, [block]);
  };

  const metro = metroPeople(people, populated);
  const byMetro = populated.slice().sort((a, b) => metro[b]! - metro[a]! || people[b]! - people[a]! || a - b);
  for (const block of byMetro) plant(block, SEED_KM.city);
  for (const wanted of [1, 0])
    for (let i = 0, block = 0; i < BLOCKS; i++, block = (block + SCATTER_STRIDE) % BLOCKS)
      if (land[block] === wanted) plant(block, wanted ? SEED_KM.land : SEED_KM.sea);
  return Int32Array.from(seeds);
};
