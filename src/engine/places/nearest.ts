/**
 * The most reasonable place for a position: the nearest, after two corrections that people expect.
 *
 * - A settlement is as wide as the square root of its population: that width comes off its distance, so inside a
 *   city the city wins against a hamlet a little closer.
 * - A place across the border counts as four times as far and twenty kilometres more.
 *
 * Invariant: the answer is the place of least `cost` among all within reach, exactly as a scan over all would find it;
 * the tree of boxes only skips what can not win.
 */
import { EARTH_RADIUS_METRES } from '../geo/distance.ts';
import { type Gazetteer, populationOf, vectorOf } from './gazetteer.ts';

/** Places to a leaf of the tree. Near a town a question then looks at 54 boxes and 18 places on average. */
export const LEAF = 8;

/** Metres of width for each root of a head: 632 m for 100 000 people; the largest cities stop at 3 km. */
const WIDTH_METRES = 2;
const WIDEST_METRES = 3000;
const ABROAD_FACTOR = 4;
const ABROAD_METRES = 20_000;

/** The width of a place in Earth radii, the unit of this file. */
export const widthOf = (population: number): number =>
  Math.min(WIDEST_METRES, WIDTH_METRES * Math.sqrt(population)) / EARTH_RADIUS_METRES;

/** What a place costs at `chord` Earth radii through the ground; at these distances as good as along it. */
export const costOf = (chord: number, width: number, atHome: boolean): number =>
  atHome ? chord - width : ABROAD_FACTOR * chord + ABROAD_METRES / EARTH_RADIUS_METRES;

export type PlaceTree = { readonly places: Gazetteer; readonly widths: Float32Array; readonly boxes: Float32Array };

/** Numbers to a box: lowest and highest x, y, z, and the greatest width inside. */
const BOX = 7;

export const leavesOf = (count: number): number => Math.max(1, Math.ceil(count / LEAF));

export const plantTree = (places: Gazetteer, widthOfCity: (city: number) => number): PlaceTree => {
  const { vectors } = places;
  const stepWidths = Float64Array.from({ length: 256 }, (_, step) => widthOf(populationOf(step)));
  const widths = new Float32Array(places.count);
  for (let i = 0; i < places.count; i++) {
    // A part of a city is as wide as the city, or the city would swallow it.
    const city = places.city[i]!;
    widths[i] = city === 0 ? stepWidths[places.populationStep[i]!]! : widthOfCity(city - 1);
  }
  const leaves = leavesOf(places.count);
  const boxes = new Float32Array(BOX * 2 ** (Math.ceil(Math.log2(leaves)) + 1));
  const fill = (node: number, from: number, to: number): void => {
    const box = node * BOX;
    boxes.fill(2, box, box + 3);
    boxes.fill(-2, box + 3, box + 6);
    if (to - from === 1) {
      for (let i = from * LEAF; i < Math.min(places.count, to * LEAF); i++) {
        for (let axis = 0; axis < 3; axis++) {
          const value = vectors[i * 3 + axis]!;
          boxes[box + axis] = Math.min(boxes[box + axis]!, value);
          boxes[box + 3 + axis] = Math.max(boxes[box + 3 + axis]!, value);
        }
        boxes[box + 6] = Math.max(boxes[box + 6]!, widths[i]!);
      }
      return;
    }
    const middle = (from + to) >> 1;
    for (const child of [2 * node + 1, 2 * node + 2]) {
      if (child === 2 * node + 1) fill(child, from, middle);
      else fill(child, middle, to);
      for (let axis = 0; axis < 3; axis++) {
        boxes[box + axis] = Math.min(boxes[box + axis]!, boxes[child * BOX + axis]!);
        boxes[box + 3 + axis] = Math.max(boxes[box + 3 + axis]!, boxes[child * BOX + 3 + axis]!);
      }
      boxes[box + 6] = Math.max(boxes[box + 6]!, boxes[child * BOX + 6]!);
    }
  };
  fill(0, 0, leaves);
  return { places, widths, boxes };
};

export type Search = {
  /** Looks for a cheaper place than the best so far in one more tree; false when there is none. */
  readonly through: (tree: PlaceTree) => boolean;
  readonly start: (lat: number, lng: number, country: number, reachMetres: number) => void;
  /** Index of the best place in the tree that last gave `true`. */
  readonly index: () => number;
  /** Cost of the best place so far. */
  readonly cost: () => number;
};

/** Places in the array of limits: the reach, squared, and the least cost so far. */
const REACH2 = 0;
const BEST = 1;

/** One search serves any number of questions, one after another, without allocating. */
export const openSearch = (): Search => {
  // In arrays, because a captured variable that changes is boxed, and these are read for every box.
  const point = new Float64Array(3);
  const limits = new Float64Array(2);
  let home = 0;
  let bestIndex = -1;

  const boxDistance2 = (boxes: Float32Array, node: number): number => {
    const box = node * BOX;
    const x = point[0]!;
    const y = point[1]!;
    const z = point[2]!;
    const dx = x < boxes[box]! ? boxes[box]! - x : x > boxes[box + 3]! ? x - boxes[box + 3]! : 0;
    const dy = y < boxes[box + 1]! ? boxes[box + 1]! - y : y > boxes[box + 4]! ? y - boxes[box + 4]! : 0;
    const dz = z < boxes[box + 2]! ? boxes[box + 2]! - z : z > boxes[box + 5]! ? z - boxes[box + 5]! : 0;
    return dx * dx + dy * dy + dz * dz;
  };
  const hopeless = (boxes: Float32Array, node: number, distance2: number): boolean => {
    if (distance2 > limits[REACH2]!) return true;
    const within = limits[BEST]! + boxes[node * BOX + 6]!;
    return within <= 0 || distance2 >= within * within;
  };
  const scan = ({ places, widths }: PlaceTree, from: number, to: number): void => {
    const { vectors, country } = places;
    const x = point[0]!;
    const y = point[1]!;
    const z = point[2]!;
    const reach2 = limits[REACH2]!;
    for (let i = from; i < to; i++) {
      const dx = vectors[i * 3]! - x;
      const dy = vectors[i * 3 + 1]! - y;
      const dz = vectors[i * 3 + 2]! - z;
      const distance2 = dx * dx + dy * dy + dz * dz;
      if (distance2 > reach2) continue;
      const cost = costOf(Math.sqrt(distance2), widths[i]!, home === 0 || country[i] === home);
      if (cost >= limits[BEST]!) continue;
      limits[BEST] = cost;
      bestIndex = i;
    }
  };
  const descend = (in_: PlaceTree, node: number, from: number, to: number): void => {
    if (to - from === 1) {
      scan(in_, from * LEAF, Math.min(in_.places.count, to * LEAF));
      return;
    }
    const middle = (from + to) >> 1;
    const left = 2 * node + 1;
    const leftDistance = boxDistance2(in_.boxes, left);
    const rightDistance = boxDistance2(in_.boxes, left + 1);
    const leftFirst = leftDistance <= rightDistance;
    if (leftFirst && !hopeless(in_.boxes, left, leftDistance)) descend(in_, left, from, middle);
    if (!hopeless(in_.boxes, left + 1, rightDistance)) descend(in_, left + 1, middle, to);
    if (!leftFirst && !hopeless(in_.boxes, left, leftDistance)) descend(in_, left, from, middle);
  };
  return {
    start: (lat, lng, country, reachMetres) => {
      vectorOf(lat, lng, point, 0);
      home = country;
      const chord = 2 * Math.sin(Math.min(Math.PI, reachMetres / EARTH_RADIUS_METRES) / 2);
      limits[REACH2] = chord * chord;
      limits[BEST] = Number.POSITIVE_INFINITY;
    },
    through: (tree) => {
      bestIndex = -1;
      descend(tree, 0, 0, leavesOf(tree.places.count));
      return bestIndex >= 0;
    },
    index: () => bestIndex,
    cost: () => limits[BEST]!,
  };
};
