/**
 * Queues: for each check value all its blocks in a row, by class and inside a class by number. A block's rank is its
 * place there.
 *
 * Nothing of this is stored in the file: the rank of a run is the number of blocks in classes and runs before it.
 */
import type { Runs } from './runs.ts';

/** Check values of the address: 0..126. */
export const CHECK_VALUES = 127;

/** One entry of the directory spans this many ranks, as a power of two: five steps of bisection remain at most. */
const SPAN_BITS = 5;

export type Queues = {
  readonly valueOfRun: Uint8Array;
  /** Rank of each run's first block. */
  readonly rankOfRun: Uint16Array;
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
  /** First blocks and ranks of all runs, queue after queue. */
  readonly blocks: Int32Array;
  readonly ranks: Uint16Array;
  readonly rankOfRun: Uint16Array;
};

/** Sorts runs into their buckets; `rankNext` and `placeNext` say where each bucket goes on. */
const lineUp = (bucketOfRun: Uint16Array, starts: Int32Array, rankNext: Int32Array, placeNext: Int32Array): Line => {
  const count = bucketOfRun.length;
  const line = { blocks: new Int32Array(count), ranks: new Uint16Array(count), rankOfRun: new Uint16Array(count) };
  const { blocks, ranks, rankOfRun } = line;
  for (let run = 0; run < count; run++) {
    const bucket = bucketOfRun[run]!;
    const start = starts[run]!;
    const rank = rankNext[bucket]!;
    const place = placeNext[bucket]!;
    rankOfRun[run] = rank;
    blocks[place] = start;
    ranks[place] = rank;
    placeNext[bucket] = place + 1;
    rankNext[bucket] = rank + starts[run + 1]! - start;
  }
  return line;
};

/** For every 32nd rank of one queue, whose runs stand at `from` up to `to`, the place of the run that holds it. */
const fillDirectory = (directory: Int32Array, ranks: Uint16Array, from: number, to: number): void => {
  let place = from;
  for (let entry = 0; entry < directory.length; entry++) {
    const rank = entry << SPAN_BITS;
    while (place + 1 < to && ranks[place + 1]! <= rank) place++;
    directory[entry] = place;
  }
};

export const formQueues = (
  { starts, zones, classes: classOfRun }: Runs,
  values: Uint8Array,
  classes: number,
): Queues => {
  const valueOfRun = valuesOfRuns(zones, values);
  const bucketOfRun = bucketsOfRuns(valueOfRun, classOfRun, classes);
  const rankNext = new Int32Array(CHECK_VALUES * classes);
  const placeNext = new Int32Array(CHECK_VALUES * classes);
  tally(bucketOfRun, starts, rankNext, placeNext);

  // From counts to what stands before: blocks before a bucket in its own queue, runs before it in all queues.
  const lengths = new Int32Array(CHECK_VALUES);
  const firstPlace = new Int32Array(CHECK_VALUES + 1);
  const firstEntry = new Int32Array(CHECK_VALUES + 1);
  let places = 0;
  for (let value = 0; value < CHECK_VALUES; value++) {
    let length = 0;
    for (let bucket = value * classes; bucket < (value + 1) * classes; bucket++) {
      const [blocks, runs] = [rankNext[bucket]!, placeNext[bucket]!];
      rankNext[bucket] = length;
      placeNext[bucket] = places;
      length += blocks;
      places += runs;
    }
    lengths[value] = length;
    firstPlace[value + 1] = places;
    // One entry more than there are spans, so that the entry after any rank exists.
    firstEntry[value + 1] = firstEntry[value]! + (length >> SPAN_BITS) + 2;
  }

  const { blocks, ranks, rankOfRun } = lineUp(bucketOfRun, starts, rankNext, placeNext);
  const directory = new Int32Array(firstEntry[CHECK_VALUES]!);
  for (let value = 0; value < CHECK_VALUES; value++) {
    const own = directory.subarray(firstEntry[value]!, firstEntry[value + 1]!);
    fillDirectory(own, ranks, firstPlace[value]!, firstPlace[value + 1]!);
  }

  return {
    valueOfRun,
    rankOfRun,
    blockAt(value, rank) {
      if (!(rank >= 0 && rank < lengths[value]!)) return -1;
      const entry = firstEntry[value]! + (rank >> SPAN_BITS);
      let low = directory[entry]!;
      let high = directory[entry + 1]!;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (ranks[middle]! <= rank) low = middle;
        else high = middle - 1;
      }
      return blocks[low]! + rank - ranks[low]!;
    },
  };
};
