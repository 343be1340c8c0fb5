/** What the page lays over the map: the map's middle is the middle of what is left to see. All in px. */
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Padding = Readonly<Record<(typeof SIDES)[number], number>>;

export const isSamePadding = (one: Padding, other: Partial<Padding>): boolean =>
  SIDES.every((side) => one[side] === other[side]);

/** Only the sides differ: something opened or closed beside the map, and not over a part of its height. */
export const isBeside = (one: Padding, other: Partial<Padding>): boolean =>
  one.top === (other.top ?? 0) && one.bottom === (other.bottom ?? 0);

/** The column went over to the other side: the page is read in the other direction now. */
export const isMirrored = (one: Padding, other: Partial<Padding>): boolean =>
  one.left !== one.right && one.left === (other.right ?? 0) && one.right === (other.left ?? 0);

/** Where the middle of what is left to see stands, in px from the left and the top. */
export const middleWithin = (
  { top, right, bottom, left }: Padding,
  width: number,
  height: number,
): { readonly x: number; readonly y: number } => ({ x: (left + width - right) / 2, y: (top + height - bottom) / 2 });
