/**
 * The nearest seed of every block, and the corridor along the borders where the second nearest is almost as near.
 */
import { BANDS, BLOCKS, blocksInBand, firstBlockOfBand } from '../../engine/grid/bands.ts';
import { centres } from './ground.ts';

/** A block whose two nearest seeds differ by less than this many kilometres lies in the corridor. */
const CORRIDOR_KM = { land: 220, sea: 20 };

/** This near to a seed a block is never in the corridor: every zone has a core to grow from. */
const CORE_KM = 40;

const EARTH_KM = 6371.0088;

export type Nearest = { readonly zone: Int32Array; readonly corridor: Uint8Array };

/** Blocks are compared with the seeds near a tile of 16 bands by about 16 columns, not with all of them. */
const TILE = 16;

export const nearestSeeds = (seeds: Int32Array, land: Uint8Array): Nearest => {
  const zone = new Int32Array(BLOCKS);
  const corridor = new Uint8Array(BLOCKS);
  const { x, y, z } = centres;
  const squaredKm = (a: number, b: number): number =>
    ((x[a]! - x[b]!) ** 2 + (y[a]! - y[b]!) ** 2 + (z[a]! - z[b]!) ** 2) * EARTH_KM * EARTH_KM;
  const distances = new Float64Array(seeds.length);

  for (let south = 0; south < BANDS; south += TILE) {
    const north = Math.min(BANDS, south + TILE);
    const widest = south < BANDS / 2 ? north - 1 : south;
    const tiles = Math.max(1, Math.round(blocksInBand(widest) / TILE));
    for (let tile = 0; tile < tiles; tile++) {
      const rows: [number, number][] = [];
      for (let band = south; band < north; band++) {
        const first = firstBlockOfBand(band);
        const count = blocksInBand(band);
        rows.push([first + Math.ceil((tile * count) / tiles), first + Math.ceil(((tile + 1) * count) / tiles)]);
      }
      const [from, to] = rows[rows.length >> 1]!;
      const middle = Math.min((from + to) >> 1, BLOCKS - 1);
      let radius = 0;
      for (const [a, b] of rows) if (b > a) radius = Math.max(radius, squaredKm(middle, a), squaredKm(middle, b - 1));
      let nearest = Infinity;
      for (let s = 0; s < seeds.length; s++) {
        distances[s] = Math.sqrt(squaredKm(middle, seeds[s]!));
        nearest = Math.min(nearest, distances[s]!);
      }
      const limit = nearest + 2 * Math.sqrt(radius) + CORRIDOR_KM.land + 1;
      const near: number[] = [];
      for (let s = 0; s < seeds.length; s++) if (distances[s]! <= limit) near.push(s);

      for (const [a, b] of rows)
        for (let block = a; block < b; block++) {
          let best = Infinity;
          let second = Infinity;
          let owner = 0;
          for (const s of near) {
            const d = squaredKm(block, seeds[s]!);
            if (d < best) {
              second = best;
              best = d;
              owner = s;
            } else if (d < second) second = d;
          }
          zone[block] = owner;
          const width = land[block] ? CORRIDOR_KM.land : CORRIDOR_KM.sea;
          if (best > CORE_KM * CORE_KM && Math.sqrt(second) - Math.sqrt(best) < width) corridor[block] = 1;
        }
    }
  }
  return { zone, corridor };
};
