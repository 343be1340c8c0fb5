import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCheapestOffers } from './candidates.ts';

const offers = fc.array(fc.tuple(fc.nat({ max: 49 }), fc.nat({ max: 254 })), { maxLength: 200 });

describe('the cheapest offers', () => {
  it('are those of a sorted map, however often they are collected', () => {
    const collected = openCheapestOffers(50);
    fc.assert(
      fc.property(offers, fc.nat({ max: 60 }), (list, most) => {
        const cheapest = new Map<number, number>();
        for (const [number, cost] of list) {
          collected.offer(number, cost);
          cheapest.set(number, Math.min(cost, cheapest.get(number) ?? cost));
        }
        const expected = [...cheapest].sort(([a, costA], [b, costB]) => costA - costB || a - b).slice(0, most);
        const { numbers, costs } = collected.take(most);
        expect(Array.from(numbers, (number, place) => [number, costs[place]])).toEqual(expected);
      }),
    );
  });
});
