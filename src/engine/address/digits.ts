/**
 * Which triples of digits an address may use.
 *
 * The check value of digits (a, b, c) is a + 2b + 3c mod 127. A triple is admissible when no reordering of it has the
 * same check value, so that swapping words always leads to another zone. The admissible triples of check value z are
 * those of 0 with z/6 added to every digit, because 1 + 2 + 3 = 6: one table serves all.
 */

/** Prime, so that every digit has an inverse; the number of words in a row of the lexicon. */
export const DIGITS = 127;

/** 106 * 6 = 636 = 5 * 127 + 1. */
const INVERSE_OF_SIX = 106;

export const checkValue = (a: number, b: number, c: number): number => (a + 2 * b + 3 * c) % DIGITS;

const modulo = (value: number): number => ((value % DIGITS) + DIGITS) % DIGITS;

/** The third digit that completes two to a check value: 85 * 3 = 255 = 2 * 127 + 1. */
export const thirdDigit = (a: number, b: number, value: number): number => modulo((value - a - 2 * b) * 85);

/** True when all five other orders of the digits have another check value. */
export const isAdmissible = (a: number, b: number, c: number): boolean => {
  if (a === b || b === c || a === c) return false;
  const value = checkValue(a, b, c);
  return checkValue(b, c, a) !== value && checkValue(c, a, b) !== value;
};

/** Admissible pairs (a, b) of check value 0 as a << 7 | b; and back, a place in the list or -1 by a * 127 + b. */
const pairs = new Uint16Array(DIGITS * DIGITS);
const places = new Int16Array(DIGITS * DIGITS).fill(-1);
let count = 0;
for (let a = 0; a < DIGITS; a++) {
  for (let b = 0; b < DIGITS; b++) {
    if (!isAdmissible(a, b, thirdDigit(a, b, 0))) continue;
    places[a * DIGITS + b] = count;
    pairs[count++] = (a << 7) | b;
  }
}

/** The third digit that completes a pair to check value 0, by a + 2b. */
const thirds = Uint8Array.from({ length: 3 * DIGITS }, (_, sum) => thirdDigit(sum, 0, 0));

/** What a check value adds to every digit of an admissible triple of check value 0. */
const shifts = Uint8Array.from({ length: DIGITS }, (_, value) => (value * INVERSE_OF_SIX) % DIGITS);

/** The sum of two digits modulo 127. No branch: half of all sums are too large, and it would be guessed wrong. */
const plus = (digit: number, other: number): number => {
  const sum = digit + other - DIGITS;
  return sum + (DIGITS & (sum >> 31));
};

/** Admissible triples of each check value: 15 498 of 16 129. */
export const ADMISSIBLE_TRIPLES = count;

/** The admissible triple of a check value at a place in its list, packed as a << 14 | b << 7 | c. */
export const digitsAt = (place: number, value: number): number => {
  const shift = shifts[value]!;
  const pair = pairs[place]!;
  const a = pair >> 7;
  const b = pair & 127;
  return (plus(a, shift) << 14) | (plus(b, shift) << 7) | plus(thirds[a + 2 * b]!, shift);
};

/** The place of digits among the admissible triples of their check value, or -1. */
export const placeOfDigits = (a: number, b: number, c: number): number => {
  const back = DIGITS - shifts[checkValue(a, b, c)]!;
  return places[plus(a, back) * DIGITS + plus(b, back)]!;
};
