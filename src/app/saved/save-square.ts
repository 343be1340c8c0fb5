import type { SquareAddress } from '../../client/client.ts';
import { say } from '../text/messages.ts';
import {
  type Collection,
  newId,
  nextColour,
  placeIn,
  placesOf,
  type SavedList,
  withList,
  withPlace,
} from './collection.ts';
import { savedIsReady, useSaved } from './store.ts';

/** The list that was saved to last; a first one is made when there is none. */
const listFor = (all: Collection): SavedList => {
  const newest = (list: SavedList): number => placesOf(all, list.id)[0]?.savedAt ?? 0;
  const [latest] = Object.values(all.lists).sort((a, b) => newest(b) - newest(a));
  return latest ?? { id: newId(), name: say('favourites'), colour: nextColour(all) };
};

export const saveSquare = async ({ words, coordinates, square }: SquareAddress): Promise<void> => {
  await savedIsReady();
  const { collection, change } = useSaved.getState();
  // Pressed twice meanwhile, or saved on an earlier visit.
  if (placeIn(collection, square) !== undefined) return;
  const list = listFor(collection);
  const place = {
    id: newId(),
    list: list.id,
    ...coordinates,
    words,
    name: '',
    note: '',
    colour: '',
    savedAt: Date.now(),
    others: {},
  };
  change(withPlace(withList(collection, list), place), say('savedTo', { list: list.name }));
};
