/**
 * The places of the smallest costs, smallest first, without sorting the rest; equal costs in the order of their places.
 */
export const cheapest = (costs: Float64Array, count: number): Uint32Array => {
  if (count >= costs.length) return sortedPlaces(costs, Uint32Array.from(costs.keys()));
  const limit = nthSmallest(costs.slice(), count - 1);
  const places: number[] = [];
  for (let place = 0; place < costs.length; place++) if (costs[place]! <= limit) places.push(place);
  return sortedPlaces(costs, Uint32Array.from(places)).subarray(0, count);
};

const sortedPlaces = (costs: Float64Array, places: Uint32Array): Uint32Array =>
  places.sort((a, b) => costs[a]! - costs[b]! || a - b);

/** Hoare's selection; the middle value as pivot keeps sorted input fast. */
const nthSmallest = (values: Float64Array, nth: number): number => {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >> 1]!;
    let [left, right] = [low, high];
    while (left <= right) {
      while (values[left]! < pivot) left++;
      while (values[right]! > pivot) right--;
      if (left > right) break;
      const held = values[left]!;
      values[left++] = values[right]!;
      values[right--] = held;
    }
    if (nth <= right) high = right;
    else if (nth >= left) low = left;
    else return values[nth]!;
  }
  return values[nth]!;
};
