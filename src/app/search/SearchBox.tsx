import { ListFilter, Search, X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Point } from '../../client/client.ts';
import { atRest } from '../at-rest.ts';
import { part } from '../part.tsx';
import { type Collection, EMPTY, latestPlaces, placesMatching, type SavedPlace } from '../saved/collection.ts';
import type { Recent } from '../state/choices.ts';
import { useStore } from '../state/store.ts';
import { type MessageKey, say } from '../text/messages.ts';
import { type Box, isFiltering, NO_FILTER } from './filter.ts';
import { isEnough } from './is-enough.ts';
import { keyOf, type Offer } from './offer.ts';
import { prepareSearch, useOffers } from './offers.ts';
import { useCombobox } from './use-combobox.ts';
import { VoiceButton } from './VoiceButton.tsx';

/** Without it nothing was found either, and that is told. */
const loadRow = () => import('./OfferRow.tsx');
const OfferRow = part(loadRow, () => null);
const SearchFilter = part(() => import('./SearchFilter.tsx'));

type Props = {
  readonly focus: Point | undefined;
  readonly onWords: (words: string) => void;
  /** `zoom`: of a place, which is more than its middle. */
  readonly onPosition: (at: Point, zoom?: number) => void;
  readonly onHere: () => void;
  /** The person's own places. Without them, as on the pages of others, nothing that is searched is remembered either. */
  readonly own?: Collection;
  /** One of them is chosen. */
  readonly onSaved?: (place: SavedPlace) => void;
  /** The part of the map that is seen; with it the search can be narrowed. */
  readonly viewNow?: () => Box | undefined;
  /** Words of a link that are no address: they stand in the box to be mended. */
  readonly unread?: string | undefined;
};

/** Of the saved places so many: the box is for finding, the panel for looking through. */
const MOST_SAVED = 3;

/** Of a place that was looked for before: its size is not remembered. */
const PLACE_ZOOM = 11.5;

const recentOf = (offer: Extract<Offer, { readonly kind: 'address' | 'recent' | 'place' }>): Recent => {
  if (offer.kind === 'recent') return offer.found;
  if (offer.kind === 'address') return { kind: 'words', words: offer.address.words };
  const { kind, name, region, country, at } = offer;
  return { kind, name, region, country, at };
};

export const SearchBox = ({ focus, onWords, onPosition, onHere, own, onSaved, viewNow, unread }: Props) => {
  const { language, pageLanguage, recent: allRecent, remember, forgetRecent } = useStore();
  const [recent, places] = own === undefined ? [[], EMPTY] : [allRecent, own];
  const [text, setText] = useState('');
  const [spoken, setSpoken] = useState('');
  const [awaited, setAwaited] = useState('');
  const [filter, setFilter] = useState(NO_FILTER);
  const [showsFilter, setShowsFilter] = useState(false);
  const [isListening, setListening] = useState(false);
  const [trouble, setTrouble] = useState<MessageKey>();
  const input = useRef<HTMLInputElement>(null);
  const isSpoken = spoken !== '' && spoken === text;
  const {
    offers: found,
    isDone,
    serverSays,
    why,
  } = useOffers({ text, language, pageLanguage, focus, isSpoken, filter });
  const isEmpty = text.trim() === '';
  const offers: readonly Offer[] = isEmpty
    ? [
        { kind: 'here' },
        ...latestPlaces(places, MOST_SAVED).map((place): Offer => ({ kind: 'saved', place })),
        ...recent.map((each): Offer => ({ kind: 'recent', found: each })),
        ...(recent.length === 0 ? [] : [{ kind: 'forget' } as const]),
      ]
    : [...placesMatching(places, text, MOST_SAVED).map((place): Offer => ({ kind: 'saved', place })), ...found];

  const choose = (offer: Offer): void => {
    box.close();
    setListening(false);
    if (offer.kind === 'forget') {
      forgetRecent();
      return;
    }
    if (offer.kind === 'here') onHere();
    else if (offer.kind === 'saved') onSaved?.(offer.place);
    else if (offer.kind === 'position') onPosition(offer.at);
    else {
      const chosen = recentOf(offer);
      if (own !== undefined) remember(chosen);
      if (chosen.kind === 'words') onWords(chosen.words);
      else onPosition(chosen.at, offer.kind === 'place' ? offer.zoom : PLACE_ZOOM);
    }
    input.current?.blur();
  };
  const box = useCombobox({
    rows: offers.length,
    onChoose: (row) => {
      const offer = offers[row];
      if (offer !== undefined) choose(offer);
    },
    onEnter: (row) => {
      const offer = offers[row];
      // Faster than the answer: the first row still answers what was typed before, so the next list is waited for.
      if (row <= 0 && !isDone && offer?.kind !== 'saved') setAwaited(text);
      else if (offer !== undefined) choose(offer);
    },
    onClear: () => setText(''),
  });
  const { open: openBox } = box;
  // Whoever opens the page may type in a moment. On the pages of others most never do.
  const isOwnPage = own !== undefined;
  useEffect(() => (isOwnPage ? atRest(() => prepareSearch(language, loadRow)) : undefined), [isOwnPage, language]);
  useEffect(() => {
    if (unread === undefined) return undefined;
    setText(unread);
    openBox();
    return () => setText((now) => (now === unread ? '' : now));
  }, [unread, openBox]);
  const nothing = box.isOpen && isEnough(text) && offers.length === 0 && isDone;

  useEffect(() => {
    if (awaited === '' || (awaited === text && !isDone)) return;
    setAwaited('');
    const [first] = offers;
    if (awaited === text && first !== undefined) choose(first);
  });

  const message = trouble !== undefined ? say(trouble) : nothing ? (serverSays ?? say(why)) : '';

  return (
    <search className="search">
      <div className="search-field">
        <Search size={20} strokeWidth={1.75} aria-hidden className="search-icon" />
        <input
          {...box.fieldProps}
          ref={input}
          value={text}
          aria-label={say('searchLabel')}
          placeholder={say(isListening ? 'listening' : 'searchPlaceholder')}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setListening(false);
            setTrouble(undefined);
            box.open();
          }}
          onFocus={() => prepareSearch(language, loadRow)}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          dir="auto"
        />
        {viewNow === undefined || (isEmpty && !showsFilter) ? null : (
          <button
            type="button"
            className={isFiltering(filter) ? 'icon-button is-on' : 'icon-button'}
            aria-label={say('narrowSearch')}
            aria-expanded={showsFilter}
            onClick={() => {
              // Closed, it narrows nothing: what is not seen is forgotten.
              if (showsFilter) setFilter(NO_FILTER);
              setShowsFilter(!showsFilter);
            }}
          >
            <ListFilter size={20} strokeWidth={1.75} aria-hidden />
          </button>
        )}
        {text === '' || isListening ? null : (
          <button
            type="button"
            className="icon-button"
            aria-label={say('clear')}
            onClick={() => {
              setText('');
              input.current?.focus();
              box.open();
            }}
          >
            <X size={20} strokeWidth={1.75} aria-hidden />
          </button>
        )}
        {text !== '' && !isListening ? null : (
          <VoiceButton
            language={language}
            isListening={isListening}
            onListening={setListening}
            onWords={setText}
            onHeard={(heard) => {
              setText(heard);
              setSpoken(heard);
              // A finger would get a keyboard over what it asked for.
              if (matchMedia('(hover: hover)').matches) input.current?.focus();
              box.open();
            }}
            onTrouble={setTrouble}
          />
        )}
      </div>
      {viewNow === undefined || !showsFilter ? null : (
        <Suspense>
          <SearchFilter
            filter={filter}
            viewNow={viewNow}
            onFilter={(next) => {
              setFilter(next);
              box.open();
            }}
            onLeave={box.close}
          />
        </Suspense>
      )}
      <ul {...box.listProps} aria-busy={!isDone} aria-label={say('suggestions')} className="offers">
        {box.shows
          ? offers.map((offer, row) => (
              <li
                key={keyOf(offer)}
                {...box.rowProps(row)}
                className={box.at === row ? 'offer is-highlighted' : 'offer'}
              >
                <Suspense>
                  <OfferRow offer={offer} typed={text} />
                </Suspense>
              </li>
            ))
          : null}
      </ul>
      <output className={message === '' ? 'visually-hidden' : 'search-nothing'}>{message}</output>
    </search>
  );
};
