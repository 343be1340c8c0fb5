import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneSlipFit } from './one-slip.ts';

test.each([
  ['londno', 'london', 3],
  ['lndon', 'london', 3],
  ['loondon', 'london', 3],
  ['lomdon', 'london', 3],
  ['ondon', 'london', 3],
  ['ylondon', 'london', 3],
  ['londo', 'london', 0],
  ['londonx', 'london', 3],
  ['amstred', 'amsterdam', 2],
  ['xmster', 'amsterdam', 0],
  ['lnodno', 'london', 0],
  ['paris', 'london', 0],
  ['мосвка', 'москва', 3],
])('%s for %s', (text, name, fit) => {
  expect(oneSlipFit(text, name)).toBe(fit);
});

/** The slow way: every text that is one slip away. */
const slipsOf = (name: string): Set<string> => {
  const letters = ['a', 'b', 'c'];
  const slips = new Set<string>();
  for (let at = 0; at <= name.length; at++) {
    const [head, tail] = [name.slice(0, at), name.slice(at)];
    for (const letter of letters) slips.add(head + letter + tail).add(head + letter + tail.slice(1));
    slips.add(head + tail.slice(1));
    slips.add(head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2));
  }
  return slips;
};

test('finds whole names as a list of all slips does', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(word, word, (text, name) => {
      fc.pre(!name.startsWith(text));
      expect(oneSlipFit(text, name) === 3).toBe(slipsOf(name).has(text));
    }),
    { numRuns: 2000 },
  );
});
