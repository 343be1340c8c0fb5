import { expect, test } from 'vitest';
import { isSeen, isWithin, limbOf } from './globe.ts';

const VIEW = { zoom: 2.2, lat: 25, pitch: 0, height: 800, middle: { x: 640, y: 400 } };

test('looked at from above, the edge of the globe is a circle around the middle', () => {
  const limb = limbOf(VIEW);
  expect(limb?.x).toBe(640);
  expect(limb?.y).toBeCloseTo(400, 9);
  // Measured in a picture.
  expect(limb?.halfWide).toBeCloseTo(318, 0);
  expect(limb?.halfHigh).toBeCloseTo(limb?.halfWide ?? 0, 9);
});

test('leaning back, it lies lower and is drawn out', () => {
  const limb = limbOf({ ...VIEW, pitch: 40 });
  expect(limb?.x).toBe(640);
  expect(limb?.y).toBeGreaterThan(500);
  expect(limb?.halfHigh).toBeGreaterThan(limb?.halfWide ?? 0);
});

test('closer, and leaning far back, the edge is a line without an end', () => {
  expect(limbOf({ ...VIEW, zoom: 5, pitch: 80 })).toBeUndefined();
});

test('what is within it', () => {
  const limb = { x: 100, y: 100, halfWide: 50, halfHigh: 20 };
  expect(isWithin(limb, { x: 149, y: 100 })).toBe(true);
  expect(isWithin(limb, { x: 100, y: 119 })).toBe(true);
  expect(isWithin(limb, { x: 140, y: 115 })).toBe(false);
});

test('the edge is seen as long as one corner of the view is beyond it', () => {
  const limb = { x: 640, y: 400, halfWide: 800, halfHigh: 800 };
  expect(isSeen(limb, { width: 1280, height: 800 })).toBe(false);
  expect(isSeen({ ...limb, x: 740 }, { width: 1280, height: 800 })).toBe(true);
  expect(isSeen({ ...limb, halfHigh: 500 }, { width: 1280, height: 800 })).toBe(true);
});
