/**
 * The balance the build prints: how fairly things are shared over the check values, how far zones of one value lie
 * apart, and how many people live near a border.
 */
import { BLOCKS } from '../../engine/grid/bands.ts';
import { CLASS_ENDS, LAND_CLASS, SEA_CLASS } from './classes.ts';
import { bandOf, neighbourRoom, neighboursOf } from './ground.ts';
import { gapAtLeastKm, gapKm, type Outline } from './spacing.ts';
import { CHECK_VALUES } from './values.ts';

/** What one check value may hold of each kind, in blocks: the tiers of the addressing scheme. */
export const CAPACITY = { land: 10_461, all: 35_307 };

/**
 * Share of people in blocks that touch a block of another zone, or miss one by less than half a block at a corner. A
 * block is 11 km wide, so these are the people within 10 km of a border, give or take a kilometre.
 */
export const shareNearBorder = (zone: Int32Array, people: Float64Array): number => {
  const room = neighbourRoom();
  let near = 0;
  let all = 0;
  for (let block = 0; block < BLOCKS; block++) {
    if (people[block] === 0) continue;
    all += people[block]!;
    const n = neighboursOf(block, true, room);
    for (let i = 0; i < n; i++)
      if (zone[room.blocks[i]!] !== zone[block]) {
        near += people[block]!;
        break;
      }
  }
  return near / all;
};

export const nearestOfOneValue = (
  outlines: readonly Outline[],
  values: Uint8Array,
  counts: (zone: number) => boolean,
): number => {
  let least = Infinity;
  for (let a = 0; a < outlines.length; a++)
    for (let b = a + 1; b < outlines.length; b++)
      if (values[a] === values[b] && counts(a) && counts(b) && gapAtLeastKm(outlines[a]!, outlines[b]!) < least)
        least = Math.min(least, gapKm(outlines[a]!, outlines[b]!));
  return least;
};

type Row = { readonly name: string; readonly perValue: Float64Array; readonly capacity?: number };

export const sharesOf = (zone: Int32Array, values: Uint8Array, classOf: Uint8Array, people: Float64Array): Row[] => {
  const row = (name: string, counts: (block: number) => number, capacity?: number): Row => {
    const perValue = new Float64Array(CHECK_VALUES);
    for (let block = 0; block < BLOCKS; block++) perValue[values[zone[block]!]!]! += counts(block);
    return capacity === undefined ? { name, perValue } : { name, perValue, capacity };
  };
  const zones = new Float64Array(CHECK_VALUES);
  for (const value of values) zones[value]!++;
  return [
    { name: 'zones', perValue: zones },
    row('people, thousands', (block) => people[block]! / 1000),
    ...CLASS_ENDS.map((end, level) =>
      row(`blocks in classes 0..${level} (first ${end})`, (block) => Number(classOf[block]! <= level)),
    ),
    row('populated blocks', (block) => Number(classOf[block]! < LAND_CLASS)),
    row('land, populated or not', (block) => Number(classOf[block]! < SEA_CLASS), CAPACITY.land),
    row('sea', (block) => Number(classOf[block] === SEA_CLASS)),
    row('all blocks', () => 1, CAPACITY.all),
  ];
};

export const printShares = (rows: readonly Row[]): void => {
  for (const { name, perValue, capacity } of rows) {
    const [min, max] = [Math.min(...perValue), Math.max(...perValue)];
    const mean = perValue.reduce((a, b) => a + b, 0) / CHECK_VALUES;
    const limit = capacity === undefined ? '' : `  capacity ${capacity}`;
    console.log(`${name.padEnd(40)} min ${min.toFixed(0)}  max ${max.toFixed(0)}  mean ${mean.toFixed(1)}${limit}`);
    if (capacity !== undefined && max > capacity) throw new Error(`${name}: ${max} blocks exceed ${capacity}`);
  }
};

/** How many different bands a zone spans at most: a cheap picture of its height. */
export const tallestZone = (zone: Int32Array, zones: number): number => {
  const low = new Uint16Array(zones).fill(65_535);
  const high = new Uint16Array(zones);
  for (let block = 0; block < BLOCKS; block++) {
    low[zone[block]!] = Math.min(low[zone[block]!]!, bandOf[block]!);
    high[zone[block]!] = Math.max(high[zone[block]!]!, bandOf[block]!);
  }
  return Math.max(...high.map((h, z) => h - low[z]! + 1));
};
