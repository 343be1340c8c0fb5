/**
 * Three lists of candidate words -> addresses that exist, cheapest text first, in all orders of the words.
 *
 * Most combinations address nothing, or a place on another continent: that is what the check digit is for. With a set
 * of check values (those of the zones around the focus, or inside the clip) two words leave at most one digit for the
 * third in each zone, so all combinations of long lists are looked through without being made.
 */
import type { Codec } from '../address/codec.ts';
import { DIGITS } from '../address/digits.ts';
import { type Triple, tripleOf } from '../address/triple.ts';
import type { Square } from '../grid/square.ts';
import type { Candidates } from './candidates.ts';
import { SWAPPED_WORDS, TURNED_WORDS } from './costs.ts';

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

/** The candidates of one word, those of one digit side by side, cheapest first. */
type ByDigit = {
  /** Those of digit d stand at starts[d] .. starts[d + 1]. */
  readonly starts: Uint16Array;
  readonly numbers: Uint16Array;
  readonly costs: Uint8Array;
  /** The digits that there are, by the cost of their cheapest word. */
  readonly digits: Uint8Array;
  /** For each digit the cost of its cheapest word, `NONE` where there is none. */
  readonly least: Uint8Array;
};

/** More than any limit. */
const NONE = 255;

const byDigit = ({ numbers, costs }: Candidates): ByDigit => {
  const starts = new Uint16Array(DIGITS + 1);
  for (const number of numbers) starts[(number % DIGITS) + 1]!++;
  for (let digit = 0; digit < DIGITS; digit++) starts[digit + 1]! += starts[digit]!;
  const next = starts.slice(0, DIGITS);
  const least = new Uint8Array(DIGITS).fill(NONE);
  const digits = new Uint8Array(DIGITS);
  const sorted = { numbers: new Uint16Array(numbers.length), costs: new Uint8Array(numbers.length) };
  let met = 0;
  for (let place = 0; place < numbers.length; place++) {
    const digit = numbers[place]! % DIGITS;
    if (least[digit] === NONE) {
      least[digit] = costs[place]!;
      digits[met++] = digit;
    }
    const at = next[digit]!++;
    sorted.numbers[at] = numbers[place]!;
    sorted.costs[at] = costs[place]!;
  }
  return { starts, ...sorted, digits: digits.subarray(0, met), least };
};

/** 1 / 3 modulo 127: a digit of weight three is so many times what is left of the check value. */
const THIRD = 85;

/**
 * All combinations whose text costs more than `above` and at most `limit`, and whose check value is one of `values`.
 *
 * Words of one digit go together: a digit of the first, one of the second and a value leave one digit for the third, and
 * all words of the three digits are passed over at once when their cheapest are too dear together.
 */
export const combineInZones = (
  lists: readonly [Candidates, Candidates, Candidates],
  values: readonly number[],
  above: number,
  limit: number,
  codec: Codec,
  budget: Budget,
  take: Take,
): void => {
  const grouped = lists.map(byDigit);
  const thirds = Uint8Array.from(values, (value) => (value * THIRD) % DIGITS);
  for (const [order, orderCost] of ORDERS) {
    const [first, second, third] = [grouped[order[0]]!, grouped[order[1]]!, grouped[order[2]]!];
    const leastOf = ({ least, digits }: ByDigit): number => (digits.length === 0 ? NONE : least[digits[0]!]!);
    const [leastSecond, leastThird] = [leastOf(second), leastOf(third)];

    const takeAll = (a: number, b: number, c: number): void => {
      for (let atA = first.starts[a]!; atA < first.starts[a + 1]!; atA++) {
        const costA = orderCost + first.costs[atA]!;
        if (costA + second.least[b]! + third.least[c]! > limit) return;
        for (let atB = second.starts[b]!; atB < second.starts[b + 1]!; atB++) {
          const costB = costA + second.costs[atB]!;
          if (costB + third.least[c]! > limit) break;
          for (let atC = third.starts[c]!; atC < third.starts[c + 1]!; atC++) {
            const cost = costB + third.costs[atC]!;
            if (cost > limit) break;
            if (cost <= above) continue;
            if (budget.combinations-- <= 0) return;
            const triple = tripleOf(first.numbers[atA]!, second.numbers[atB]!, third.numbers[atC]!);
            const square = codec.squareOfTriple(triple);
            if (square !== -1) take(square, triple, cost);
          }
        }
      }
    };

    for (const a of first.digits) {
      const costA = orderCost + first.least[a]!;
      if (costA + leastSecond + leastThird > limit) break;
      for (const b of second.digits) {
        const costB = costA + second.least[b]!;
        if (costB + leastThird > limit) break;
        const taken = ((a + 2 * b) * THIRD) % DIGITS;
        for (let at = 0; at < thirds.length; at++) {
          const left = thirds[at]! - taken;
          const c = left < 0 ? left + DIGITS : left;
          if (costB + third.least[c]! <= limit) takeAll(a, b, c);
        }
        if (budget.combinations <= 0) return;
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
    for (let atA = 0; atA < first.numbers.length; atA++) {
      const costA = orderCost + first.costs[atA]!;
      if (costA + least[1]! + least[2]! > limit) break;
      for (let atB = 0; atB < second.numbers.length; atB++) {
        const costB = costA + second.costs[atB]!;
        if (costB + least[2]! > limit) break;
        for (let atC = 0; atC < third.numbers.length; atC++) {
          const cost = costB + third.costs[atC]!;
          if (cost > limit) break;
          if (cost <= above) continue;
          if (budget.combinations-- <= 0) return;
          const triple = tripleOf(first.numbers[atA]!, second.numbers[atB]!, third.numbers[atC]!);
          const square = codec.squareOfTriple(triple);
          if (square !== -1) take(square, triple, cost);
        }
      }
    }
  }
};
