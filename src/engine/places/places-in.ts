/** The places within a box, the largest first: what a map names where it has room. */
import { type Box, boxHolds } from '../geo/box.ts';
import type { Gazetteer } from './gazetteer.ts';

/** One place of a file. */
export type PlaceAt = { readonly places: Gazetteer; readonly index: number };

/** A look at every place: 1 ms for the places of a city, 8 for those of half a continent, once in a movement at most. */
export const largestIn = (gazetteers: readonly Gazetteer[], box: Box, limit: number): readonly PlaceAt[] => {
  const found: PlaceAt[] = [];
  for (const places of gazetteers) {
    for (let index = 0; index < places.count; index++) {
      if (boxHolds(box, places.lat[index]!, places.lng[index]!)) found.push({ places, index });
    }
  }
  const sizeOf = ({ places, index }: PlaceAt): number => places.populationStep[index]!;
  return found.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, limit);
};
