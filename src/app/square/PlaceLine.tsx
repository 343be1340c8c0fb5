/** Where a square is, in words. */
import type { SquareAddress } from '../../client/client.ts';
import { placeOf } from '../queries/square.ts';
import { useAnswer } from '../queries/use-answer.ts';
import { useSettings } from '../state/settings.ts';
import { Flag } from '../text/Flag.tsx';
import { countryName, placeText, say } from '../text/messages.ts';

/**
 * The engine in the page gives its first answers before it knows the names of places, and knows villages only once they
 * are wanted: an answer without a name is asked about once more. Nothing is said to be at sea as long as that is not
 * known.
 */
const usePlace = ({ coordinates, nearestPlace, country }: SquareAddress): { text: string; country: string } => {
  const isEmbedded = useSettings(({ server }) => server === undefined);
  const later = useAnswer(placeOf, isEmbedded && nearestPlace === '' ? coordinates : undefined);
  if (later.isWaiting) return { text: countryName(country) || '…', country };
  if (later.error !== undefined) return { text: countryName(country), country };
  const known = later.value ?? { nearestPlace, country };
  return { text: placeText(known.nearestPlace, countryName(known.country)) || say('atSea'), country: known.country };
};

export const PlaceLine = ({ address }: { readonly address: SquareAddress }) => {
  const { text, country } = usePlace(address);
  return (
    <p className="place">
      <Flag country={country} /> {text}
    </p>
  );
};
