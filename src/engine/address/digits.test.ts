import { describe, expect, test } from 'vitest';
import { ADMISSIBLE_TRIPLES, checkValue, DIGITS, digitsAt, isAdmissible, placeOfDigits, thirdDigit } from './digits.ts';

const orders = [
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

test('there are 15 498 admissible triples for every check value', () => {
  expect(ADMISSIBLE_TRIPLES).toBe(15_498);
  for (let value = 0; value < DIGITS; value++) {
    let count = 0;
    for (let a = 0; a < DIGITS; a++) {
      for (let b = 0; b < DIGITS; b++) if (isAdmissible(a, b, thirdDigit(a, b, value))) count++;
    }
    expect(count).toBe(15_498);
  }
});

test('the third digit completes any two to any check value', () => {
  for (let a = 0; a < DIGITS; a++) {
    for (let b = 0; b < DIGITS; b++) {
      for (let value = 0; value < DIGITS; value++) {
        const c = thirdDigit(a, b, value);
        if (c < 0 || c >= DIGITS || checkValue(a, b, c) !== value) expect.fail(`${a} ${b} ${value}`);
      }
    }
  }
});

describe('for every pair of first digits and every check value', () => {
  test('an admissible triple has no reordering with its check value, and only such triples are admissible', () => {
    for (let value = 0; value < DIGITS; value++) {
      for (let a = 0; a < DIGITS; a++) {
        for (let b = 0; b < DIGITS; b++) {
          const digits = [a, b, thirdDigit(a, b, value)] as const;
          const [, , c] = digits;
          const stays = orders.some(([i, j, k]) => checkValue(digits[i], digits[j], digits[k]) === value);
          if (isAdmissible(a, b, c) === stays) expect.fail(`${a} ${b} ${c}`);
        }
      }
    }
  });

  test('the place in the list and the digits lead to each other', () => {
    for (let value = 0; value < DIGITS; value++) {
      for (let place = 0; place < ADMISSIBLE_TRIPLES; place++) {
        const digits = digitsAt(place, value);
        const [a, b, c] = [digits >> 14, (digits >> 7) & 127, digits & 127];
        if (c !== thirdDigit(a, b, value) || placeOfDigits(a, b, c) !== place) expect.fail(`${value} ${place}`);
      }
    }
  });
});

test('replacing one digit always changes the check value', () => {
  for (let digit = 0; digit < DIGITS; digit++) {
    for (let other = 0; other < DIGITS; other++) {
      if (digit === other) continue;
      expect(checkValue(digit, 5, 9)).not.toBe(checkValue(other, 5, 9));
      expect(checkValue(5, digit, 9)).not.toBe(checkValue(5, other, 9));
      expect(checkValue(5, 9, digit)).not.toBe(checkValue(5, 9, other));
    }
  }
});
