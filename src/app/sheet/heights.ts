/** How high the stops of the sheet are, and which of them a movement leads to: loaded with what follows the finger. */
import { STOPS, type Stop } from './stops.ts';

export type Heights = Readonly<Record<Stop, number>>;

/** As in the style sheet: a phone on its side, or a page enlarged four times. px. */
const LOW_SCREEN = 480;

/** Of the map so much looks out above a sheet that takes a whole low screen, px. */
const EDGE = 8;

/**
 * Low screens have no room for three stops. There the sheet is down, and leaves the map in sight, or up, and takes nearly
 * all.
 */
export const heightsFor = (screen: number, peek: number, clearAbove: number): Heights => {
  const clear = Math.max(0, screen - clearAbove);
  const low = Math.min(peek, clear);
  const full = screen > LOW_SCREEN ? clear : Math.max(low, screen - EDGE);
  return { peek: low, half: screen > LOW_SCREEN ? Math.min(full, Math.max(low, Math.round(screen / 2))) : low, full };
};

/** How long a thrown sheet is thought to go on, ms: a flick reaches the next stop, a slow drag stays nearby. */
const THROW_MS = 160;

/** The stop nearest to where the movement points. Heights in px, velocity in px/ms, upwards positive. */
export const stopNear = (heights: Heights, height: number, velocity: number): Stop => {
  const aim = height + velocity * THROW_MS;
  return STOPS.reduce((best, stop) => (Math.abs(heights[stop] - aim) < Math.abs(heights[best] - aim) ? stop : best));
};
