import { type Parsed, parsed, unreadable } from './parsed.ts';

const codes = /^\s*[a-z]{2}\s*(?:,\s*[a-z]{2}\s*)*$/i;

/** All there can be, with room for spaces: longer lists repeat themselves. */
const LONGEST = 26 * 26 * 4;

/** Two-letter country codes between commas, in either case. One that is no country is fine, and holds nothing. */
export const readCountries = (text: string): Parsed<readonly string[]> =>
  text.length <= LONGEST && codes.test(text)
    ? parsed([...new Set(text.split(',').map((code) => code.trim().toUpperCase()))])
    : unreadable('expected two-letter country codes between commas');
