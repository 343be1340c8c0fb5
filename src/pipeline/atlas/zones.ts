/**
 * Zones: which patch every block belongs to.
 *
 * Near its seed a block belongs to the nearest seed, as in a Voronoi diagram. Along the borders lies a corridor that
 * is dealt out afresh by a flood from both sides that runs fast through populated country and slowly through empty
 * country: so fronts meet where nobody lives, and a town on the line falls to one side as a whole.
 */
import { BLOCKS } from '../../engine/grid/bands.ts';
import { neighbourRoom, neighboursOf } from './ground.ts';
import { type Nearest, nearestSeeds } from './nearest.ts';
import type { Town } from './people.ts';
import { joinIslands } from './pieces.ts';
import { floodQueue } from './queue.ts';
import { smoothBorders } from './smooth.ts';
import { keepTownsWhole } from './whole-towns.ts';

/** A block with this many people in and around it is crossed at half the price of empty country. */
const HALF_PRICE_PEOPLE = 300;

/** Even the densest city costs something to cross, or its fringes would be as near as its heart. */
const FLOOR_PRICE = 0.0005;

/** What it costs to enter a block: 1 in empty country, towards 0 where many people live in and around it. */
const passage = (people: Float64Array): Float32Array => {
  const cost = new Float32Array(BLOCKS).fill(1);
  const room = neighbourRoom();
  const around = new Float64Array(BLOCKS);
  for (let block = 0; block < BLOCKS; block++) {
    if (people[block] === 0) continue;
    around[block]! += people[block]!;
    const n = neighboursOf(block, true, room);
    for (let i = 0; i < n; i++) around[room.blocks[i]!]! += people[block]! / 4;
  }
  for (let block = 0; block < BLOCKS; block++)
    if (around[block]! > 0) cost[block] = 1 / (1 + around[block]! / HALF_PRICE_PEOPLE) + FLOOR_PRICE;
  return cost;
};

const floodCorridor = (nearest: Nearest, people: Float64Array): void => {
  const { zone, corridor } = nearest;
  const cost = passage(people);
  const queue = floodQueue(BLOCKS * 4);
  const room = neighbourRoom();
  for (let block = 0; block < BLOCKS; block++) {
    if (corridor[block]) continue;
    const n = neighboursOf(block, true, room);
    for (let i = 0; i < n; i++)
      if (corridor[room.blocks[i]!]) queue.push(room.steps[i]! * cost[room.blocks[i]!]!, room.blocks[i]!, zone[block]!);
  }
  while (queue.pop()) {
    const { block, label, cost: spent } = queue;
    if (!corridor[block]) continue;
    corridor[block] = 0;
    zone[block] = label;
    const n = neighboursOf(block, true, room);
    for (let i = 0; i < n; i++) {
      const next = room.blocks[i]!;
      if (corridor[next]) queue.push(spent + room.steps[i]! * cost[next]!, next, label);
    }
  }
};

/** Zone of every block. Zones are contiguous by edges and numbered in the order their first blocks come. */
export const growZones = (
  seeds: Int32Array,
  towns: readonly Town[],
  people: Float64Array,
  land: Uint8Array,
): Int32Array => {
  const nearest = nearestSeeds(seeds, land);
  floodCorridor(nearest, people);
  while (joinIslands(nearest.zone) > 0);
  smoothBorders(nearest.zone, people);
  keepTownsWhole(nearest.zone, towns);
  while (joinIslands(nearest.zone) > 0);
  const number = new Map<number, number>();
  return nearest.zone.map((seed) => {
    const known = number.get(seed);
    if (known !== undefined) return known;
    number.set(seed, number.size);
    return number.size - 1;
  });
};
