/** What the page lays over the map: the map's middle is the middle of what is left to see. All in px. */
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Padding = Readonly<Record<(typeof SIDES)[number], number>>;

export const isSamePadding = (one: Padding, other: Partial<Padding>): boolean =>
  SIDES.every((side) => one[side] === other[side]);
