import { type Parsed, parsed, unreadable } from './parsed.ts';

/** Decimal numbers as people and programs write them; nothing that JavaScript alone would take for a number. */

/** `1e-7` is how many languages print a small number, so exponents pass. */
const decimal = /^[+-]?(?:\d{1,15}(?:\.\d{0,40})?|\.\d{1,40})(?:[eE][+-]?\d{1,3})?$/;

/** Far beyond any honest longitude or radius, and small enough to be wrapped without losing a millimetre. */
const LARGEST = 1e9;

/** NaN when the text is no decimal number. */
export const decimalOf = (text: string): number => {
  const trimmed = text.trim();
  if (!decimal.test(trimmed)) return Number.NaN;
  const number = Number(trimmed);
  return Math.abs(number) <= LARGEST ? number : Number.NaN;
};

/** Numbers between commas: exactly as many as asked for. */
export const decimalsOf = (text: string, count: number): Parsed<readonly number[]> => {
  // Longer than any list of numbers that is meant; not worth splitting.
  if (text.length > 60 * count) return unreadable(`expected ${count} numbers, found ${text.length} characters`);
  const parts = text.split(',');
  if (parts.length !== count) return unreadable(`expected ${count} numbers between commas, found ${parts.length}`);
  const numbers = parts.map(decimalOf);
  const wrong = numbers.findIndex(Number.isNaN);
  return wrong < 0 ? parsed(numbers) : unreadable(`part ${wrong + 1} of ${count} is not a decimal number`);
};
