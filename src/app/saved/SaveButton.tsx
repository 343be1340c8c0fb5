import { Bookmark, BookmarkCheck } from 'lucide-react';
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

const save = async ({ words, coordinates }: SquareAddress): Promise<void> => {
  await savedIsReady();
  const { collection, change } = useSaved.getState();
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

type Props = { readonly address: SquareAddress; readonly onEdit: (place: string, by: string) => void };

export const SaveButton = ({ address, onEdit }: Props) => {
  const saved = useSaved(({ collection }) => placeIn(collection, address.square));
  return (
    <button
      type="button"
      className="action"
      data-opens="saved"
      onClick={() => (saved === undefined ? void save(address) : onEdit(saved.id, 'saved'))}
    >
      <span className={saved === undefined ? 'action-icon' : 'action-icon is-saved'}>
        {saved === undefined ? (
          <Bookmark size={20} strokeWidth={1.75} aria-hidden />
        ) : (
          <BookmarkCheck size={20} strokeWidth={1.75} aria-hidden />
        )}
      </span>
      {saved === undefined ? say('save') : say('saved')}
    </button>
  );
};

/** What was just saved, and the ways on from there: a name for it, or back. */
export const SavedLine = ({ address, onEdit }: Props) => {
  const saved = useSaved(({ collection }) => placeIn(collection, address.square));
  const list = useSaved(({ collection }) => (saved === undefined ? undefined : collection.lists[saved.list]));
  return (
    <output className="saved-line">
      {saved === undefined || list === undefined ? null : (
        <>
          <span className="dot-of-list" style={{ background: saved.colour || list.colour }} />
          <span>{saved.name === '' ? say('savedTo', { list: list.name }) : saved.name}</span>
          <button type="button" className="plain link" data-opens="name" onClick={() => onEdit(saved.id, 'name')}>
            {saved.name === '' ? say('addName') : say('edit')}
          </button>
        </>
      )}
    </output>
  );
};
