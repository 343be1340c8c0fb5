/**
 * Three lists of candidate words -> addresses that exist, cheapest text first, in all orders of the words.
 *
 * Most combinations address nothing, or a place on another continent: that is what the check digit is for. With a set
 * of check values (those of the zones around the focus, or inside the clip) two words leave at most one digit for the
 * third in each zone, so all combinations of long lists are looked through without being made.
 */
import type { Codec } from '../address/codec.ts';
import { DIGITS, thirdDigit } from '../address/digits.ts';
import { type Triple, tripleOf } from '../address/triple.ts';
import type { Square } from '../grid/square.ts';
import { SWAPPED_WORDS, TURNED_WORDS } from './costs.ts';
import type { Candidates } from './near-words.ts';

/** Which of the typed words stands first, second, third. */
const ORDERS: readonly (readonly [order: readonly [number, number, number], cost: number])[] = [
  [[0, 1, 2], 0],
  [[1, 0, 2], SWAPPED_WORDS],
  [[0, 2, 1], SWAPPED_WORDS],
  [[2, 1, 0], SWAPPED_WORDS],
  [[1, 2, 0], TURNED_WORDS],
  [[2, 0, 1], TURNED_WORDS],
];

export type Take = (square: Square, triple: Triple, textCost: number) => void;

/** Work left, counted in combinations: bounds the time of a question without asking a clock. */
export type Budget = { combinations: number };

/** Looking up whether any third word fits two words in a zone costs this part of decoding a combination. */
const LOOK = 1 / 24;

/** Places of the candidates in a list by digit: those of digit d stand at starts[d] .. starts[d + 1], cheapest first. */
const byDigit = (list: Candidates): { starts: Uint16Array; places: Uint16Array } => {
  const starts = new Uint16Array(DIGITS + 1);
  for (const number of list.numbers) starts[(number % DIGITS) + 1]!++;
  for (let digit = 0; digit < DIGITS; digit++) starts[digit + 1]! += starts[digit]!;
  const next = starts.slice(0, DIGITS);
  const places = new Uint16Array(list.numbers.length);
  for (const [place, number] of list.numbers.entries()) places[next[number % DIGITS]!++] = place;
  return { starts, places };
};

/** All combinations whose text costs more than `above` and at most `limit`, and whose check value is one of `values`. */
export const combineInZones = (
  lists: readonly [Candidates, Candidates, Candidates],
  values: readonly number[],
  above: number,
  limit: number,
  codec: Codec,
  budget: Budget,
  take: Take,
): void => {
  for (const [order, orderCost] of ORDERS) {
    const [first, second, third] = [lists[order[0]]!, lists[order[1]]!, lists[order[2]]!];
    const least = [first.costs[0] ?? 255, second.costs[0] ?? 255, third.costs[0] ?? 255];
    const digits = byDigit(third);
    for (const [placeA, a] of first.numbers.entries()) {
      const costA = orderCost + first.costs[placeA]!;
      if (costA + least[1]! + least[2]! > limit) break;
      for (const [placeB, b] of second.numbers.entries()) {
        const costB = costA + second.costs[placeB]!;
        if (costB + least[2]! > limit) break;
        budget.combinations -= LOOK * values.length;
        if (budget.combinations <= 0) return;
        for (const value of values) {
          const digit = thirdDigit(a % DIGITS, b % DIGITS, value);
          for (let at = digits.starts[digit]!; at < digits.starts[digit + 1]!; at++) {
            const placeC = digits.places[at]!;
            const cost = costB + third.costs[placeC]!;
            if (cost > limit) break;
            if (cost <= above) continue;
            if (budget.combinations-- <= 0) return;
            const triple = tripleOf(a, b, third.numbers[placeC]!);
            const square = codec.squareOfTriple(triple);
            if (square !== -1) take(square, triple, cost);
          }
        }
      }
    }
  }
};

/** All combinations whose text costs more than `above` and at most `limit`, in any zone. */
export const combineAnywhere = (
  lists: readonly [Candidates, Candidates, Candidates],
  above: number,
  limit: number,
  codec: Codec,
  budget: Budget,
  take: Take,
): void => {
  for (const [order, orderCost] of ORDERS) {
    const [first, second, third] = [lists[order[0]]!, lists[order[1]]!, lists[order[2]]!];
    const least = [first.costs[0] ?? 255, second.costs[0] ?? 255, third.costs[0] ?? 255];
    for (const [placeA, a] of first.numbers.entries()) {
      const costA = orderCost + first.costs[placeA]!;
      if (costA + least[1]! + least[2]! > limit) break;
      for (const [placeB, b] of second.numbers.entries()) {
        const costB = costA + second.costs[placeB]!;
        if (costB + least[2]! > limit) break;
        for (const [placeC, c] of third.numbers.entries()) {
          const cost = costB + third.costs[placeC]!;
          if (cost > limit) break;
          if (cost <= above) continue;
          if (budget.combinations-- <= 0) return;
          const triple = tripleOf(a, b, c);
          const square = codec.squareOfTriple(triple);
          if (square !== -1) take(square, triple, cost);
        }
      }
    }
  }
};
