/** Where signs stand around the middle of a view: each in its direction, and none on another or on what is there already. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
export type Spot = { readonly x: number; readonly y: number };

export type Sign = {
  readonly width: number;
  readonly height: number;
  /** Which way it shows, radians from the top of the view, clockwise. */
  readonly angle: number;
};

/** Between two signs, px. */
const APART = 8;
/** Around the middle, where the chosen square is. */
const MIDDLE = 28;
const STEP = 8;
/** From the edges of a view: comfortable in a large one, as far as it goes in a small one. */
const inset = (length: number, share: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, length * share));

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right + APART && b.left < a.right + APART && a.top < b.bottom + APART && b.top < a.bottom + APART;

const boxAround = ({ x, y }: Spot, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/**
 * The upper left corners of the signs within what is seen, in their order; undefined where there is no room for one. A
 * sign stands as far out as it can: where something else is, it moves towards the middle, and gives up before it is there.
 */
export const standSigns = (
  signs: readonly Sign[],
  seen: Box,
  isFree: (box: Box) => boolean,
): readonly (Spot | undefined)[] => {
  const [wide, high] = [seen.right - seen.left, seen.bottom - seen.top];
  const middle = { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 };
  const taken: Box[] = [boxAround(middle, 2 * (MIDDLE - APART), 2 * (MIDDLE - APART))];
  return signs.map(({ width, height, angle }) => {
    const [across, down] = [Math.sin(angle), -Math.cos(angle)];
    const halfWide = wide / 2 - width / 2 - inset(wide, 0.04, 8, 54);
    const halfHigh = high / 2 - height / 2 - inset(high, 0.2, 8, 92);
    const furthest = Math.min(halfWide / Math.max(1e-6, Math.abs(across)), halfHigh / Math.max(1e-6, Math.abs(down)));
    for (let reach = furthest; reach > 0; reach -= STEP) {
      const at = { x: Math.round(middle.x + across * reach), y: Math.round(middle.y + down * reach) };
      const box = boxAround(at, width, height);
      if (taken.some((other) => meet(box, other)) || !isFree(box)) continue;
      taken.push(box);
      return { x: box.left, y: box.top };
    }
    return undefined;
  });
};
