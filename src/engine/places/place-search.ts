/**
 * Finding places by the beginning of their name, for a search box.
 *
 * A scan, not an index: 170 000 folded names are 1.6 MB of bytes, one walk takes about a millisecond, and any word of
 * a name may be the one that is typed. The folded names are made on the first search.
 */
import { EARTH_RADIUS_METRES } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import { type Gazetteer, nameOf, populationOf, vectorOf } from './gazetteer.ts';
import { foldName } from './name-fold.ts';

const SPACE = 32;

/** All names of a file, folded, and the place each belongs to: first every place once, then its other names. */
export type FoldedNames = {
  readonly placeOf: Uint32Array;
  readonly start: Uint32Array;
  readonly bytes: Uint8Array;
};

export const foldNames = (places: Gazetteer): FoldedNames => {
  const { count, aliases } = places;
  const entries = count + aliases.length;
  const placeOf = Uint32Array.from({ length: entries }, (_, i) => (i < count ? i : aliases[i - count]!.index));
  const start = new Uint32Array(entries + 1);
  const aliasBytes = aliases.reduce((sum, { alias }) => sum + alias.length, 0);
  // Folding at most doubles the bytes of a letter (ß, æ), and a letter of an alias has at most three.
  const bytes = new Uint8Array(places.names.length * 2 + aliasBytes * 6);
  let at = 0;
  for (let i = 0; i < entries; i++) {
    const folded = foldName(i < count ? nameOf(places, i) : aliases[i - count]!.alias);
    for (let j = 0; j < folded.length; j++) bytes[at++] = folded.charCodeAt(j);
    start[i + 1] = at;
  }
  return { placeOf, start, bytes: bytes.slice(0, at) };
};

/** How well a name begins with the text: 3 the whole name, 2 its beginning, 1 a later word, 0 not at all. */
const fitOf = ({ start, bytes }: FoldedNames, entry: number, text: Uint8Array): number => {
  const first = start[entry]!;
  const end = start[entry + 1]!;
  for (let from = first; from + text.length <= end; from++) {
    let same = 0;
    while (same < text.length && bytes[from + same] === text[same]) same++;
    if (same === text.length) {
      if (from > first) return 1;
      return from + same === end ? 3 : 2;
    }
    while (from < end && bytes[from] !== SPACE) from++;
  }
  return 0;
};

/** What one step of fit weighs in powers of ten of population: a whole name beats a beginning ten times as large. */
const FIT_WEIGHT = 1;

/** At this distance from the focus a place is worth half a power of ten of population less than at the focus. */
const FOCUS_METRES = 50_000;

export type Found = { readonly places: Gazetteer; readonly index: number; readonly score: number };

/** Adds the best of one file to `found`, which stays sorted, best first, and no longer than `limit`. */
export const searchNames = (
  places: Gazetteer,
  folded: FoldedNames,
  text: string,
  limit: number,
  focus: Position | undefined,
  admits: (index: number) => boolean,
  found: Found[],
): void => {
  const wanted = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const centre = new Float64Array(3);
  if (focus) vectorOf(focus.lat, focus.lng, centre, 0);
  for (let entry = 0; entry < folded.placeOf.length; entry++) {
    const fit = fitOf(folded, entry, wanted);
    if (fit === 0) continue;
    const index = folded.placeOf[entry]!;
    let score = fit * FIT_WEIGHT + Math.log10(populationOf(places.populationStep[index]!) + 100);
    if (focus) {
      const v = index * 3;
      const along =
        places.vectors[v]! * centre[0]! + places.vectors[v + 1]! * centre[1]! + places.vectors[v + 2]! * centre[2]!;
      const metres = EARTH_RADIUS_METRES * Math.acos(Math.max(-1, Math.min(1, along)));
      score -= 1.5 * Math.log10(1 + metres / FOCUS_METRES);
    }
    if (found.length >= limit && score <= found[found.length - 1]!.score) continue;
    if (!admits(index)) continue;
    // A place found by its name and by an alias is listed once, where it fits better.
    const twin =
      entry < places.count ? -1 : found.findIndex((other) => other.places === places && other.index === index);
    if (twin >= 0 && found[twin]!.score >= score) continue;
    if (twin >= 0) found.splice(twin, 1);
    let at = found.length;
    while (at > 0 && found[at - 1]!.score < score) at--;
    found.splice(at, 0, { places, index, score });
    if (found.length > limit) found.pop();
  }
};
