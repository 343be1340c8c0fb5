import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapest } from './cheapest.ts';

test('equals sorting everything', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 200 }),
      fc.integer({ min: 1, max: 250 }),
      (list, count) => {
        const costs = Float64Array.from(list);
        const sorted = list
          .map((cost, place) => ({ cost, place }))
          .sort((a, b) => a.cost - b.cost || a.place - b.place)
          .slice(0, count)
          .map(({ place }) => place);
        expect([...cheapest(costs, count)]).toEqual(sorted);
      },
    ),
  );
});

test('infinite costs come last', () => {
  expect([...cheapest(Float64Array.of(3, Number.POSITIVE_INFINITY, 1), 2)]).toEqual([2, 0]);
});
