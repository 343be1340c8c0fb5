/** What the search box offers for a text: addresses, places, a position; answers that come late are dropped by key. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SuggestedAddress } from '../../client/client.ts';
import { client, engine } from '../queries/engine.ts';
import { type Position, readPosition } from './read-place.ts';

export type Offer =
  | { readonly kind: 'address'; readonly address: SuggestedAddress }
  | {
      readonly kind: 'place';
      readonly name: string;
      readonly region: string;
      readonly country: string;
      readonly at: Position;
    }
  | { readonly kind: 'position'; readonly at: Position }
  | { readonly kind: 'recent'; readonly words: string }
  | { readonly kind: 'here' };

/** Long enough that a fast typist does not ask for every letter, short enough not to be felt. */
const PAUSE_MS = 60;

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

const MOST = 5;

const offersFor = async (
  text: string,
  language: string,
  focus: Position | undefined,
  signal: AbortSignal,
): Promise<readonly Offer[]> => {
  const at = readPosition(text);
  if (at !== undefined) return [{ kind: 'position', at }];
  const options = {
    language,
    'n-results': 4,
    ...(focus === undefined ? {} : { focus: `${focus.lat.toFixed(4)},${focus.lng.toFixed(4)}` }),
  };
  const [addresses, places] = await Promise.all([
    client.suggest(text, options, signal).catch(() => []),
    engine('places', text, MOST, focus).catch(() => []),
  ]);
  const found: Offer[] = addresses.map((address) => ({ kind: 'address', address }));
  for (const { name, region, country, lat, lng } of places) {
    if (found.length >= MOST) break;
    found.push({ kind: 'place', name, region, country, at: { lat, lng } });
  }
  return found;
};

export const useOffers = (text: string, language: string, focus: Position | undefined) => {
  const settled = useSettled(text.trim());
  const query = useQuery({
    queryKey: ['offers', settled, language, focus?.lat.toFixed(1), focus?.lng.toFixed(1)],
    queryFn: ({ signal }) => offersFor(settled, language, focus, signal),
    enabled: settled.length > 0,
    // The list on screen stays until the next one is there: nothing flickers.
    placeholderData: (previous) => previous,
    gcTime: 60_000,
  });
  return {
    offers: settled === '' ? [] : (query.data ?? []),
    settled,
    isDone: query.isSuccess && !query.isPlaceholderData,
  };
};
