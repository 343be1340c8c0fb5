import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { SquareAddress } from '../../client/client.ts';
import { say } from '../text/messages.ts';
import { placeIn } from './collection.ts';
import { saveSquare } from './save-square.ts';
import { useSaved } from './store.ts';

type Props = { readonly address: SquareAddress; readonly onEdit: (place: string, by: string) => void };

export const SaveButton = ({ address, onEdit }: Props) => {
  const saved = useSaved(({ collection }) => placeIn(collection, address.square));
  const Icon = saved === undefined ? Bookmark : BookmarkCheck;
  return (
    <button
      type="button"
      className="action"
      data-opens="saved"
      onClick={() => (saved === undefined ? void saveSquare(address) : onEdit(saved.id, 'saved'))}
    >
      <span className={saved === undefined ? 'action-icon' : 'action-icon is-saved'}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
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
