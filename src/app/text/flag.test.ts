import { expect, test } from 'vitest';
import { flagOf } from './flag.ts';

test.each([
  ['DE', '🇩🇪'],
  ['GB', '🇬🇧'],
  ['ZZ', ''],
  ['', ''],
  ['de', ''],
  ['DEU', ''],
  ['D1', ''],
])('the flag of "%s" is "%s"', (country, flag) => {
  expect(flagOf(country)).toBe(flag);
});
