/** Where a square is, in words, as soon as that is known. */
import type { SuggestedAddress } from '../../client/client.ts';
import { answeringServer } from '../queries/engine.ts';
import { placeOf } from '../queries/square.ts';
import { useAnswer } from '../queries/use-answer.ts';
import { countryName, placeText, say } from '../text/messages.ts';

type Place = Pick<SuggestedAddress, 'coordinates' | 'nearestPlace' | 'country'>;

/** No country: the sea, or nobody knows yet. */
const NOWHERE = 'ZZ';

/**
 * The engine in the page gives its first answers before it knows the names of places, and knows villages only once they
 * are wanted: an answer without a name is asked about once more. Nothing is said to be at sea as long as that is not
 * known. `isCountryEnough`: villages are not wanted for this.
 */
export const usePlace = (
  { coordinates, nearestPlace, country }: Place,
  isCountryEnough = false,
): { readonly text: string; readonly country: string } => {
  const lacks = nearestPlace === '' && (country === NOWHERE || !isCountryEnough);
  const later = useAnswer(placeOf, lacks && answeringServer() === undefined ? coordinates : undefined);
  if (later.isWaiting) return { text: countryName(country) || '…', country };
  if (later.error !== undefined) return { text: countryName(country), country };
  const known = later.value ?? { nearestPlace, country };
  return { text: placeText(known.nearestPlace, countryName(known.country)) || say('atSea'), country: known.country };
};
