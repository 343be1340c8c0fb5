import { type Parsed, parsed, unreadable } from './parsed.ts';

/** Decimal numbers as people and programs write them; nothing that JavaScript alone would take for a number. */

/** `1e-7` is how many languages print a small number, so exponents pass. */
const decimal = /^[+-]?(?:\d{1,40}(?:\.\d{0,40})?|\.\d{1,40})(?:[eE][+-]?\d{1,3})?$/;

const [MINUS, POINT, ZERO, NINE] = [0x2d, 0x2e, 0x30, 0x39];

/** Far beyond any honest longitude or radius, and small enough to be wrapped to within two centimetres. */
const LARGEST = 1e9;

/** So many digits are exact as a whole number, as is the power of ten it is divided by, and so their quotient is. */
const MOST_DIGITS = 15;

/** `-12.345678`, as nearly all numbers come: no space, no plus, no exponent, few digits. NaN or zero for any other. */
const plainDecimalOf = (text: string): number => {
  const isNegative = text.charCodeAt(0) === MINUS;
  // What the digits are divided by: nothing before the point.
  let [value, digits, scale] = [0, 0, 0];
  for (let at = isNegative ? 1 : 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === POINT && scale === 0) scale = 1;
    else if (code >= ZERO && code <= NINE && digits++ < MOST_DIGITS) {
      value = value * 10 + code - ZERO;
      scale *= 10;
    } else return Number.NaN;
  }
  value /= scale || 1;
  return isNegative ? -value : value;
};

/** Zero may have been no digit at all: it goes the careful way, too. */
const anyDecimalOf = (text: string): number => plainDecimalOf(text) || carefulDecimalOf(text);

/** An exponent that leads beyond all numbers is no number. */
const carefulDecimalOf = (text: string): number => {
  const number = decimal.test(text.trim()) ? +text : Number.NaN;
  return Number.isFinite(number) ? number : Number.NaN;
};

/** NaN when the text is no decimal number, or one too large to be meant. */
export const decimalOf = (text: string): number => {
  const number = anyDecimalOf(text);
  return Math.abs(number) <= LARGEST ? number : Number.NaN;
};

/** For what may be as large as one likes, as a radius: what is above the largest is taken as the largest. */
export const boundedDecimalOf = (text: string): number => Math.max(-LARGEST, Math.min(LARGEST, anyDecimalOf(text)));

/** Numbers between commas: exactly as many as asked for. */
export const decimalsOf = (
  text: string,
  count: number,
  read: (text: string, at: number) => number = decimalOf,
): Parsed<readonly number[]> => {
  // Longer than any list of numbers that is meant; not worth splitting.
  if (text.length > 60 * count) return unreadable(`expected ${count} numbers, found ${text.length} characters`);
  const numbers: number[] = [];
  let wrong = 0;
  for (let from = 0; from <= text.length; ) {
    const comma = text.indexOf(',', from);
    const to = comma < 0 ? text.length : comma;
    const number = read(text.slice(from, to), numbers.length);
    numbers.push(number);
    if (wrong === 0 && Number.isNaN(number)) wrong = numbers.length;
    from = to + 1;
  }
  if (numbers.length !== count) return unreadable(`expected ${count} numbers between commas, found ${numbers.length}`);
  return wrong === 0 ? parsed(numbers) : unreadable(`part ${wrong} of ${count} is not a decimal number, or too large`);
};
