/**
 * Queues: for each check value all its blocks in a row, by class and inside a class by number. A block's rank is its
 * place there.
 *
 * Nothing of this is stored in the file: the rank of a run is the number of blocks in classes and runs before it.
 */
import { runFinder } from './run-finder.ts';
import type { Runs } from './runs.ts';

/** Check values of the address: 0..126. */
export const CHECK_VALUES = 127;

/** Bits that a check value takes beside a rank. */
export const VALUE_BITS = 7;
export const VALUE_MASK = (1 << VALUE_BITS) - 1;

export type Queues = {
  /**
   * For each run what turns a block of it into its standing: `(block << VALUE_BITS) + toStanding[run]` is rank and check
   * value side by side. One number, so that a look-up touches one cache line.
   */
  readonly toStanding: Int32Array;
  blockAt(value: number, rank: number): number;
};

// Each loop over runs stands in a function of its own: the compiler takes up small functions sooner, which is most of
// the time it takes to open an atlas in a fresh process.

const valuesOfRuns = (zones: Uint16Array, values: Uint8Array): Uint8Array => {
  const valueOfRun = new Uint8Array(zones.length);
  for (let run = 0; run < zones.length; run++) valueOfRun[run] = values[zones[run]!]!;
  return valueOfRun;
};

/** A bucket holds the runs of one check value and class; buckets in order are the queues in order. */
const bucketsOfRuns = (valueOfRun: Uint8Array, classOfRun: Uint8Array, classes: number): Uint16Array => {
  const bucketOfRun = new Uint16Array(valueOfRun.length);
  for (let run = 0; run < valueOfRun.length; run++) bucketOfRun[run] = valueOfRun[run]! * classes + classOfRun[run]!;
  return bucketOfRun;
};

const tally = (bucketOfRun: Uint16Array, starts: Int32Array, blocks: Int32Array, runs: Int32Array): void => {
  for (let run = 0; run < bucketOfRun.length; run++) {
    const bucket = bucketOfRun[run]!;
    blocks[bucket] = blocks[bucket]! + starts[run + 1]! - starts[run]!;
    runs[bucket] = runs[bucket]! + 1;
  }
};

type Line = {
  /** Where the runs begin when all queues stand in one line, one behind the other; and one past the end of the line. */
  readonly starts: Int32Array;
  /** What takes a place in the line back to its block, for each run of the line. */
  readonly toBlock: Int32Array;
  readonly toStanding: Int32Array;
};

/** Sorts runs into their buckets; `next` says where in the line each bucket goes on, and `nextRun` at which run. */
const lineUp = (
  { bucketOfRun, valueOfRun }: { readonly bucketOfRun: Uint16Array; readonly valueOfRun: Uint8Array },
  starts: Int32Array,
  next: Int32Array,
  nextRun: Int32Array,
  firstPlaces: Int32Array,
): Line => {
  const count = bucketOfRun.length;
  const line = {
    starts: new Int32Array(count + 1),
    toBlock: new Int32Array(count),
    toStanding: new Int32Array(count),
  };
  const { toBlock, toStanding } = line;
  for (let run = 0; run < count; run++) {
    const bucket = bucketOfRun[run]!;
    const start = starts[run]!;
    const place = next[bucket]!;
    const at = nextRun[bucket]!;
    const value = valueOfRun[run]!;
    toStanding[run] = ((place - firstPlaces[value]! - start) << VALUE_BITS) + value;
    line.starts[at] = place;
    toBlock[at] = start - place;
    nextRun[bucket] = at + 1;
    next[bucket] = place + starts[run + 1]! - start;
  }
  line.starts[count] = starts[count]!;
  return line;
};

export const formQueues = (
  { starts, zones, classes: classOfRun }: Runs,
  values: Uint8Array,
  classes: number,
): Queues => {
  const valueOfRun = valuesOfRuns(zones, values);
  const bucketOfRun = bucketsOfRuns(valueOfRun, classOfRun, classes);
  const next = new Int32Array(CHECK_VALUES * classes);
  const nextRun = new Int32Array(CHECK_VALUES * classes);
  tally(bucketOfRun, starts, next, nextRun);

  // From counts to what stands before, in the line of all queues.
  const firstPlaces = new Int32Array(CHECK_VALUES + 1);
  let [places, runs] = [0, 0];
  for (let bucket = 0; bucket < next.length; bucket++) {
    if (bucket % classes === 0) firstPlaces[bucket / classes] = places;
    const [blocks, count] = [next[bucket]!, nextRun[bucket]!];
    next[bucket] = places;
    nextRun[bucket] = runs;
    places += blocks;
    runs += count;
  }
  firstPlaces[CHECK_VALUES] = places;

  const line = lineUp({ bucketOfRun, valueOfRun }, starts, next, nextRun, firstPlaces);
  const { toBlock, toStanding } = line;
  const runAt = runFinder(line.starts);

  return {
    toStanding,
    blockAt(value, rank) {
      const place = firstPlaces[value]! + rank;
      // Past the last check value the line ends: what is asked there is undefined, and so no place before its end.
      if (!(rank >= 0 && place < firstPlaces[value + 1]!)) return -1;
      return place + toBlock[runAt(place)]!;
    },
  };
};
