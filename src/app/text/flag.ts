/** Flags as the letters that platforms draw as flags: no picture travels. */
const LETTERS = /^[A-Z]{2}$/;
/** No country at all, in the tables of the engine. */
const NOWHERE = 'ZZ';
/** The distance from A to its regional indicator. */
const TO_INDICATOR = 0x1f1e6 - 0x41;

/** Empty for what is no country. */
export const flagOf = (country: string): string =>
  LETTERS.test(country) && country !== NOWHERE
    ? [...country].map((letter) => String.fromCodePoint(letter.charCodeAt(0) + TO_INDICATOR)).join('')
    : '';
