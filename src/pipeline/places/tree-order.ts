/** Sorts places into the order the tree of `engine/places/nearest.ts` expects: halved along the widest side. */
import { LEAF, leavesOf } from '../../engine/places/nearest.ts';

/** `vectors` holds x, y, z of each item; the result lists items in the order they must stand in the file. */
export const treeOrder = (vectors: Float64Array): Uint32Array => {
  const order = Uint32Array.from({ length: vectors.length / 3 }, (_, index) => index);
  const halve = (from: number, to: number): void => {
    if (to - from <= 1) return;
    const [start, end] = [from * LEAF, Math.min(order.length, to * LEAF)];
    const part = order.subarray(start, end);
    let [axis, widest] = [0, -1];
    for (let candidate = 0; candidate < 3; candidate++) {
      let [low, high] = [2, -2];
      for (const item of part) {
        const value = vectors[item * 3 + candidate]!;
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
      if (high - low > widest) [axis, widest] = [candidate, high - low];
    }
    // Ties by index, so that every engine writes the same bytes.
    part.sort((a, b) => vectors[a * 3 + axis]! - vectors[b * 3 + axis]! || a - b);
    const middle = (from + to) >> 1;
    halve(from, middle);
    halve(middle, to);
  };
  halve(0, leavesOf(order.length));
  return order;
};
