/**
 * Every constant of the ranking, in one unit: a sixteenth of an edit. A suggestion's cost is
 *
 *     text (mistakes assumed) + distance from the focus + unlikeliness of its square + foreign language
 *
 * and the least cost comes first. The values were chosen with `npm run bench:suggest`, by coordinate search on mistakes
 * drawn from keyboards and common misspellings, not from this table.
 */

/** One plain edit: a letter too many, too few, or another one. */
export const EDIT = 16;

/** Two neighbouring letters exchanged: one slip of the fingers. */
export const TRANSPOSITION = 13;

/** A letter hit one key beside, or one that sounds alike (c and k, b and p): likelier than any other. */
export const NEAR_LETTER = 11;

/** One vowel for another. */
export const OTHER_VOWEL = 12;

/** A doubled letter written once, or a single one twice. */
export const DOUBLING = 9;

/** Two words exchanged, or all three turned round. */
export const SWAPPED_WORDS = 12;
export const TURNED_WORDS = 14;

/** A missing or an extra space. */
export const JOINED_WORDS = 6;
export const SPLIT_WORD = 8;

/** A word skipped because there are more than three. */
export const SKIPPED_TOKEN = 20;

/** Finishing a word that was only begun: for the first missing letter, and for each one more, up to a limit. */
export const COMPLETION = 4;
export const COMPLETION_LETTER = 1;
export const COMPLETION_MOST = 12;

export const completionCost = (missing: number): number =>
  missing <= 0 ? 0 : Math.min(COMPLETION_MOST, COMPLETION + COMPLETION_LETTER * (missing - 1));

/** The same sound in another spelling, and nearly the same. */
export const SAME_SOUND = 7;
export const NEAR_SOUND = 14;

/** Words in a language other than the one that was named. */
export const OTHER_LANGUAGE = 8;

/** Mistakes allowed in one word, by its length: two in six letters, one in two or three. */
export const mostFor = (length: number): number => (length <= 2 ? EDIT : length === 3 ? 20 : length <= 5 ? 28 : 36);

/** Mistakes allowed in a word that is only begun: two letters with a mistake could begin any word. */
export const mostForBegun = (length: number): number => (length <= 3 ? 0 : length <= 5 ? EDIT : 28);

/**
 * In scripts where one sign is a syllable, a sign left out or added is one mistake, and so are two exchanged; another
 * sign in its place is a word of its own more often than a slip.
 */
export const SYLLABLE_LOST = 14;
export const SYLLABLE_ADDED = 16;
export const SYLLABLE_REPLACED = 20;

/** 0.8 edits each time the distance doubles, from 10 km on. */
export const distanceCost = (kilometres: number): number => 0.8 * EDIT * Math.log2(1 + kilometres / 10);

/** Classes of the atlas: most people first, then empty land, then sea. People share places where people are. */
const POPULATED_STEP = 1.2;
const EMPTY_LAND = 26;
const SEA = 34;
const SEA_PUSHED_BACK = 80;

export const classCost = (blockClass: number, classes: number, preferLand: boolean): number => {
  if (blockClass === classes - 1) return preferLand ? SEA_PUSHED_BACK : SEA;
  return blockClass === classes - 2 ? EMPTY_LAND : blockClass * POPULATED_STEP;
};
