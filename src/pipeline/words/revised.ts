/** A word list after its reviewers' decisions, best first: city tier, then the order it had, then what goes last. */
import type { DecisionClass } from './decisions.ts';

export const CITY_WORDS = 5_080;
export const TOWN_WORDS = 5_080;

/** What a reviewer said about a word, and whether it was read at all: an unread word may not enter the city tier. */
export type Judged = {
  readonly word: string;
  readonly decided: DecisionClass | undefined;
  readonly read: boolean;
};

/** Correct words that a tier has no use for, and how far down each kind goes. */
const isLate = ({ decided }: Judged): boolean => decided === 'late';
const isDemoted = ({ decided }: Judged): boolean => decided === 'demote';
const staysOutOfCity = ({ decided }: Judged): boolean => decided === 'sensitive';
export const isDropped = ({ decided }: Pick<Judged, 'decided'>): boolean =>
  decided !== undefined && !['keep', 'sensitive', 'demote', 'late'].includes(decided);

const lettersOf = ({ word }: Judged): number => [...word].length;

/**
 * The best words for the city tier whose mean length is at most `mostLetters`: words in their order, but the longest
 * ones give way to the next shorter ones while the mean is too high.
 */
const shortEnough = (fit: readonly Judged[], mostLetters: number): readonly Judged[] => {
  const chosen = fit.slice(0, CITY_WORDS);
  let sum = chosen.reduce((total, one) => total + lettersOf(one), 0);
  const longest = [...chosen.keys()].sort((a, b) => lettersOf(chosen[b]!) - lettersOf(chosen[a]!) || b - a);
  let next = CITY_WORDS;
  for (const at of longest) {
    if (sum <= mostLetters * chosen.length) break;
    while (next < fit.length && lettersOf(fit[next]!) >= lettersOf(chosen[at]!) - 1) next++;
    if (next >= fit.length) break;
    sum += lettersOf(fit[next]!) - lettersOf(chosen[at]!);
    chosen[at] = fit[next++]!;
  }
  return chosen;
};

/** The list in its new order, dropped words left out; how many words the city tier lacks, if too few were read. */
export const revised = (
  list: readonly Judged[],
  mostLetters: number,
): { readonly words: readonly string[]; readonly lacking: number } => {
  const kept = list.filter((one) => !isDropped(one));
  const fit = kept.filter((one) => one.read && !isLate(one) && !isDemoted(one) && !staysOutOfCity(one));
  const city = shortEnough(fit, mostLetters);
  const inCity = new Set(city);
  const others = kept.filter((one) => !inCity.has(one) && !isLate(one));
  const plain = others.filter((one) => !isDemoted(one));
  const below = [...plain.slice(0, TOWN_WORDS), ...others.filter(isDemoted), ...plain.slice(TOWN_WORDS)];
  // A word that takes another's place stands at its end, so that the order stays one of familiarity.
  const inOrder = new Map(list.map((one, at) => [one, at]));
  const cityInOrder = [...city].sort((a, b) => inOrder.get(a)! - inOrder.get(b)!);
  const words = [...cityInOrder, ...below, ...kept.filter(isLate)].map(({ word }) => word);
  return { words, lacking: Math.max(0, CITY_WORDS - city.length) };
};
