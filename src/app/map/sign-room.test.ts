import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, standSigns } from './sign-room.ts';

const DESKTOP = { left: 432, top: 0, right: 1280, bottom: 800 };
/** A phone on its side, with the card. */
const LOW = { left: 0, top: 72, right: 844, bottom: 186 };
const FREE = (): boolean => true;
const [NORTH, EAST, SOUTH, WEST] = [0, Math.PI / 2, Math.PI, -Math.PI / 2];
const sign = (angle: number) => ({ width: 120, height: 24, angle });

const boxAt = ({ x, y }: { x: number; y: number }): Box => ({ left: x, top: y, right: x + 120, bottom: y + 24 });
const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('each in its direction, as far out as is comfortable', () => {
  expect(standSigns([NORTH, EAST, SOUTH, WEST].map(sign), DESKTOP, FREE)).toEqual([
    { x: 796, y: 92 },
    { x: 1126, y: 388 },
    { x: 796, y: 684 },
    { x: 466, y: 388 },
  ]);
});

test('what lies over the map is avoided', () => {
  const buttons = { left: 1100, top: 0, right: 1280, bottom: 800 };
  const [spot] = standSigns([sign(EAST)], DESKTOP, (box) => !meet(box, buttons));
  expect(spot?.x).toBeLessThanOrEqual(1100 - 120);
  expect(spot?.y).toBe(388);
});

test('a sign without room is not there, and takes no room from others', () => {
  const search = { left: 0, top: 0, right: 844, bottom: 110 };
  const [north, east, south] = standSigns([NORTH, EAST, SOUTH].map(sign), LOW, (box) => !meet(box, search));
  expect(north).toBeUndefined();
  expect(east).toBeDefined();
  expect(south).toBeUndefined();
});

test('where next to nothing is left of the map, nothing is', () => {
  const none = { left: 0, top: 72, right: 320, bottom: 72 };
  expect(standSigns([NORTH, EAST, WEST].map(sign), none, FREE)).toEqual([undefined, undefined, undefined]);
});

test('no two stand on each other, nor on the middle, nor beyond what is seen', () => {
  const angle = fc.double({ min: -7, max: 7, noNaN: true });
  const length = fc.integer({ min: 0, max: 1400 });
  fc.assert(
    fc.property(fc.array(angle, { maxLength: 4 }), length, length, (angles, right, bottom) => {
      const seen = { left: 0, top: 0, right, bottom };
      const spots = standSigns(angles.map(sign), seen, FREE);
      const boxes = spots.filter((spot) => spot !== undefined).map(boxAt);
      for (const [at, box] of boxes.entries()) {
        expect(box.left >= 0 && box.top >= 0 && box.right <= right && box.bottom <= bottom).toBe(true);
        const middle = { left: right / 2 - 20, right: right / 2 + 20, top: bottom / 2 - 20, bottom: bottom / 2 + 20 };
        expect([middle, ...boxes.slice(0, at)].some((other) => meet(box, other))).toBe(false);
      }
    }),
  );
});
