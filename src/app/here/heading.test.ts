import { expect, test } from 'vitest';
import { headingOf } from './heading.ts';

test.each([
  [{ absolute: true, alpha: 0 }, 0, 0],
  [{ absolute: true, alpha: 90 }, 0, 270],
  [{ absolute: true, alpha: 90 }, 90, 0],
  [{ absolute: false, alpha: 90 }, 0, undefined],
  [{ absolute: true, alpha: null }, 0, undefined],
  [{ absolute: false, alpha: 10, webkitCompassHeading: 45 }, 0, 45],
  [{ absolute: false, alpha: 10, webkitCompassHeading: 350 }, 90, 80],
  [{ absolute: true, alpha: Number.NaN }, 0, undefined],
])('%o, screen at %i°: %s', (turned, angle, heading) => {
  expect(headingOf(turned, angle)).toBe(heading);
});
