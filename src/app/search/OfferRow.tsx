import { Bookmark, Clock, LocateFixed, MapPin, Trash2 } from 'lucide-react';
import type { SuggestedAddress } from '../../client/client.ts';
import { titleOf } from '../saved/collection.ts';
import { positionText } from '../square/coordinates.ts';
import { usePlace } from '../square/use-place.ts';
import { useSettings } from '../state/settings.ts';
import { Flag } from '../text/Flag.tsx';
import { countryName, distanceText, placeText, say } from '../text/messages.ts';
import { Marked } from './marked.tsx';
import type { Offer } from './offer.ts';

const Distance = ({ metres }: { readonly metres: number | undefined }) =>
  metres === undefined ? null : <span className="offer-side">{distanceText(metres)}</span>;

const AddressRow = ({ address, typed }: { readonly address: SuggestedAddress; readonly typed: string }) => {
  const { words, distanceToFocusKm } = address;
  const { text, country } = usePlace(address, true);
  return (
    <>
      <MapPin size={20} strokeWidth={1.75} aria-hidden />
      <span className="offer-main">
        <Marked words={words} typed={typed} />
        <small>
          <Flag country={country} /> {text}
        </small>
      </span>
      <Distance metres={distanceToFocusKm === undefined ? undefined : distanceToFocusKm * 1000} />
    </>
  );
};

const OfferRow = ({ offer, typed }: { readonly offer: Offer; readonly typed: string }) => {
  if (offer.kind === 'here') {
    return (
      <>
        <LocateFixed size={20} strokeWidth={1.75} aria-hidden />
        <span className="offer-main">{say('myLocation')}</span>
      </>
    );
  }
  if (offer.kind === 'forget') {
    return (
      <>
        <Trash2 size={20} strokeWidth={1.75} aria-hidden />
        <span className="offer-main is-quiet">{say('clearRecent')}</span>
      </>
    );
  }
  if (offer.kind === 'saved') {
    return (
      <>
        <Bookmark size={20} strokeWidth={1.75} aria-hidden />
        <span className="offer-main">
          <bdi>{titleOf(offer.place)}</bdi>
          {offer.place.note === '' ? null : (
            <small>
              <bdi>{offer.place.note}</bdi>
            </small>
          )}
        </span>
      </>
    );
  }
  if (offer.kind === 'recent') {
    return (
      <>
        <Clock size={20} strokeWidth={1.75} aria-hidden />
        <span className="offer-main">
          {offer.found.kind === 'words' ? (
            <bdi>
              <span className="slashes">{'///'}</span>
              {offer.found.words}
            </bdi>
          ) : (
            <>
              <bdi>{offer.found.name}</bdi>
              <small>
                <Flag country={offer.found.country} /> {placeText(offer.found.region, countryName(offer.found.country))}
              </small>
            </>
          )}
        </span>
      </>
    );
  }
  if (offer.kind === 'address') return <AddressRow address={offer.address} typed={typed} />;
  return (
    <>
      <MapPin size={20} strokeWidth={1.75} aria-hidden />
      <span className="offer-main">
        <bdi>{offer.kind === 'place' ? offer.name : say(offer.notation)}</bdi>
        <small>
          {offer.kind === 'place' ? <Flag country={offer.country} /> : null}{' '}
          {offer.kind === 'place'
            ? placeText(offer.region, countryName(offer.country))
            : positionText(offer.at, useSettings.getState().coordinates)}
        </small>
      </span>
      {offer.kind === 'place' ? <Distance metres={offer.metres} /> : null}
    </>
  );
};

export default OfferRow;
