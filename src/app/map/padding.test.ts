import { expect, test } from 'vitest';
import { isBeside, isMirrored, isSamePadding, middleWithin } from './padding.ts';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const COLUMN = { ...NONE, left: 432 };
const SHEET = { ...NONE, top: 72, bottom: 300 };

test('a padding is the same when all its sides are', () => {
  expect(isSamePadding(COLUMN, { ...COLUMN })).toBe(true);
  expect(isSamePadding(COLUMN, NONE)).toBe(false);
  expect(isSamePadding(NONE, {})).toBe(false);
});

test('a column opens beside the map, a sheet over it', () => {
  expect(isBeside(COLUMN, NONE)).toBe(true);
  expect(isBeside(COLUMN, {})).toBe(true);
  expect(isBeside(SHEET, NONE)).toBe(false);
});

test('a column that changes sides mirrors the padding, one that opens does not', () => {
  expect(isMirrored({ ...NONE, right: 432 }, COLUMN)).toBe(true);
  expect(isMirrored(COLUMN, COLUMN)).toBe(false);
  expect(isMirrored(COLUMN, NONE)).toBe(false);
  expect(isMirrored(SHEET, SHEET)).toBe(false);
  expect(isMirrored(NONE, {})).toBe(false);
});

test.each([
  [NONE, 640, 400],
  [COLUMN, 856, 400],
  [{ ...NONE, right: 432 }, 424, 400],
  [SHEET, 640, 286],
])('the middle within %o', (padding, x, y) => {
  expect(middleWithin(padding, 1280, 800)).toEqual({ x, y });
});
