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
