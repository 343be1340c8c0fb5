import { ChevronDown, Pencil } from 'lucide-react';
import { Fragment, useState } from 'react';
import { type Collection, colourOf, placesOf, type SavedList, type SavedPlace, titleOf } from './collection.ts';
import { ListForm } from './ListForm.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { saySaved } from './text/messages.ts';

/** Rows drawn at once; a list of thousands is drawn when somebody asks for it. */
const MOST_ROWS = 100;

export type Editing = { readonly edited: string | undefined; readonly onEdit: (id: string | undefined) => void };

/** Wrapped at a dot alone: half a word reads like another. */
const ThreeWords = ({ words }: { readonly words: string }) => (
  <bdi>
    {`///${words}`.split('.').map((word, at) => (
      // Three words, always in their places.
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
      <Fragment key={at}>
        {at === 0 ? null : (
          <>
            .<wbr />
          </>
        )}
        {word}
      </Fragment>
    ))}
  </bdi>
);

type RowProps = Editing & {
  readonly collection: Collection;
  readonly place: SavedPlace;
  readonly onGo: (place: SavedPlace) => void;
};

const PlaceRow = ({ collection, place, onGo, edited, onEdit }: RowProps) => {
  const title = titleOf(place);
  if (edited === place.id) {
    return (
      <li>
        <PlaceForm place={place} onDone={() => onEdit(undefined)} />
      </li>
    );
  }
  return (
    <li className="saved-row">
      <button type="button" className="plain saved-go" onClick={() => onGo(place)}>
        <span className="dot-of-list" style={{ background: colourOf(collection, place) }} />
        <span className="offer-main">
          {place.name === '' && place.words !== '' ? (
            <ThreeWords words={place.words} />
          ) : (
            <span className="saved-name">
              <bdi>{title}</bdi>
            </span>
          )}
          {place.name === '' || place.words === '' ? null : (
            <small>
              <ThreeWords words={place.words} />
            </small>
          )}
          {place.note === '' ? null : (
            <small>
              <bdi>{place.note}</bdi>
            </small>
          )}
        </span>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={saySaved('editPlace', { name: title })}
        onClick={() => onEdit(place.id)}
      >
        <Pencil size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </li>
  );
};

type Props = Editing & {
  readonly collection: Collection;
  readonly list: SavedList;
  readonly isOpenAtFirst: boolean;
  readonly onGo: (place: SavedPlace) => void;
};

export const ListSection = ({ collection, list, isOpenAtFirst, onGo, edited, onEdit }: Props) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [showsAll, setShowsAll] = useState(false);
  const places = placesOf(collection, list.id);
  const shown = showsAll ? places : places.filter(({ id }, at) => at < MOST_ROWS || id === edited);
  return (
    <section className="saved-list" aria-label={list.name}>
      {edited === list.id ? (
        <ListForm list={list} isNew={false} onDone={() => onEdit(undefined)} />
      ) : (
        <div className="saved-list-head">
          <h3>
            <button type="button" className="plain saved-go" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <ChevronDown size={20} strokeWidth={1.75} aria-hidden className={isOpen ? 'turn is-open' : 'turn'} />
              <span className="dot-of-list" style={{ background: list.colour }} />
              <bdi className="saved-list-name">{list.name}</bdi>
              <span className="count">{saySaved('placeCount', { count: places.length })}</span>
            </button>
          </h3>
          <button
            type="button"
            className="icon-button"
            aria-label={saySaved('editPlace', { name: list.name })}
            onClick={() => onEdit(list.id)}
          >
            <Pencil size={20} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
      )}
      {isOpen && places.length === 0 ? <p className="quiet">{saySaved('listEmpty')}</p> : null}
      {isOpen && places.length > 0 ? (
        <ul className="saved-rows">
          {shown.map((place) => (
            <PlaceRow
              key={place.id}
              collection={collection}
              place={place}
              onGo={onGo}
              edited={edited}
              onEdit={onEdit}
            />
          ))}
        </ul>
      ) : null}
      {isOpen && shown.length < places.length ? (
        <button type="button" className="plain link" onClick={() => setShowsAll(true)}>
          {saySaved('showAll', { count: places.length })}
        </button>
      ) : null}
    </section>
  );
};
