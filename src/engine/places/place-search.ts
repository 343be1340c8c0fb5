/**
 * Finding places by the beginning of their name, for a search box.
 *
 * Any word of a name may be the one that is typed, so the words are sorted by their first letter, and a search walks those
 * that begin as the text does. The folded names of the towns are made on the first search.
 */
import { EARTH_RADIUS_METRES } from '../geo/distance.ts';
import { finished, type Steps } from '../steps.ts';
import { type Gazetteer, nameOf, populationOf } from './gazetteer.ts';
import { foldName, foldPlainName } from './name-fold.ts';

const SPACE = 32;
const BYTES = 256;

/** All names of a file, folded, and the place each belongs to. */
export type FoldedNames = {
  readonly placeOf: Uint32Array;
  readonly start: Uint32Array;
  readonly bytes: Uint8Array;
  /** Where each word of each name begins, and which name that is: by the first letter, then as the names stand. */
  readonly words: Uint32Array;
  readonly nameOfWord: Uint32Array;
  /** The first word of each letter. */
  readonly letterStart: Uint32Array;
};

export const wordsOf = (
  start: Uint32Array,
  bytes: Uint8Array,
): Pick<FoldedNames, 'words' | 'nameOfWord' | 'letterStart'> => {
  const eachWord = (tell: (at: number, name: number) => void): void => {
    for (let name = 0; name + 1 < start.length; name++)
      for (let at = start[name]!; at < start[name + 1]!; at++)
        if (at === start[name] || bytes[at - 1] === SPACE) tell(at, name);
  };
  const letterStart = new Uint32Array(BYTES + 1);
  eachWord((at) => {
    letterStart[bytes[at]! + 1]!++;
  });
  for (let letter = 0; letter < BYTES; letter++) letterStart[letter + 1]! += letterStart[letter]!;
  const words = new Uint32Array(letterStart[BYTES]!);
  const nameOfWord = new Uint32Array(words.length);
  const next = letterStart.slice();
  eachWord((at, name) => {
    const word = next[bytes[at]!]!++;
    words[word] = at;
    nameOfWord[word] = name;
  });
  return { words, nameOfWord, letterStart };
};

/** Between two rests, so many names are folded. */
const NAMES_A_STEP = 20_000;

export function* foldedInSteps(places: Gazetteer): Steps<FoldedNames> {
  const { count, aliases, names, nameStart } = places;
  const entries = count + aliases.length;
  const placeOf = Uint32Array.from({ length: entries }, (_, i) => (i < count ? i : aliases[i - count]!.index));
  const start = new Uint32Array(entries + 1);
  const aliasBytes = aliases.reduce((sum, { alias }) => sum + alias.length, 0);
  // Folding at most doubles the bytes of a letter (ß, æ), and a letter of an alias has at most three.
  const room = new Uint8Array(names.length * 2 + aliasBytes * 6);
  let at = 0;
  for (let i = 0; i < entries; i++) {
    const end = i < count ? foldPlainName(names, nameStart[i]!, nameStart[i + 1]!, room, at) : -1;
    if (end >= 0) at = end;
    else {
      const folded = foldName(i < count ? nameOf(places, i) : aliases[i - count]!.alias);
      for (let j = 0; j < folded.length; j++) room[at++] = folded.charCodeAt(j);
    }
    start[i + 1] = at;
    if (i % NAMES_A_STEP === NAMES_A_STEP - 1) yield;
  }
  const bytes = room.slice(0, at);
  yield;
  return { placeOf, start, bytes, ...wordsOf(start, bytes) };
}

export const foldNames = (places: Gazetteer): FoldedNames => finished(foldedInSteps(places));

/** How well a name goes on as the text does from one of its words: 3 the whole name, 2 its beginning, 1 a later word. */
const fitOf = ({ start, bytes }: FoldedNames, name: number, from: number, text: Uint8Array): number => {
  const end = start[name + 1]!;
  if (from + text.length > end) return 0;
  for (let same = 1; same < text.length; same++) if (bytes[from + same] !== text[same]) return 0;
  if (from > start[name]!) return 1;
  return from + text.length === end ? 3 : 2;
};

/** What one step of fit weighs in powers of ten of population: a whole name beats a beginning ten times as large. */
const FIT_WEIGHT = 1;

/** At this distance from the focus a place is worth half a power of ten of population less than at the focus. */
const FOCUS_METRES = 50_000;

export type Found = {
  readonly places: Gazetteer;
  readonly index: number;
  readonly score: number;
  readonly fit: number;
  /** What it was found by, when that is none of the register's own names; empty where that is not worth showing. */
  readonly calledSo?: string | undefined;
};

export type NameSearch = {
  readonly places: Gazetteer;
  readonly limit: number;
  /** As a unit vector. */
  readonly focus: Float64Array | undefined;
  readonly admits: (index: number) => boolean;
};

/** What a place weighs in an answer, by how well its name fits and how large and near it is. */
export const scoreOf = ({ places, focus }: NameSearch, index: number, fit: number): number => {
  const score = fit * FIT_WEIGHT + Math.log10(populationOf(places.populationStep[index]!) + 100);
  if (!focus) return score;
  const v = index * 3;
  const along =
    places.vectors[v]! * focus[0]! + places.vectors[v + 1]! * focus[1]! + places.vectors[v + 2]! * focus[2]!;
  const metres = EARTH_RADIUS_METRES * Math.acos(Math.max(-1, Math.min(1, along)));
  return score - 1.5 * Math.log10(1 + metres / FOCUS_METRES);
};

/** `found` stays sorted, best first, and no longer than `limit`. */
export const addFound = (found: Found[], one: Found, limit: number): void => {
  // A place found by its name and by an alias is listed once, where it fits better.
  const twin = found.findIndex((other) => other.places === one.places && other.index === one.index);
  if (twin >= 0 && found[twin]!.score >= one.score) return;
  if (twin >= 0) found.splice(twin, 1);
  let at = found.length;
  while (at > 0 && found[at - 1]!.score < one.score) at--;
  found.splice(at, 0, one);
  if (found.length > limit) found.pop();
};

/**
 * Adds the best of one list of names. Those that are not the register's own fit a little less, and `nameOfEntry` tells
 * what they are.
 */
export const searchNames = (
  search: NameSearch,
  folded: FoldedNames,
  wanted: Uint8Array,
  found: Found[],
  lessFit = 0,
  nameOfEntry?: (entry: number) => string,
): void => {
  const [letter] = wanted;
  if (letter === undefined) return;
  const { places, limit, admits } = search;
  const { words, nameOfWord, letterStart } = folded;
  let lastFound = -1;
  for (let word = letterStart[letter]!; word < letterStart[letter + 1]!; word++) {
    const entry = nameOfWord[word]!;
    // Its first word that fits counts.
    if (entry === lastFound) continue;
    const fit = fitOf(folded, entry, words[word]!, wanted);
    if (fit === 0) continue;
    lastFound = entry;
    const index = folded.placeOf[entry]!;
    const score = scoreOf(search, index, fit - lessFit);
    if (found.length >= limit && score <= found[found.length - 1]!.score) continue;
    if (admits(index)) addFound(found, { places, index, score, fit, calledSo: nameOfEntry?.(entry) }, limit);
  }
};
