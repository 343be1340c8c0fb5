/**
 * From a language's usable words, best first, to the order of its lexicon.
 *
 * The city tier and most of the town tier hold base forms only, one for each lemma; words with a reason to stay out
 * of the city tier wait until it is full. What follows is in order of familiarity, whatever its form.
 */
import type { RankedWord } from './ranked.ts';

/** Words of the city tier (rows 0..39), of city and town tier (rows 0..79), and how many hold one form of a lemma. */
const CITY = 5_080;
const TOWN = 10_160;
const BASE_FORMS_ONLY = 10_160;

export const orderedWords = (words: readonly RankedWord[]): RankedWord[] => {
  const bases = words.filter((word) => word.isBase);
  const city = bases.filter((word) => word.tier === 'city').slice(0, CITY);
  const taken = new Set(city);
  const town = bases.filter((word) => word.tier !== 'land' && !taken.has(word)).slice(0, BASE_FORMS_ONLY - city.length);
  for (const word of town) taken.add(word);
  const rest = words.filter((word) => !taken.has(word));
  const best = [...city, ...town];
  // Too few base forms for the town tier: fill it with the most familiar of the rest, but nothing held back for land.
  const filling = rest.filter((word) => word.tier !== 'land').slice(0, Math.max(0, TOWN - best.length));
  const filled = new Set(filling);
  return [...best, ...filling, ...rest.filter((word) => !filled.has(word))];
};
