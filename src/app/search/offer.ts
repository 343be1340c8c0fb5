/** What is asked in the search box, and what it offers. */
import type { SuggestedAddress } from '../../client/client.ts';
import type { SavedPlace } from '../saved/collection.ts';
import type { Recent } from '../state/choices.ts';
import type { MessageKey } from '../text/messages.ts';
import type { Filter } from './filter.ts';
import type { Position } from './read-place.ts';
import type { Typed } from './read-typed.ts';

export type Offer =
  | { readonly kind: 'address'; readonly address: SuggestedAddress }
  | {
      readonly kind: 'place';
      readonly name: string;
      readonly region: string;
      readonly country: string;
      readonly at: Position;
      /** At which all of it is seen. */
      readonly zoom: number;
      /** From the middle of the map. */
      readonly metres?: number | undefined;
    }
  | Extract<Typed, { readonly kind: 'position' }>
  | { readonly kind: 'recent'; readonly found: Recent }
  | { readonly kind: 'saved'; readonly place: SavedPlace }
  | { readonly kind: 'forget' }
  | { readonly kind: 'here' };

export type Question = {
  readonly text: string;
  readonly language: string;
  /** Numbers and letters mean what they mean in it. */
  readonly pageLanguage: string;
  readonly focus: Position | undefined;
  /** Heard, not typed: other mistakes are likely then. */
  readonly isSpoken: boolean;
  readonly filter: Filter;
};

/**
 * `serverSays`: places are found all the same, but whoever answers gave no addresses, a chosen server or the engine.
 * `why`: what to say when there is no offer at all.
 */
export type FoundOffers = {
  readonly offers: readonly Offer[];
  readonly serverSays: string | undefined;
  readonly why: MessageKey;
};

/** No two rows of a list have the same: many places are called Springfield. */
export const keyOf = (offer: Offer): string => {
  if (offer.kind === 'address') return offer.address.words;
  if (offer.kind === 'saved') return offer.place.id;
  if (offer.kind === 'recent') return JSON.stringify(offer.found);
  if (offer.kind === 'place') return JSON.stringify([offer.name, offer.at]);
  return offer.kind;
};
