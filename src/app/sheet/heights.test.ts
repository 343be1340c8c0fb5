import { expect, test } from 'vitest';
import { heightsFor, stopNear } from './heights.ts';

test.each([
  [844, 210, 72, { peek: 210, half: 422, full: 772 }],
  [500, 260, 72, { peek: 260, half: 260, full: 428 }],
  [481, 450, 72, { peek: 409, half: 409, full: 409 }],
  [360, 210, 72, { peek: 210, half: 210, full: 352 }],
  [225, 210, 148, { peek: 77, half: 77, full: 217 }],
  [0, 210, 72, { peek: 0, half: 0, full: 0 }],
] as const)('a screen of %i px', (screen, peek, above, heights) => {
  expect(heightsFor(screen, peek, above)).toEqual(heights);
});

const heights = heightsFor(844, 210, 72);

test.each([
  [230, 0, 'peek'],
  [330, 0, 'half'],
  [230, 1.2, 'half'],
  [440, -1.5, 'peek'],
  [440, 1.5, 'full'],
  [900, 0, 'full'],
  [-50, 0, 'peek'],
] as const)('let go at %i px, moving %d px/ms: %s', (height, velocity, stop) => {
  expect(stopNear(heights, height, velocity)).toBe(stop);
});
