import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName, foldPlainName } from './name-fold.ts';

const folded = (name: string): string | undefined => {
  const bytes = new TextEncoder().encode(name);
  const into = new Uint8Array(bytes.length + 3).fill(0x78);
  const end = foldPlainName(bytes, 0, bytes.length, into, 3);
  return end < 0 ? undefined : new TextDecoder().decode(into.slice(3, end));
};

test.each([
  ["N'Djamena", 'ndjamena'],
  ['  St. John`s -- (Old Town) 2 ', 'st johns old town 2'],
  ['', ''],
  ['São Paulo', undefined],
])('%s', (name, expected) => {
  expect(folded(name)).toBe(expected);
});

test('bytes are folded as text is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (name) => {
      expect(folded(name)).toBe(foldName(name));
    }),
  );
});
