import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { say } from '../text/messages.ts';
import { type SavedList, withList, withoutList } from './collection.ts';
import { Swatches } from './Swatches.tsx';
import { useSaved } from './store.ts';
import { saySaved } from './text/messages.ts';

const LONGEST_NAME = 100;

type Props = { readonly list: SavedList; readonly isNew: boolean; readonly onDone: () => void };

export const ListForm = ({ list, isNew, onDone }: Props) => {
  const { collection, change } = useSaved();
  const [edited, setEdited] = useState(list);
  const name = edited.name.trim();
  return (
    <form
      className="edit"
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '') return;
        const isSame = !isNew && name === list.name && edited.colour === list.colour;
        if (!isSame) {
          change(withList(collection, { ...edited, name }), saySaved(isNew ? 'listMade' : 'listChanged', { name }));
        }
        onDone();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onDone();
      }}
    >
      <label className="field">
        {saySaved('listName')}
        <input
          // The form was opened to write here.
          // biome-ignore lint/a11y/noAutofocus: the person asked for this form
          autoFocus
          required
          value={edited.name}
          maxLength={LONGEST_NAME}
          dir="auto"
          onChange={(event) => setEdited({ ...edited, name: event.currentTarget.value })}
        />
      </label>
      <Swatches value={edited.colour} onChange={(colour) => setEdited({ ...edited, colour })} />
      <div className="edit-actions">
        {isNew ? (
          <button type="button" className="plain with-icon" onClick={onDone}>
            {say('cancel')}
          </button>
        ) : (
          <button
            type="button"
            className="plain with-icon"
            onClick={() => {
              change(withoutList(collection, list.id), saySaved('listRemoved', { name: list.name }));
              onDone();
            }}
          >
            <Trash2 size={20} strokeWidth={1.75} aria-hidden /> {saySaved('removeList')}
          </button>
        )}
        <button type="submit" className="button is-primary" disabled={name === ''}>
          {say('done')}
        </button>
      </div>
    </form>
  );
};
