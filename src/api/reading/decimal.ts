import { type Parsed, parsed, unreadable } from './parsed.ts';

/** Decimal numbers as people and programs write them; nothing that JavaScript alone would take for a number. */

/** `1e-7` is how many languages print a small number, so exponents pass. */
const decimal = /^[+-]?(?:\d{1,15}(?:\.\d{0,40})?|\.\d{1,40})(?:[eE][+-]?\d{1,3})?$/;

const [MINUS, POINT, ZERO] = [0x2d, 0x2e, 0x30];

/** Far beyond any honest longitude or radius, and small enough to be wrapped without losing a millimetre. */
const LARGEST = 1e9;

/** Up to here both a whole number of digits and the power of ten it is divided by are exact, and so their quotient is. */
const MOST_DIGITS = 15;
const POWERS_OF_TEN = Array.from({ length: MOST_DIGITS + 1 }, (_, power) => 10 ** power);

/** `-12.345678`, as nearly all numbers come: no space, no plus, no exponent, few digits. NaN for any other. */
const plainDecimalOf = (text: string): number => {
  const start = text.charCodeAt(0) === MINUS ? 1 : 0;
  let [digits, value, point] = [0, 0, -1];
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === POINT && point < 0) point = at;
    else if (code >= ZERO && code <= ZERO + 9 && digits < MOST_DIGITS) {
      value = value * 10 + (code - ZERO);
      digits++;
    } else return Number.NaN;
  }
  if (digits === 0) return Number.NaN;
  const exact = point < 0 ? value : value / POWERS_OF_TEN[text.length - 1 - point]!;
  return start === 1 ? -exact : exact;
};

const carefulDecimalOf = (text: string): number => {
  const trimmed = text.trim();
  return decimal.test(trimmed) ? Number(trimmed) : Number.NaN;
};

/** NaN when the text is no decimal number. */
export const decimalOf = (text: string): number => {
  const plain = plainDecimalOf(text);
  const number = Number.isNaN(plain) ? carefulDecimalOf(text) : plain;
  return Math.abs(number) <= LARGEST ? number : Number.NaN;
};

/** Numbers between commas: exactly as many as asked for. */
export const decimalsOf = (text: string, count: number): Parsed<readonly number[]> => {
  // Longer than any list of numbers that is meant; not worth splitting.
  if (text.length > 60 * count) return unreadable(`expected ${count} numbers, found ${text.length} characters`);
  const numbers: number[] = [];
  let wrong = 0;
  for (let from = 0; from <= text.length; ) {
    const comma = text.indexOf(',', from);
    const to = comma < 0 ? text.length : comma;
    const number = decimalOf(text.slice(from, to));
    numbers.push(number);
    if (wrong === 0 && Number.isNaN(number)) wrong = numbers.length;
    from = to + 1;
  }
  if (numbers.length !== count) return unreadable(`expected ${count} numbers between commas, found ${numbers.length}`);
  return wrong === 0 ? parsed(numbers) : unreadable(`part ${wrong} of ${count} is not a decimal number`);
};
