import { type Parsed, parsed, unreadable } from './parsed.ts';

/** As long as a request may be: what is above the largest is taken as the largest, however far. */
const integer = /^\+?\d+$/;

/** A whole number not below `smallest`; one above `largest` is taken as `largest`. */
export const readInteger =
  (smallest: number, largest: number) =>
  (text: string): Parsed<number> => {
    const trimmed = text.trim();
    const number = integer.test(trimmed) ? Number(trimmed) : Number.NaN;
    return number >= smallest
      ? parsed(Math.min(number, largest))
      : unreadable(`expected a whole number not below ${smallest}`);
  };
