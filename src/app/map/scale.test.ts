import { expect, test } from 'vitest';
import { roundMetres } from './scale.ts';

test.each([
  [1.9, 1],
  [4.2, 3],
  [99, 50],
  [100, 100],
  [999, 500],
  [1000, 1000],
  [2.6e6, 2e6],
  [0.7, 0.5],
])('the scale of a width of %d m is %d m', (most, metres) => {
  expect(roundMetres(most, 'metric')).toBeCloseTo(metres, 9);
});

const FOOT = 0.3048;
const MILE = 5280 * FOOT;

test.each([
  [40 * FOOT, 30 * FOOT],
  [999 * FOOT, 500 * FOOT],
  // A tenth of a mile is told in feet, of which it is no round number.
  [0.19 * MILE, 500 * FOOT],
  [0.25 * MILE, 0.2 * MILE],
  [1.4 * MILE, MILE],
  [4000 * MILE, 3000 * MILE],
])('the scale of a width of %d m is %d m in feet or miles', (most, metres) => {
  expect(roundMetres(most, 'imperial')).toBeCloseTo(metres, 6);
});
