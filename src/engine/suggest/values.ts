/**
 * Which check values can be an answer: those of the zones that a clip touches. A set of them is an array of 127 flags.
 */
import { DIGITS } from '../address/digits.ts';
import type { Atlas } from '../atlas/index.ts';
import type { Box } from '../geo/box.ts';

type Values = Uint8Array;

export const ALL: Values = new Uint8Array(DIGITS).fill(1);
export const NONE: Values = new Uint8Array(DIGITS);

export const allOf = (a: Values, b: Values): Values => a.map((flag, value) => flag & b[value]!);

export const anyOf = (sets: readonly Values[]): Values =>
  NONE.map((_, value) => (sets.some((set) => set[value] === 1) ? 1 : 0));

export const valuesIn = (set: Values): readonly number[] => [...set.keys()].filter((value) => set[value] === 1);

type Sources = {
  readonly atlas: Atlas;
  readonly boxesOfCountry: (country: string) => readonly Box[] | undefined;
};

/** Of all zones that a country touches; all values where the country is not known, as at sea. */
export const openCountryValues = ({ atlas, boxesOfCountry }: Sources): ((country: string) => Values) => {
  const known = new Map<string, Values>();
  return (country) => {
    const found = known.get(country);
    if (found !== undefined) return found;
    const boxes = boxesOfCountry(country);
    // Not kept: countries may still be on their way.
    if (boxes === undefined) return ALL;
    const values = anyOf(boxes.map((box) => atlas.checkValuesTouching(box)));
    known.set(country, values);
    return values;
  };
};
