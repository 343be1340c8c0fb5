/**
 * Zones along the rings, from the borders as the file keeps them: each ring told as a difference to the ring south of
 * it, whose borders carry over unless an event says otherwise.
 *
 * A run ends where the next begins; runs never cross from one ring into the next.
 */
import { BANDS, BLOCKS, blocksInBand, firstBlockOfBand } from '../grid/bands.ts';
import { CorruptDataError } from '../problem.ts';
import type { Layout } from './layout.ts';
import { unfold, unpackVarints } from './varints.ts';

export type ZoneRuns = {
  /** First block of each run, and one past the last block of all. */
  readonly starts: Int32Array;
  readonly zones: Uint16Array;
};

/** What can happen between borders that carry over. */
export const EVENT = { ends: 0, begins: 1, returns: 2 } as const;

/** Kinds of events: a number in the file is (runs carried over before it) * EVENT_KINDS + kind. */
export const EVENT_KINDS = 3;

/** Where a border comes to lie in a ring of another length, to the nearest column, in integers. */
export const carriedColumn = (column: number, from: number, to: number): number =>
  Math.floor((2 * column * to + from) / (2 * from));

export const readZoneRuns = ({ planes, zoneRuns, zones }: Layout): ZoneRuns => {
  const events = unpackVarints(planes.events);
  const shifts = unpackVarints(planes.shifts);
  const starts = new Int32Array(zoneRuns + 1);
  const zoneOfRun = new Uint16Array(zoneRuns);
  let event = 0;
  let runs = 0;
  let born = 0;
  // The run of the ring below that carries over next.
  let below = 0;

  for (let band = 0; band < BANDS; band++) {
    const first = firstBlockOfBand(band);
    const count = blocksInBand(band);
    const firstBelow = band === 0 ? 0 : firstBlockOfBand(band - 1);
    const countBelow = band === 0 ? 1 : blocksInBand(band - 1);
    const ring = runs;
    let start = first;

    // One turn more than there are events: after the last, all that is left of the ring below carries over.
    for (let left = events[event++]!; left >= 0; left--) {
      const told = left > 0 ? events[event++]! : 0;
      const until = left > 0 ? below + Math.floor(told / EVENT_KINDS) : ring;
      while (below < until) {
        // Each run has one shift, so runs count shifts too.
        start = first + carriedColumn(starts[below]! - firstBelow, countBelow, count) + unfold(shifts[runs]!);
        starts[runs] = start;
        zoneOfRun[runs++] = zoneOfRun[below++]!;
      }
      if (left === 0) break;
      const kind = told % EVENT_KINDS;
      if (kind === EVENT.ends) {
        below++;
        continue;
      }
      start += shifts[runs]!;
      starts[runs] = start;
      zoneOfRun[runs++] = kind === EVENT.begins ? born++ : events[event++]!;
    }
    below = ring;
  }

  starts[zoneRuns] = BLOCKS;
  if (runs !== zoneRuns || born !== zones || event !== events.length || runs !== shifts.length)
    throw new CorruptDataError('atlas.bin', `${zoneRuns} runs of ${zones} zones`, `${runs} runs of ${born} zones`);
  return { starts, zones: zoneOfRun };
};
