/** Finds what the search box offers for a text: loaded when somebody turns to it. */
import { RefusedError, type SuggestedAddress } from '../../client/client.ts';
import type { NamedPlace } from '../../client/transports.ts';
import { client, engine } from '../queries/engine.ts';
import { reasonOf, serverTrouble } from '../state/trouble.ts';
import { clipOf, isFiltering, optionsOf } from './filter.ts';
import type { FoundOffers, Offer, Question } from './offer.ts';
import type { Position } from './read-place.ts';
import { metresBetween, readTyped } from './read-typed.ts';
import { whyNothing } from './why-nothing.ts';

const MOST = 5;

/** A recogniser writes these without spaces: where a word ends can not be told from what it heard. */
const WRITTEN_WITHOUT_SPACES = new Set(['zh', 'ja', 'th']);

type PlacesFound = { readonly found: readonly NamedPlace[]; readonly isCalledSo: boolean };

/** Closer, the built-in map has no names to tell a place by. */
const CLOSEST_PLACE_ZOOM = 12.9;

/** Ten times the people live on three to four times the width: a city of a million is seen at 10.4. */
const zoomOf = (population: number): number =>
  Math.min(CLOSEST_PLACE_ZOOM, 17 - 1.1 * Math.log10(Math.max(1, population)));

const offersOf = (
  addresses: readonly SuggestedAddress[],
  places: readonly NamedPlace[],
  focus: Position | undefined,
): readonly Offer[] => {
  const found: Offer[] = addresses.map((address) => ({ kind: 'address', address }));
  for (const { name, region, country, lat, lng, population } of places) {
    if (found.length >= MOST) break;
    const at = { lat, lng };
    const metres = focus === undefined ? undefined : metresBetween(focus, at);
    found.push({ kind: 'place', name, region, country, at, zoom: zoomOf(population), metres });
  }
  return found;
};

const without = (places: readonly NamedPlace[], others: readonly NamedPlace[]): readonly NamedPlace[] =>
  places.filter(({ lat, lng }) => !others.some((one) => one.lat === lat && one.lng === lng));

/** What is on screen stays where it is, behind the city alone that somebody typed the whole name of in another language. */
const inOrder = (shown: readonly NamedPlace[], { found, isCalledSo }: PlacesFound): readonly NamedPlace[] => {
  const first = isCalledSo ? found.slice(0, 1) : [];
  const kept = [...first, ...without(shown, first)];
  return [...kept, ...without(found, kept)];
};

/** Somebody who types on wants other places: what a full list may lack is loaded when the typing rests. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

/** Letters, a stop and letters are words of an address, never the name of a place; `St. Gallen` has a space. */
const WORDS = /\p{L}[.。．・]\p{L}/u;

/** Slashes before words say that they are an address, which nobody writes who is not sure of it. */
const MARKED = /^\/{2,3}(\S+)$/;

const exactFirst = (addresses: readonly SuggestedAddress[], given: string): readonly SuggestedAddress[] => [
  ...addresses.filter(({ words }) => words === given),
  ...addresses.filter(({ words }) => words !== given),
];

const NO_PLACES = { found: [], isAll: true, isCalledSo: false };

/** Where an answer stands that more may still join. */
type Answered = {
  readonly isStillWatched: (question: Question) => boolean;
  readonly put: (question: Question, found: FoundOffers) => void;
};

export const findOffers = async (question: Question, signal: AbortSignal, answers: Answered): Promise<FoundOffers> => {
  const { text, language, pageLanguage, focus, isSpoken, filter } = question;
  const why = whyNothing(text, isFiltering(filter));
  const typed = await readTyped(text, {
    focus,
    pageLanguage,
    placeNamed: async (name) => (await engine('places', name, 1, focus, {}, true)).found[0],
  });
  if (typed?.kind === 'position') return { offers: [typed], serverSays: undefined, why };
  let serverSays: string | undefined;
  const options = {
    language,
    'n-results': 4,
    ...(isSpoken && !WRITTEN_WITHOUT_SPACES.has(language) ? { 'input-type': 'generic-voice' } : {}),
    ...(focus === undefined ? {} : { focus: `${focus.lat.toFixed(4)},${focus.lng.toFixed(4)}` }),
    ...optionsOf(filter),
  };
  const askPlaces = (waits: boolean) =>
    engine('places', text, MOST, focus, clipOf(filter), waits).catch(() => NO_PLACES);
  const isWords = WORDS.test(text);
  const [addresses, places] = await Promise.all([
    client.suggest(typed?.words ?? text, options, signal).catch((error: unknown) => {
      // What was refused is a text in which nothing can be found, and that is what the box says of it.
      serverSays = serverTrouble(error)?.text ?? (error instanceof RefusedError ? undefined : reasonOf(error));
      return [];
    }),
    isWords ? { ...NO_PLACES, isAll: false } : askPlaces(false),
  ]);
  const given = typed?.words ?? MARKED.exec(text)?.[1];
  const asGiven = given === undefined ? addresses : exactFirst(addresses, given.toLowerCase());
  const withPlaces = (found: readonly NamedPlace[]): FoundOffers => ({
    offers: offersOf(asGiven, found, focus),
    serverSays,
    why,
  });
  const shown = withPlaces(places.found);
  const isFull = shown.offers.length === MOST;
  if (places.isAll || (addresses.length > 0 && (isWords || isFull))) return shown;
  const all = async (): Promise<FoundOffers> => withPlaces(inOrder(places.found, await askPlaces(true)));
  // Nobody is told that there is nothing before that is known. Otherwise what is there is shown, and the rest joins it.
  if (shown.offers.length === 0) return all();
  const joinRest = async (): Promise<void> => {
    if (isFull) await rest();
    if (isFull && !answers.isStillWatched(question)) return;
    const more = await all();
    if (!signal.aborted) answers.put(question, more);
  };
  void joinRest();
  return shown;
};
