/**
 * Zones along the rings, from the borders as the file keeps them: each ring told as a difference to the ring south of
 * it, whose borders carry over unless an event says otherwise.
 *
 * A run ends where the next begins; runs never cross from one ring into the next.
 */
import { BANDS, BLOCKS, blocksInBand, firstBlockOfBand } from '../grid/bands.ts';
import { CorruptDataError } from '../problem.ts';
import type { Layout } from './layout.ts';
import { VarintReader } from './varints.ts';

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
  const events = new VarintReader(planes.events);
  const shifts = new VarintReader(planes.shifts);
  const starts = new Int32Array(zoneRuns + 1);
  const zoneOfRun = new Uint16Array(zoneRuns);
  let runs = 0;
  let born = 0;
  let below = 0;

  for (let band = 0; band < BANDS; band++) {
    const first = firstBlockOfBand(band);
    const count = blocksInBand(band);
    const firstBelow = band === 0 ? 0 : firstBlockOfBand(band - 1);
    const countBelow = band === 0 ? 1 : blocksInBand(band - 1);
    const ring = runs;
    let last = 0;

    const carry = (until: number): void => {
      while (below < until) {
        last = carriedColumn(starts[below]! - firstBelow, countBelow, count) + shifts.nextSigned();
        starts[runs] = first + last;
        zoneOfRun[runs++] = zoneOfRun[below++]!;
      }
    };

    for (let left = events.next(); left > 0; left--) {
      const event = events.next();
      carry(below + Math.floor(event / EVENT_KINDS));
      const kind = event % EVENT_KINDS;
      if (kind === EVENT.ends) {
        below++;
        continue;
      }
      last += shifts.next();
      starts[runs] = first + last;
      zoneOfRun[runs++] = kind === EVENT.begins ? born++ : events.next();
    }
    carry(ring);
    below = ring;
  }

  starts[zoneRuns] = BLOCKS;
  if (runs !== zoneRuns || born !== zones || !events.isAtEnd() || !shifts.isAtEnd())
    throw new CorruptDataError('atlas.bin', `${zoneRuns} runs of ${zones} zones`, `${runs} runs of ${born} zones`);
  return { starts, zones: zoneOfRun };
};
