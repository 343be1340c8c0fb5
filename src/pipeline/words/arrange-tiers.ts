/**
 * From a language's usable words, best first, to the order of its lexicon.
 *
 * The city tier holds short base forms that a person has read, one for each lemma. The town tier continues with base
 * forms. What follows is in order of familiarity, whatever its form.
 */
import type { Script } from '../../engine/lexicon/languages.ts';
import { lengthPenalty } from './familiarity.ts';
import type { RankedWord } from './ranked.ts';

/** Words of the city tier (rows 0..39), and of city and town tier together (rows 0..79). */
const CITY = 5_080;
const TOWN = 10_160;

/** Mean letters of a Latin city tier. */
const LONGEST_MEAN = 6.15;
/** How many of the best words the short ones are picked from when nobody has read a shortlist yet. */
const CITY_POOL = 25_000;

const meanLetters = (words: readonly RankedWord[]): number =>
  words.reduce((sum, word) => sum + word.letters, 0) / Math.max(1, words.length);

/** The best words under the lightest penalty on length that makes them short enough: familiarity decides first. */
const shortestNeeded = (pool: readonly RankedWord[], script: Script): RankedWord[] => {
  let best: RankedWord[] = [];
  for (let penalty = 0; penalty < 2; penalty += 0.05) {
    const worth = new Map(pool.map((word) => [word, word.score - lengthPenalty(word.letters, script, penalty)]));
    best = [...pool].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)).slice(0, CITY);
    if (script !== 'latin' || meanLetters(best) <= LONGEST_MEAN) break;
  }
  return best;
};

/** The first word of each lemma: the best one, as words come best first. */
const oneForEachLemma = (words: readonly RankedWord[]): RankedWord[] => {
  const lemmas = new Set<string>();
  return words.filter((word) => !lemmas.has(word.lemma) && lemmas.add(word.lemma));
};

/** `read` holds the folded words a reviewer has read; empty when nobody has. */
export const orderedWords = (words: readonly RankedWord[], script: Script, read: ReadonlySet<string>): RankedWord[] => {
  const bases = oneForEachLemma(words.filter((word) => word.grade !== 'inflected' && word.tier !== 'land'));
  const wellRead = words.filter((word) => word.tier === 'city' && read.has(word.folded));
  const unread = bases.filter((word) => word.tier === 'city' && !read.has(word.folded));
  const pool = [...wellRead, ...unread.slice(0, Math.max(0, (read.size > 0 ? CITY : CITY_POOL) - wellRead.length))];
  const city = shortestNeeded(pool, script);
  const taken = new Set(city);
  const town = bases.filter((word) => !taken.has(word)).slice(0, TOWN - city.length);
  for (const word of town) taken.add(word);
  const rest = words.filter((word) => !taken.has(word));
  // Too few base forms: fill the town tier with the most familiar of the rest, but nothing held back for the land.
  const filling = rest.filter((word) => word.tier !== 'land').slice(0, TOWN - city.length - town.length);
  const filled = new Set(filling);
  return [...city, ...town, ...filling, ...rest.filter((word) => !filled.has(word))];
};
