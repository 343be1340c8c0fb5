import { expect, test } from 'vitest';
import { stopForKey } from './stops.ts';

test.each([
  ['peek', 'ArrowUp', 'half'],
  ['full', 'ArrowUp', 'full'],
  ['half', 'ArrowDown', 'peek'],
  ['peek', 'End', 'full'],
  ['full', 'Enter', 'peek'],
  ['peek', ' ', 'half'],
  ['half', 'a', undefined],
] as const)('%s, key %j: %s', (stop, key, next) => {
  expect(stopForKey(stop, key)).toBe(next);
});
