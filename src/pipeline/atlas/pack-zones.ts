/**
 * Zone borders as differences from ring to ring: the longest common sequence of zones carries over, what is left over
 * on either side becomes an event.
 */
import { carriedColumn, EVENT, EVENT_KINDS } from '../../engine/atlas/zone-runs.ts';
import { BANDS, blocksInBand, firstBlockOfBand } from '../../engine/grid/bands.ts';
import { varintWriter } from './varint-writer.ts';

type Ring = { readonly columns: number[]; readonly zones: number[] };

const ringOf = (zone: Int32Array, band: number): Ring => {
  const ring: Ring = { columns: [], zones: [] };
  const first = firstBlockOfBand(band);
  for (let column = 0; column < blocksInBand(band); column++)
    if (column === 0 || zone[first + column] !== zone[first + column - 1]) {
      ring.columns.push(column);
      ring.zones.push(zone[first + column]!);
    }
  return ring;
};

/** For each run of the ring below the run it carries over to, or -1; chosen so that most carry over. */
const carriedOver = (below: readonly number[], above: readonly number[]): number[] => {
  const width = above.length + 1;
  const longest = new Uint16Array((below.length + 1) * width);
  for (let i = below.length - 1; i >= 0; i--)
    for (let j = above.length - 1; j >= 0; j--)
      longest[i * width + j] =
        below[i] === above[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
  const carried: number[] = new Array<number>(below.length).fill(-1);
  for (let i = 0, j = 0; i < below.length && j < above.length; )
    if (below[i] === above[j]) carried[i++] = j++;
    else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i++;
    else j++;
  return carried;
};

export const packZones = (zone: Int32Array) => {
  const events = varintWriter();
  const shifts = varintWriter();
  let runs = 0;
  let born = 0;
  let below: Ring = { columns: [], zones: [] };
  for (let band = 0; band < BANDS; band++) {
    const ring = ringOf(zone, band);
    const count = blocksInBand(band);
    const carried = carriedOver(below.zones, ring.zones);
    const told: number[][] = [];
    let quiet = 0;
    let next = 0;
    let last = 0;
    const tell = (kind: number, ...more: number[]): void => {
      told.push([quiet * EVENT_KINDS + kind, ...more]);
      quiet = 0;
    };
    const beginUntil = (end: number): void => {
      for (; next < end; next++) {
        const fresh = ring.zones[next] === born;
        if (fresh) tell(EVENT.begins);
        else tell(EVENT.returns, ring.zones[next]!);
        if (fresh) born++;
        shifts.put(ring.columns[next]! - last);
        last = ring.columns[next]!;
      }
    };
    below.columns.forEach((column, i) => {
      const to = carried[i]!;
      if (to === -1) {
        tell(EVENT.ends);
        return;
      }
      beginUntil(to);
      shifts.putSigned(ring.columns[to]! - carriedColumn(column, blocksInBand(band - 1), count));
      last = ring.columns[to]!;
      next = to + 1;
      quiet++;
    });
    beginUntil(ring.zones.length);
    events.put(told.length);
    for (const numbers of told) for (const n of numbers) events.put(n);
    runs += ring.zones.length;
    below = ring;
  }
  return { events: events.bytes(), shifts: shifts.bytes(), runs };
};
