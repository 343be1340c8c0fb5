/**
 * How far apart zones lie, border to border.
 */
import { BLOCKS } from '../../engine/grid/bands.ts';
import { BLOCK_KM, centres, chordKm, neighbourRoom, neighboursOf } from './ground.ts';

const EARTH_KM = 6371.0088;

export type Outline = {
  /** Unit vector to the middle, and the farthest block from it in kilometres. */
  readonly middle: readonly [number, number, number];
  readonly radiusKm: number;
  readonly border: readonly number[];
};

export const outlinesOf = (zone: Int32Array, zones: number): Outline[] => {
  const sums = new Float64Array(zones * 3);
  const borders: number[][] = Array.from({ length: zones }, () => []);
  const room = neighbourRoom();
  for (let block = 0; block < BLOCKS; block++) {
    const home = zone[block]!;
    sums[home * 3]! += centres.x[block]!;
    sums[home * 3 + 1]! += centres.y[block]!;
    sums[home * 3 + 2]! += centres.z[block]!;
    const n = neighboursOf(block, false, room);
    for (let i = 0; i < n; i++)
      if (zone[room.blocks[i]!] !== home) {
        borders[home]!.push(block);
        break;
      }
  }
  return borders.map((border, z) => {
    const [x, y, w] = [sums[z * 3]!, sums[z * 3 + 1]!, sums[z * 3 + 2]!];
    const length = Math.sqrt(x * x + y * y + w * w);
    const middle = [x / length, y / length, w / length] as const;
    const radiusKm = Math.max(...border.map((block) => kmFrom(middle, block)));
    return { middle, radiusKm, border };
  });
};

const kmFrom = (point: readonly [number, number, number], block: number): number => {
  const dx = point[0] - centres.x[block]!;
  const dy = point[1] - centres.y[block]!;
  const dz = point[2] - centres.z[block]!;
  return EARTH_KM * Math.sqrt(dx * dx + dy * dy + dz * dz);
};

/** At least this far apart, whatever their shapes. */
export const gapAtLeastKm = (a: Outline, b: Outline): number => {
  const dx = a.middle[0] - b.middle[0];
  const dy = a.middle[1] - b.middle[1];
  const dz = a.middle[2] - b.middle[2];
  return EARTH_KM * Math.sqrt(dx * dx + dy * dy + dz * dz) - a.radiusKm - b.radiusKm;
};

/**
 * Kilometres between the nearest blocks of two zones, edge to edge: a block's diagonal is taken off the distance of
 * the centres. With a stride only every so many border blocks are looked at, and the answer errs on the near side.
 */
export const gapKm = (a: Outline, b: Outline, stride = 1): number => {
  let least = Infinity;
  for (let i = 0; i < a.border.length; i += stride)
    for (let j = 0; j < b.border.length; j += stride) least = Math.min(least, chordKm(a.border[i]!, b.border[j]!));
  return least - BLOCK_KM * Math.SQRT2;
};
