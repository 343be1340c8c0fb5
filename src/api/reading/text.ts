import { type Parsed, parsed, unreadable } from './parsed.ts';

/** Longer than three words of any language with every mistake one can make. */
export const LONGEST_INPUT = 1000;

/** What somebody typed: anything, as long as it is not a book. */
export const readText = (text: string): Parsed<string> => {
  const typed = text.trim();
  return typed.length > LONGEST_INPUT
    ? unreadable(`${typed.length} characters are too many; the limit is ${LONGEST_INPUT}`)
    : parsed(typed);
};

/** Left as it came: the engine says what an address is. */
export const readWords = (text: string): Parsed<string> => parsed(text);
