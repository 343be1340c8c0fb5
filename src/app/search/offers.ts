/** What the search box offers for a text: addresses, places, a position; answers that come late are dropped by key. */
import { useEffect, useState } from 'react';
import type { SuggestedAddress } from '../../client/client.ts';
import type { NamedPlace } from '../../client/transports.ts';
import { openAnswers } from '../queries/answers.ts';
import { client, engine } from '../queries/engine.ts';
import { useAnswer, useKept } from '../queries/use-answer.ts';
import type { SavedPlace } from '../saved/collection.ts';
import { useSettings } from '../state/settings.ts';
import type { Recent } from '../state/store.ts';
import { serverTrouble } from '../state/trouble.ts';
import { clipOf, type Filter, optionsOf } from './filter.ts';
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
      /** From the middle of the map. */
      readonly metres?: number | undefined;
    }
  | Extract<Typed, { readonly kind: 'position' }>
  | { readonly kind: 'recent'; readonly found: Recent }
  | { readonly kind: 'saved'; readonly place: SavedPlace }
  | { readonly kind: 'forget' }
  | { readonly kind: 'here' };

/** Long enough that a fast typist does not ask a server for every letter, short enough not to be felt. */
const PAUSE_MS = 60;

/** A server is asked when the typing pauses; the engine in the page, which costs nothing, for every letter. */
const useSettled = (text: string): string => {
  const asksServer = useSettings(({ server }) => server !== undefined);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return asksServer ? settled : text;
};

const MOST = 5;

/** The notations are not needed before somebody turns to the search box. */
const loadReading = () => import('./read-typed.ts');

/**
 * Called when the page rests, and when somebody turns to the search box: the first letter then finds all that answers it
 * in its place. Questions are tried as well, one at a time; the first of a kind takes five times as long as the next.
 */
export const prepareSearch = (language: string): void => {
  // What does not come now is asked for again with the first question, which then tells of the trouble.
  const later = (): void => undefined;
  loadReading().catch(later);
  if (useSettings.getState().server === undefined) engine('prepare', language, true).catch(later);
};

type Question = {
  readonly text: string;
  readonly language: string;
  readonly focus: Position | undefined;
  /** Heard, not typed: other mistakes are likely then. */
  readonly isSpoken: boolean;
  readonly filter: Filter;
};

/** A recogniser writes these without spaces: where a word ends can not be told from what it heard. */
const WRITTEN_WITHOUT_SPACES = new Set(['zh', 'ja', 'th']);

/** `serverSays`: places are found all the same, but a chosen server gave no addresses. */
type Found = { readonly offers: readonly Offer[]; readonly serverSays: string | undefined };

const offersOf = (
  addresses: readonly SuggestedAddress[],
  places: readonly NamedPlace[],
  metresTo: (at: Position) => number | undefined,
): readonly Offer[] => {
  const found: Offer[] = addresses.map((address) => ({ kind: 'address', address }));
  for (const { name, region, country, lat, lng } of places) {
    if (found.length >= MOST) break;
    const at = { lat, lng };
    found.push({ kind: 'place', name, region, country, at, metres: metresTo(at) });
  }
  return found;
};

/** What is on screen stays where it is. */
const inOrder = (shown: readonly NamedPlace[], all: readonly NamedPlace[]): readonly NamedPlace[] => [
  ...shown,
  ...all.filter(({ lat, lng }) => !shown.some((one) => one.lat === lat && one.lng === lng)),
];

/** Letters, a stop and letters are words of an address, never the name of a place; `St. Gallen` has a space. */
const WORDS = /\p{L}[.。．・]\p{L}/u;

const offersFor = async (question: Question, signal: AbortSignal): Promise<Found> => {
  const { text, language, focus, isSpoken, filter } = question;
  const { readTyped, metresBetween } = await loadReading();
  const typed = await readTyped(text, {
    focus,
    placeNamed: async (name) => (await engine('places', name, 1, focus, {}, true)).found[0],
  });
  if (typed?.kind === 'position') return { offers: [typed], serverSays: undefined };
  let serverSays: string | undefined;
  const options = {
    language,
    'n-results': 4,
    ...(isSpoken && !WRITTEN_WITHOUT_SPACES.has(language) ? { 'input-type': 'generic-voice' } : {}),
    ...(focus === undefined ? {} : { focus: `${focus.lat.toFixed(4)},${focus.lng.toFixed(4)}` }),
    ...optionsOf(filter),
  };
  const askPlaces = (waits: boolean) =>
    engine('places', text, MOST, focus, clipOf(filter), waits).catch(() => ({ found: [], isAll: true }));
  const isWords = WORDS.test(text);
  const [addresses, places] = await Promise.all([
    client.suggest(typed?.words ?? text, options, signal).catch((error: unknown) => {
      serverSays = serverTrouble(error)?.text;
      return [];
    }),
    isWords ? { found: [], isAll: false } : askPlaces(false),
  ]);
  const metresTo = (at: Position) => (focus === undefined ? undefined : metresBetween(focus, at));
  const withPlaces = (found: readonly NamedPlace[]): Found => ({
    offers: offersOf(addresses, found, metresTo),
    serverSays,
  });
  const shown = withPlaces(places.found);
  if (places.isAll || shown.offers.length === MOST || (isWords && addresses.length > 0)) return shown;
  const all = askPlaces(true).then(({ found }) => withPlaces(inOrder(places.found, found)));
  // Nobody is told that there is nothing before that is known. Otherwise what is there is shown, and the rest joins it.
  if (shown.offers.length === 0) return all;
  void all.then((more) => signal.aborted || answers.put(question, more));
  return shown;
};

const answers = openAnswers(
  ({ text, language, focus, isSpoken, filter }: Question) =>
    [text, language, isSpoken, focus?.lat.toFixed(1), focus?.lng.toFixed(1), JSON.stringify(filter)].join('\n'),
  offersFor,
);

export const useOffers = ({ text, language, focus, isSpoken, filter }: Question) => {
  const settled = useSettled(text.trim());
  const answer = useAnswer(answers, settled === '' ? undefined : { text: settled, language, focus, isSpoken, filter });
  // The list on screen stays until the next one is there.
  const found = useKept(answer);
  return {
    offers: settled === '' ? [] : (found?.offers ?? []),
    serverSays: found?.serverSays,
    /** The offers are those for the text as it stands. */
    isDone: settled === text.trim() && !answer.isWaiting,
  };
};
