/** Where the sheet of a phone comes to rest: the words alone, half the screen, everything below the search box. */
export const STOPS = ['peek', 'half', 'full'] as const;
export type Stop = (typeof STOPS)[number];

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
