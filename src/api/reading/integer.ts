import { type Parsed, parsed, unreadable } from './parsed.ts';

const integer = /^\+?\d{1,15}$/;

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
