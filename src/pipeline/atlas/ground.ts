/**
 * Blocks as places on the ground: centres, neighbours, and the block at a position.
 *
 * Distances between neighbours are taken in block units from column fractions, so they need no trigonometry and come
 * out the same on any machine; only the centres use sin and cos.
 */
import { BANDS, BLOCKS, blocksInBand, firstBlockOfBand } from '../../engine/grid/bands.ts';

/** Kilometres along the side of a block. */
export const BLOCK_KM = 11.112;

/** Band of each block, so that a walk over millions of blocks never searches. */
export const bandOf = new Uint16Array(BLOCKS);
for (let band = 0; band < BANDS; band++) bandOf.fill(band, firstBlockOfBand(band), firstBlockOfBand(band + 1));

export const columnOf = (block: number): number => block - firstBlockOfBand(bandOf[block]!);

export const blockAtDegrees = (lat: number, lng: number): number => {
  const band = Math.min(BANDS - 1, Math.max(0, Math.floor((lat + 90) * 10)));
  const count = blocksInBand(band);
  const turn = (lng + 180) / 360;
  return firstBlockOfBand(band) + Math.min(count - 1, Math.floor((turn - Math.floor(turn)) * count));
};

/** Centres of all blocks as unit vectors: x, y, z in three planes. */
export const centres = (() => {
  const x = new Float64Array(BLOCKS);
  const y = new Float64Array(BLOCKS);
  const z = new Float64Array(BLOCKS);
  for (let band = 0; band < BANDS; band++) {
    const phi = (((band + 0.5) / 10 - 90) * Math.PI) / 180;
    const count = blocksInBand(band);
    const first = firstBlockOfBand(band);
    for (let column = 0; column < count; column++) {
      const lambda = ((column + 0.5) / count) * 2 * Math.PI - Math.PI;
      x[first + column] = Math.cos(phi) * Math.cos(lambda);
      y[first + column] = Math.cos(phi) * Math.sin(lambda);
      z[first + column] = Math.sin(phi);
    }
  }
  return { x, y, z };
})();

/** Kilometres between two block centres, straight through the ground: 0.4% short of the arc at 2 000 km. */
export const chordKm = (a: number, b: number): number => {
  const dx = centres.x[a]! - centres.x[b]!;
  const dy = centres.y[a]! - centres.y[b]!;
  const dz = centres.z[a]! - centres.z[b]!;
  return 6371.0088 * Math.sqrt(dx * dx + dy * dy + dz * dz);
};

export type Neighbours = { readonly blocks: Int32Array; readonly steps: Float64Array };

/** Room for the neighbours of any block: near a pole one block may touch a dozen of the next ring. */
export const neighbourRoom = (): Neighbours => ({ blocks: new Int32Array(64), steps: new Float64Array(64) });

/** Rings do not line up: a block of the next ring counts as a corner when its centre is less than this far aside. */
const CORNER_REACH = 1.5;

/**
 * Writes the neighbours of a block and the step to each in block units; answers how many. Without corners only blocks
 * that share a piece of edge count; with them also those less than half a block from doing so.
 */
export const neighboursOf = (block: number, corners: boolean, into: Neighbours): number => {
  const band = bandOf[block]!;
  const count = blocksInBand(band);
  const first = firstBlockOfBand(band);
  const column = block - first;
  let n = 0;
  if (count > 1) {
    into.blocks[n] = first + ((column + 1) % count);
    into.steps[n++] = 1;
    into.blocks[n] = first + ((column + count - 1) % count);
    into.steps[n++] = 1;
  }
  for (const next of [band - 1, band + 1]) {
    if (next < 0 || next >= BANDS) continue;
    const nextCount = blocksInBand(next);
    const nextFirst = firstBlockOfBand(next);
    const from = Math.floor((column * nextCount) / count);
    const to = Math.ceil(((column + 1) * nextCount) / count) - 1;
    const extra = corners && to - from + 3 <= nextCount ? 1 : 0;
    for (let other = from - extra; other <= to + extra; other++) {
      const across = ((other + 0.5) / nextCount) * count - (column + 0.5);
      if ((other < from || other > to) && Math.abs(across) > CORNER_REACH) continue;
      into.blocks[n] = nextFirst + ((other + nextCount) % nextCount);
      into.steps[n++] = Math.sqrt(1 + across * across);
    }
  }
  return n;
};
