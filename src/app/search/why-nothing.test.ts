import { expect, test } from 'vitest';
import { isEnough } from './is-enough.ts';
import { whyNothing } from './why-nothing.ts';

test.each([
  ['wobble', 'noResultsYet'],
  ['///wobble.', 'noResultsYet'],
  ['wobble.gri', 'noResultsYet'],
  ['wobble.grid.xyzzy', 'noResults'],
  ['12 High Street', 'noResults'],
  ['91,0', 'noResultsNumbers'],
  [' -91.5; 200 ', 'noResultsNumbers'],
  ['٩١٫٠', 'noResultsNumbers'],
  ['1234', 'noResultsNumbers'],
] as const)('nothing for %s: %s', (text, why) => {
  expect(whyNothing(text, false)).toBe(why);
  // Numbers that are no position are none anywhere.
  expect(whyNothing(text, true)).toBe(why === 'noResultsNumbers' ? why : 'noResultsWithin');
});

test.each([
  ['qz', false],
  [' ab ', false],
  ['qzx', true],
  ['渋谷', true],
  ['渋', false],
])('%j is enough: %s', (text, enough) => {
  expect(isEnough(text)).toBe(enough);
});
