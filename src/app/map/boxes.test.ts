import { expect, test } from 'vitest';
import { besideOf } from './boxes.ts';

test.each([
  [10, 20, 10],
  [-179.9, 180, 180.1],
  [179.9, -180, -180.1],
  [-170, 179, 190],
  [5, 721, 725],
])('%d seen from %d is %d', (lng, middle, expected) => {
  expect(besideOf(lng, middle)).toBeCloseTo(expected, 9);
});
