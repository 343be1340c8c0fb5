/**
 * Queues: for each check value all its blocks in a row, by class and inside a class by number. A block's rank is its
 * place there.
 *
 * Nothing of this is stored in the file: the rank of a run is the number of blocks in classes and runs before it.
 */
import type { Runs } from './runs.ts';

/** Check values of the address: 0..126. */
export const CHECK_VALUES = 127;

/** One entry of the directory spans this many ranks, as a power of two: five steps of bisection remain. */
const SPAN_BITS = 5;

export type Queues = {
  readonly valueOfRun: Uint8Array;
  /** Rank of each run's first block. */
  readonly rankOfRun: Uint16Array;
  blockAt(value: number, rank: number): number;
};

export const formQueues = (runs: Runs, values: Uint8Array, classes: number): Queues => {
  const count = runs.zones.length;
  const valueOfRun = new Uint8Array(count);
  // Of each (value, class), value first: blocks and runs before it in its queue and in the list of all queues.
  const blocksBefore = new Int32Array(CHECK_VALUES * classes + 1);
  const runsBefore = new Int32Array(CHECK_VALUES * classes + 1);
  for (let run = 0; run < count; run++) {
    const value = values[runs.zones[run]!]!;
    valueOfRun[run] = value;
    const bucket = value * classes + runs.classes[run]! + 1;
    blocksBefore[bucket]! += runs.starts[run + 1]! - runs.starts[run]!;
    runsBefore[bucket]!++;
  }
  const lengths = new Int32Array(CHECK_VALUES);
  const firstInLine = new Int32Array(CHECK_VALUES + 1);
  let total = 0;
  for (let value = 0; value < CHECK_VALUES; value++) {
    let length = 0;
    firstInLine[value] = total;
    for (let bucket = value * classes; bucket < (value + 1) * classes; bucket++) {
      const blocks = blocksBefore[bucket + 1]!;
      blocksBefore[bucket] = length;
      length += blocks;
      const some = runsBefore[bucket + 1]!;
      runsBefore[bucket] = total;
      total += some;
      // The next bucket's own figures are read one turn later, before they are overwritten.
    }
    lengths[value] = length;
  }
  firstInLine[CHECK_VALUES] = total;

  const rankOfRun = new Uint16Array(count);
  const line = new Int32Array(count);
  const lineRanks = new Uint16Array(count + 1);
  for (let run = 0; run < count; run++) {
    const bucket = valueOfRun[run]! * classes + runs.classes[run]!;
    const rank = blocksBefore[bucket]!;
    const place = runsBefore[bucket]!++;
    rankOfRun[run] = rank;
    line[place] = runs.starts[run]!;
    lineRanks[place] = rank;
    blocksBefore[bucket] = rank + runs.starts[run + 1]! - runs.starts[run]!;
  }

  // The directory: for every 32nd rank of a queue the run that holds it, and one entry past the end.
  const firstEntry = new Int32Array(CHECK_VALUES + 1);
  for (let value = 0; value < CHECK_VALUES; value++)
    firstEntry[value + 1] = firstEntry[value]! + (lengths[value]! >> SPAN_BITS) + 2;
  const directory = new Int32Array(firstEntry[CHECK_VALUES]!);
  for (let value = 0; value < CHECK_VALUES; value++) {
    const last = firstInLine[value + 1]! - 1;
    let place = firstInLine[value]!;
    for (let entry = firstEntry[value]!; entry < firstEntry[value + 1]!; entry++) {
      const rank = (entry - firstEntry[value]!) << SPAN_BITS;
      while (place < last && lineRanks[place + 1]! <= rank) place++;
      directory[entry] = place;
    }
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
        if (lineRanks[middle]! <= rank) low = middle;
        else high = middle - 1;
      }
      return line[low]! + rank - lineRanks[low]!;
    },
  };
};
