import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuery, UNREADABLE } from './query.ts';

describe('readQuery', () => {
  it.each([
    ['a=1&b=2', 'b', '2', 1],
    ['a=1&a=2', 'a', '1', 2],
    ['a', 'a', '', 1],
    ['a=', 'a', '', 1],
    ['a=b=c', 'a', 'b=c', 1],
    ['', 'a', undefined, 0],
    ['=x', '', 'x', 1],
    ['a+b=c+d', 'a b', 'c d', 1],
    ['%61=%2B', 'a', '+', 1],
    ['a=%', 'a', UNREADABLE, 1],
    ['a=%ff', 'a', UNREADABLE, 1],
    ['a=%ed%a0%80', 'a', UNREADABLE, 1],
    ['a=ü', 'a', UNREADABLE, 1],
    ['a=1 2', 'a', UNREADABLE, 1],
    ['a=\u007f', 'a', UNREADABLE, 1],
    ['%=1&a=2', 'a', '2', 1],
    ['hasOwnProperty=1', 'toString', undefined, 0],
  ])('%j: %s is %s', (raw, name, value, count) => {
    const query = readQuery(raw);
    expect(query.value(name)).toBe(value);
    expect(query.count(name)).toBe(count);
  });

  it('reads what URLSearchParams writes', () => {
    const pairs = fc.uniqueArray(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })), {
      selector: ([name]) => name,
    });
    fc.assert(
      fc.property(pairs, (written) => {
        const query = readQuery(new URLSearchParams(written).toString());
        for (const [name, value] of written) {
          expect(query.count(name)).toBe(1);
          expect(query.value(name)).toBe(value);
        }
      }),
    );
  });
});
