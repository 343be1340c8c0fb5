/**
 * The atlas: for each block its zone, check value, class and place in the queue of its check value, and back.
 *
 * (check value, rank) and block are one to one: `blockAt(checkValueOf(b), rankOf(b)) === b` for every block. Look-ups
 * sit on the encoder's hottest path: they allocate nothing and check nothing, so a block must be a whole number in
 * 0..BLOCKS-1.
 */
import type { Box } from '../geo/box.ts';
import { BANDS, blocksInBand, firstBlockOfBand } from '../grid/bands.ts';
import { readLayout } from './layout.ts';
import { CHECK_VALUES, formQueues, VALUE_BITS, VALUE_MASK } from './queues.ts';
import { runFinder } from './run-finder.ts';
import { readRuns } from './runs.ts';

export type Atlas = {
  readonly version: string;
  readonly zones: number;
  /** Number of classes: populated ones, most people first, then land, then sea. */
  readonly classes: number;
  zoneOf(block: number): number;
  checkValueOf(block: number): number;
  /** 0 = most populated; `classes - 2` = land without people; `classes - 1` = sea. */
  classOf(block: number): number;
  isLand(block: number): boolean;
  /** Place of a block in the queue of its check value. */
  rankOf(block: number): number;
  /** Rank and check value at once, as `(rank << VALUE_BITS) + value`: one look-up for the two. */
  standingOf(block: number): number;
  /** The block at a place of a queue; -1 past its end. */
  blockAt(checkValue: number, rank: number): number;
  /** For each check value 1 when a zone that has it touches the box, else 0. */
  checkValuesTouching(box: Box): Uint8Array;
};

export const openAtlas = (bytes: ArrayBuffer): Atlas => {
  const layout = readLayout(bytes);
  const runs = readRuns(layout);
  const { starts, zones, classes } = runs;
  const { toStanding, blockAt } = formQueues(runs, layout.planes.values, layout.classes);
  const runOf = runFinder(starts);
  const seaClass = layout.classes - 1;
  const standingOf = (block: number): number => (block << VALUE_BITS) + toStanding[runOf(block)]!;
  const valueOfRun = (run: number): number => toStanding[run]! & VALUE_MASK;

  return {
    version: layout.version,
    zones: layout.zones,
    classes: layout.classes,
    zoneOf: (block) => zones[runOf(block)]!,
    checkValueOf: (block) => valueOfRun(runOf(block)),
    classOf: (block) => classes[runOf(block)]!,
    isLand: (block) => classes[runOf(block)]! < seaClass,
    rankOf: (block) => standingOf(block) >> VALUE_BITS,
    standingOf,
    blockAt,
    checkValuesTouching(box) {
      const touched = new Uint8Array(CHECK_VALUES);
      let left = CHECK_VALUES;
      const walk = (from: number, to: number): void => {
        for (let run = runOf(from); starts[run]! <= to && run < zones.length; run++) {
          const value = valueOfRun(run);
          if (touched[value] === 1) continue;
          touched[value] = 1;
          left--;
        }
      };
      const south = Math.min(BANDS - 1, Math.max(0, Math.floor((box.south + 90) * 10)));
      const north = Math.min(BANDS - 1, Math.floor((box.north + 90) * 10));
      for (let band = south; band <= north && left > 0; band++) {
        const first = firstBlockOfBand(band);
        const count = blocksInBand(band);
        const west = Math.floor(((box.west + 180) / 360) * count);
        const east = Math.min(west + count - 1, Math.floor(((box.east + 180) / 360) * count));
        walk(first + Math.min(west, count - 1), first + Math.min(east, count - 1));
        // A box across the antimeridian goes on at the ring's beginning.
        if (east >= count) walk(first, first + east - count);
      }
      return touched;
    },
  };
};
