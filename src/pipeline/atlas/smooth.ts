/**
 * Smooth borders: a block changes sides when that leaves fewer people along borders, or a shorter border.
 *
 * Shorter borders are not only pretty: they are most of what the atlas file has to store.
 */
import { BLOCKS } from '../../engine/grid/bands.ts';
import { neighbourRoom, neighboursOf } from './ground.ts';

/**
 * One block edge of border weighs as much as this many people beside a border; one pass over the Earth for each. The
 * early, large weights straighten borders and so free them from bends in which the later ones would get stuck.
 */
const EDGE_PEOPLE = [20_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 500, 500];

export const smoothBorders = (zone: Int32Array, people: Float64Array): void => {
  const around = neighbourRoom();
  const beyond = neighbourRoom();

  /** Cost of one block: its people if it lies on a border. Corners count, a border at the corner is as near. */
  const exposed = (block: number): number => {
    if (people[block] === 0) return 0;
    const n = neighboursOf(block, true, beyond);
    for (let i = 0; i < n; i++) if (zone[beyond.blocks[i]!] !== zone[block]) return people[block]!;
    return 0;
  };

  const costAround = (block: number, n: number, edgePeople: number): number => {
    let cost = exposed(block);
    for (let i = 0; i < n; i++) {
      const other = around.blocks[i]!;
      cost += exposed(other);
      // A corner is a shorter border than an edge; weighing by distance keeps slanting borders as cheap as straight.
      if (zone[other] !== zone[block]) cost += edgePeople / (around.steps[i]! * around.steps[i]!);
    }
    return cost;
  };

  for (const edgePeople of EDGE_PEOPLE)
    for (let block = 0; block < BLOCKS; block++) {
      const n = neighboursOf(block, true, around);
      const home = zone[block]!;
      let kept = home;
      let least = -1;
      for (let i = 0; i < n; i++) {
        const other = zone[around.blocks[i]!]!;
        if (other === home || other === kept) continue;
        if (least < 0) least = costAround(block, n, edgePeople);
        zone[block] = other;
        const cost = costAround(block, n, edgePeople);
        if (cost < least) {
          least = cost;
          kept = other;
        }
      }
      zone[block] = kept;
    }
};
