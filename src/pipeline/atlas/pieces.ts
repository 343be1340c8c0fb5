/**
 * Pieces of zones: what hangs together by edges. A zone must be one piece.
 */
import { BLOCKS } from '../../engine/grid/bands.ts';
import { neighbourRoom, neighboursOf } from './ground.ts';

/** Parts of zones that hang together by edges: a part number per block, and the size and zone of each part. */
const partsOf = (zone: Int32Array) => {
  const part = new Int32Array(BLOCKS).fill(-1);
  const sizes: number[] = [];
  const zones: number[] = [];
  const stack = new Int32Array(BLOCKS);
  const room = neighbourRoom();
  for (let start = 0; start < BLOCKS; start++) {
    if (part[start] !== -1) continue;
    let height = 0;
    stack[height++] = start;
    part[start] = sizes.length;
    let size = 0;
    while (height > 0) {
      const block = stack[--height]!;
      size++;
      const n = neighboursOf(block, false, room);
      for (let i = 0; i < n; i++) {
        const next = room.blocks[i]!;
        if (part[next] !== -1 || zone[next] !== zone[start]) continue;
        part[next] = sizes.length;
        stack[height++] = next;
      }
    }
    sizes.push(size);
    zones.push(zone[start]!);
  }
  return { part, sizes, zones };
};

/** Gives every part that is cut off from the main body of its zone to the zone it touches most. Answers how many. */
export const joinIslands = (zone: Int32Array): number => {
  const { part, sizes, zones } = partsOf(zone);
  const main = new Map<number, number>();
  sizes.forEach((size, p) => {
    const rival = main.get(zones[p]!);
    if (rival === undefined || size > sizes[rival]!) main.set(zones[p]!, p);
  });
  const touches = new Map<number, Map<number, number>>();
  const room = neighbourRoom();
  for (let block = 0; block < BLOCKS; block++) {
    const p = part[block]!;
    if (main.get(zones[p]!) === p) continue;
    const n = neighboursOf(block, false, room);
    for (let i = 0; i < n; i++) {
      const other = zone[room.blocks[i]!]!;
      if (other === zones[p]) continue;
      const counts = touches.get(p) ?? new Map<number, number>();
      touches.set(p, counts.set(other, (counts.get(other) ?? 0) + 1));
    }
  }
  const heir = new Map<number, number>();
  for (const [p, counts] of touches) {
    const [first] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    if (first) heir.set(p, first[0]);
  }
  for (let block = 0; block < BLOCKS; block++) zone[block] = heir.get(part[block]!) ?? zone[block]!;
  return heir.size;
};

/** Pieces the zones fall into: equal to the number of zones when each is contiguous. */
export const countPieces = (zone: Int32Array): number => partsOf(zone).sizes.length;
