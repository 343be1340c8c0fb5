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

/** Admissible pairs (a, b) of check value 0 as a * 127 + b, and back: place in the list, or -1. */
const pairs = new Uint16Array(DIGITS * DIGITS);
const places = new Int16Array(DIGITS * DIGITS).fill(-1);
let count = 0;
for (let a = 0; a < DIGITS; a++) {
  for (let b = 0; b < DIGITS; b++) {
    if (!isAdmissible(a, b, thirdDigit(a, b, 0))) continue;
    places[a * DIGITS + b] = count;
    pairs[count++] = a * DIGITS + b;
  }
}

/** Admissible triples of each check value: 15 498 of 16 129. */
export const ADMISSIBLE_TRIPLES = count;

export const shiftOf = (value: number): number => (value * INVERSE_OF_SIX) % DIGITS;

/** First and second digit, before the shift, of the admissible triple at a place in the list. */
export const pairAt = (place: number): number => pairs[place]!;

/** The place of digits among the admissible triples of their check value, or -1. */
export const placeOfDigits = (a: number, b: number, c: number): number => {
  const shift = shiftOf(checkValue(a, b, c));
  const first = a >= shift ? a - shift : a - shift + DIGITS;
  const second = b >= shift ? b - shift : b - shift + DIGITS;
  return places[first * DIGITS + second]!;
};
