import type { Point, SquareAddress } from '../../client/client.ts';

/** Squares up and to the right for each arrow key. */
const STEPS: Readonly<Record<string, readonly [up: number, right: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/**
 * The middle of the square next to this one in the direction of an arrow key; undefined for any other key. `from`: the
 * middle of a square close by, of the same size, from which to go on.
 */
export const neighbourOf = (
  { coordinates, square: { southwest, northeast } }: SquareAddress,
  key: string,
  { lat, lng }: Point = coordinates,
): Point | undefined => {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const [height, width] = [northeast.lat - southwest.lat, northeast.lng - southwest.lng];
  return { lat: Math.max(-90, Math.min(90, lat + step[0] * height)), lng: lng + step[1] * width };
};
