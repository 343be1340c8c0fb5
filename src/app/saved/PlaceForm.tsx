import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { say } from '../text/messages.ts';
import { type SavedPlace, titleOf, withoutPlace, withPlace } from './collection.ts';
import { Swatches } from './Swatches.tsx';
import { useSaved } from './store.ts';
import { saySaved } from './text/messages.ts';

/** Long enough for a paragraph, short enough for every file format and for the list. */
const LONGEST_NAME = 200;
const LONGEST_NOTE = 2000;

export const PlaceForm = ({ place, onDone }: { readonly place: SavedPlace; readonly onDone: () => void }) => {
  const { collection, change } = useSaved();
  const [edited, setEdited] = useState(place);
  const lists = Object.values(collection.lists);
  const keep = (): void => {
    const next = { ...edited, name: edited.name.trim(), note: edited.note.trim() };
    const isSame = JSON.stringify(next) === JSON.stringify(place);
    if (!isSame) change(withPlace(collection, next), saySaved('placeChanged', { name: titleOf(next) }));
    onDone();
  };
  return (
    <form
      className="edit"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onDone();
      }}
    >
      <label className="field">
        {saySaved('name')}
        <input
          // The form was opened to write here.
          // biome-ignore lint/a11y/noAutofocus: the person asked for this form
          autoFocus
          value={edited.name}
          maxLength={LONGEST_NAME}
          placeholder={titleOf({ ...edited, name: '' })}
          dir="auto"
          onChange={(event) => setEdited({ ...edited, name: event.currentTarget.value })}
        />
      </label>
      <label className="field">
        {saySaved('note')}
        <textarea
          value={edited.note}
          maxLength={LONGEST_NOTE}
          rows={2}
          dir="auto"
          onChange={(event) => setEdited({ ...edited, note: event.currentTarget.value })}
        />
      </label>
      <label className="field">
        {saySaved('list')}
        <select value={edited.list} onChange={(event) => setEdited({ ...edited, list: event.currentTarget.value })}>
          {lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Swatches
        value={edited.colour}
        inherited={collection.lists[edited.list]?.colour ?? ''}
        onChange={(colour) => setEdited({ ...edited, colour })}
      />
      <div className="edit-actions">
        <button
          type="button"
          className="plain with-icon"
          onClick={() => {
            change(withoutPlace(collection, place.id), saySaved('placeRemoved', { name: titleOf(place) }));
            onDone();
          }}
        >
          <Trash2 size={20} strokeWidth={1.75} aria-hidden /> {saySaved('remove')}
        </button>
        <button type="submit" className="button is-primary">
          {say('done')}
        </button>
      </div>
    </form>
  );
};
