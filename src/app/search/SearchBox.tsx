import { useCombobox } from 'downshift';
import { Clock, LocateFixed, MapPin, Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Point } from '../../client/client.ts';
import { decimalText } from '../square/coordinates.ts';
import { useStore } from '../state/store.ts';
import { countryName, distanceText, type MessageKey, placeText, say } from '../text/messages.ts';
import { Marked } from './marked.tsx';
import { type Offer, prepareReading, useOffers } from './offers.ts';
import { VoiceButton } from './VoiceButton.tsx';

type Props = {
  readonly focus: Point | undefined;
  readonly onWords: (words: string) => void;
  readonly onPosition: (at: Point, isPlace: boolean) => void;
  readonly onHere: () => void;
};

const textOf = (offer: Offer | null): string => {
  if (offer === null) return '';
  if (offer.kind === 'address') return offer.address.words;
  if (offer.kind === 'recent') return offer.words;
  if (offer.kind === 'place') return offer.name;
  if (offer.kind === 'position') return decimalText(offer.at);
  return '';
};

const keyOf = (offer: Offer): string =>
  `${offer.kind} ${textOf(offer)} ${'at' in offer ? `${offer.at.lat} ${offer.at.lng}` : ''}`;

const Row = ({ offer, typed }: { readonly offer: Offer; readonly typed: string }) => {
  if (offer.kind === 'here') {
    return (
      <>
        <LocateFixed size={20} strokeWidth={1.75} aria-hidden />
        <span className="offer-main">{say('myLocation')}</span>
      </>
    );
  }
  if (offer.kind === 'recent') {
    return (
      <>
        <Clock size={20} strokeWidth={1.75} aria-hidden />
        <span className="offer-main">
          <bdi>
            <span className="slashes">{'///'}</span>
            {offer.words}
          </bdi>
        </span>
      </>
    );
  }
  if (offer.kind === 'address') {
    const { words, nearestPlace, country, distanceToFocusKm } = offer.address;
    return (
      <>
        <MapPin size={20} strokeWidth={1.75} aria-hidden />
        <span className="offer-main">
          <Marked words={words} typed={typed} />
          <small>{placeText(nearestPlace, countryName(country)) || say('atSea')}</small>
        </span>
        {distanceToFocusKm === undefined ? null : (
          <span className="offer-side">{distanceText(distanceToFocusKm * 1000)}</span>
        )}
      </>
    );
  }
  return (
    <>
      <MapPin size={20} strokeWidth={1.75} aria-hidden />
      <span className="offer-main">
        {offer.kind === 'place' ? offer.name : say(offer.notation)}
        <small>
          {offer.kind === 'place' ? placeText(offer.region, countryName(offer.country)) : decimalText(offer.at)}
        </small>
      </span>
    </>
  );
};

export const SearchBox = ({ focus, onWords, onPosition, onHere }: Props) => {
  const { language, recent } = useStore();
  const [text, setText] = useState('');
  const [spoken, setSpoken] = useState('');
  const [isListening, setListening] = useState(false);
  const [trouble, setTrouble] = useState<MessageKey>();
  const input = useRef<HTMLInputElement>(null);
  const isSpoken = spoken !== '' && spoken === text;
  const { offers: found, settled, isDone } = useOffers({ text, language, focus, isSpoken });
  const empty: readonly Offer[] = [{ kind: 'here' }, ...recent.map((words): Offer => ({ kind: 'recent', words }))];
  const offers = text.trim() === '' ? empty : found;

  const choose = (offer: Offer): void => {
    if (offer.kind === 'address') onWords(offer.address.words);
    else if (offer.kind === 'recent') onWords(offer.words);
    else if (offer.kind === 'here') onHere();
    else onPosition(offer.at, offer.kind === 'place');
    input.current?.blur();
  };

  const box = useCombobox<Offer>({
    items: [...offers],
    inputValue: text,
    itemToString: textOf,
    defaultHighlightedIndex: 0,
    stateReducer: (_state, { type, changes }) =>
      // Leaving the box chooses nothing; only Enter and a click do.
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null, inputValue: text } : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null && selectedItem !== undefined) choose(selectedItem);
    },
    selectedItem: null,
  });
  const shows = box.isOpen && offers.length > 0;
  const nothing = box.isOpen && text.trim().length > 2 && offers.length === 0 && isDone && settled === text.trim();

  const message = trouble !== undefined ? say(trouble) : nothing ? say('noResults') : '';

  return (
    <search className="search">
      <div className="search-field">
        <Search size={20} strokeWidth={1.75} aria-hidden className="search-icon" />
        <input
          {...box.getInputProps({
            ref: input,
            'aria-label': say('searchLabel'),
            placeholder: say(isListening ? 'listening' : 'searchPlaceholder'),
            // Read at once, not from the state a moment later: otherwise fast typing loses letters.
            onChange: (event) => {
              setText(event.currentTarget.value);
              setTrouble(undefined);
            },
            onFocus: () => void prepareReading(),
            onKeyDown: (event) => {
              // While a Japanese, Chinese or Korean word is being composed, Enter belongs to the composer.
              if (event.nativeEvent.isComposing) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            },
            autoComplete: 'off',
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
            enterKeyHint: 'search',
            dir: 'auto',
          })}
          {...(offers.length === 0 ? { 'aria-activedescendant': undefined } : {})}
        />
        {text === '' || isListening ? null : (
          <button
            type="button"
            className="icon-button"
            aria-label={say('clear')}
            onClick={() => {
              setText('');
              input.current?.focus();
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
              box.openMenu();
            }}
            onTrouble={setTrouble}
          />
        )}
      </div>
      <ul {...box.getMenuProps({ 'aria-label': say('suggestions') })} className="offers" hidden={!shows}>
        {shows
          ? offers.map((offer, index) => (
              <li
                key={keyOf(offer)}
                {...box.getItemProps({ item: offer, index })}
                className={box.highlightedIndex === index ? 'offer is-highlighted' : 'offer'}
              >
                <Row offer={offer} typed={text} />
              </li>
            ))
          : null}
      </ul>
      <output className={message === '' ? 'visually-hidden' : 'search-nothing'}>{message}</output>
    </search>
  );
};
