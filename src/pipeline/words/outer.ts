/** The town tier and what lies outside it, chosen anew by how well known the words are; the city tier stays. */
import type { DecisionClass } from './decisions.ts';
import { CITY_WORDS, isDropped, TOWN_WORDS } from './revised.ts';

export type OuterWord = {
  readonly word: string;
  readonly decided: DecisionClass | undefined;
  /** Read by eye: only such words may stand in the town tier while there are enough. */
  readonly read: boolean;
  /** Log-odds that an adult knows it (`knownOf`). */
  readonly known: number;
};

const isLate = ({ decided }: OuterWord): boolean => decided === 'late';
const mayBeInTown = (one: OuterWord): boolean => one.read && !isLate(one) && one.decided !== 'demote';

/** Log-odds that nobody's objection adds: of words that were read nine in ten are good where three in five were. */
const READ_WORTH = 1.5;

const worthOf = ({ known, read }: OuterWord): number => known + (read ? READ_WORTH : 0);

/** Whatever is late comes last; equals stay in the order they had. */
const byWorth = (one: OuterWord, other: OuterWord): number =>
  Number(isLate(one)) - Number(isLate(other)) || worthOf(other) - worthOf(one);

/**
 * `list` is the list as it stands, `fresh` words that it does not hold. Words of the town tier that were read keep
 * their places; the best known that were read fill it up, and the best known of all others follow.
 */
export const renewed = (list: readonly OuterWord[], fresh: readonly OuterWord[], size: number): readonly string[] => {
  const city = list.slice(0, CITY_WORDS);
  const oldTown = list.slice(CITY_WORDS, CITY_WORDS + TOWN_WORDS).filter((one) => mayBeInTown(one) && !isDropped(one));
  const inTown = new Set(oldTown);
  const others = [...list.slice(CITY_WORDS), ...fresh]
    .filter((one) => !inTown.has(one) && !isDropped(one))
    .sort(byWorth);
  const fill = others.filter(mayBeInTown).slice(0, TOWN_WORDS - oldTown.length);
  const filled = new Set(fill);
  const rest = others.filter((one) => !filled.has(one));
  return [...city, ...oldTown, ...fill, ...rest].slice(0, size).map(({ word }) => word);
};
