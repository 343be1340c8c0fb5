/**
 * Runs: stretches of neighbouring blocks of one zone and one class, in order of block number. They cover the Earth
 * without gap or overlap, and everything the atlas knows of a block it knows of the block's run.
 */
import { BLOCKS } from '../grid/bands.ts';
import { CorruptDataError } from '../problem.ts';
import type { Layout } from './layout.ts';
import { unpackVarints } from './varints.ts';
import { readZoneRuns } from './zone-runs.ts';

export type Runs = {
  /** First block of each run, and one past the last block of all. */
  readonly starts: Int32Array;
  readonly zones: Uint16Array;
  readonly classes: Uint8Array;
};

/** Merges three walks along the blocks: zones, coastlines (sea and land by turns) and single populated blocks. */
export const readRuns = (layout: Layout): Runs => {
  const { starts: zoneStarts, zones: zoneOfRun } = readZoneRuns(layout);
  const coasts = unpackVarints(layout.planes.coasts);
  const gaps = unpackVarints(layout.planes.gaps);
  const { levels } = layout.planes;
  const landClass = layout.classes - 2;

  const starts = new Int32Array(layout.runs + 1);
  const zones = new Uint16Array(layout.runs);
  const classes = new Uint8Array(layout.runs);
  let runs = 0;
  let lastZone = -1;
  let lastClass = -1;

  let wet = 1;
  let turns = 1;
  let coast = coasts[0]!;
  let populated = 0;
  let town = levels.length > 0 ? gaps[0]! : BLOCKS;
  let block = 0;

  for (let i = 0; i < zoneOfRun.length; i++) {
    const zone = zoneOfRun[i]!;
    const end = zoneStarts[i + 1]!;
    while (block < end) {
      while (block === coast) {
        coast += coasts[turns++]!;
        wet ^= 1;
      }
      const start = block;
      let kind = landClass + wet;
      if (block === town) {
        kind = levels[populated++]!;
        block++;
        town = populated < levels.length ? block + gaps[populated]! : BLOCKS;
      } else {
        block = Math.min(end, coast, town);
      }
      if (zone === lastZone && kind === lastClass) continue;
      starts[runs] = start;
      zones[runs] = zone;
      classes[runs++] = kind;
      lastZone = zone;
      lastClass = kind;
    }
  }

  starts[layout.runs] = BLOCKS;
  if (runs !== layout.runs || turns !== coasts.length || populated !== gaps.length)
    throw new CorruptDataError('atlas.bin', `${layout.runs} runs`, `${runs} runs`);
  return { starts, zones, classes };
};
