/** The saved places as the map wants them, whenever they change. */
import type { SavedMark } from '../map/saved-layer.ts';
import { type Collection, colourOf, titleOf } from './collection.ts';
import { useSaved } from './store.ts';

const marksOf = (all: Collection): readonly SavedMark[] =>
  Object.values(all.places).map((place) => ({
    id: place.id,
    lat: place.lat,
    lng: place.lng,
    name: titleOf(place),
    colour: colourOf(all, place),
  }));

/** Tells now and at every change, until told to stop. */
export const watchMarks = (tell: (marks: readonly SavedMark[]) => void): (() => void) => {
  tell(marksOf(useSaved.getState().collection));
  return useSaved.subscribe(({ collection }, before) => {
    if (collection !== before.collection) tell(marksOf(collection));
  });
};
