/**
 * Classes of blocks: populated ones by rank of their population, then land, then sea.
 */
import { BLOCKS } from '../../engine/grid/bands.ts';

/**
 * How many of the most populous blocks on Earth end each populated class; the last class takes the rest. The city tier
 * holds 9 182 blocks and the town tier 73 470, counted over all check values, so the steps are fine around the first
 * and there is one at either.
 */
export const CLASS_ENDS = [1_200, 3_000, 5_500, 9_182, 12_500, 20_000, 36_000, 73_470];

export const POPULATED_CLASSES = CLASS_ENDS.length + 1;
export const LAND_CLASS = POPULATED_CLASSES;
export const SEA_CLASS = LAND_CLASS + 1;
export const CLASSES = SEA_CLASS + 1;

export const classesOf = (byPeople: Int32Array, land: Uint8Array): Uint8Array => {
  const classOf = new Uint8Array(BLOCKS);
  for (let block = 0; block < BLOCKS; block++) classOf[block] = land[block] ? LAND_CLASS : SEA_CLASS;
  byPeople.forEach((block, place) => {
    const level = CLASS_ENDS.findIndex((end) => place < end);
    classOf[block] = level === -1 ? CLASS_ENDS.length : level;
  });
  return classOf;
};
