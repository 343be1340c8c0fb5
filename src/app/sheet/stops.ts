/** Where the sheet of a phone comes to rest: the words alone, half the screen, everything below the search box. */
export const STOPS = ['peek', 'half', 'full'] as const;
export type Stop = (typeof STOPS)[number];

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

const KEYS: Readonly<Record<string, (at: number) => number>> = {
  ArrowUp: (at) => at + 1,
  ArrowDown: (at) => at - 1,
  PageUp: (at) => at + 1,
  PageDown: (at) => at - 1,
  Home: () => 0,
  End: () => STOPS.length - 1,
  // Pressed like a button, the handle goes through all stops.
  Enter: (at) => (at + 1) % STOPS.length,
  ' ': (at) => (at + 1) % STOPS.length,
};

export const stopForKey = (stop: Stop, key: string): Stop | undefined => {
  const next = KEYS[key]?.(STOPS.indexOf(stop));
  return next === undefined ? undefined : STOPS[Math.max(0, Math.min(STOPS.length - 1, next))];
};
