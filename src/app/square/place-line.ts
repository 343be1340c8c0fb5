/** Where a square is, in words. */
import type { SquareAddress } from '../../client/client.ts';
import { openAnswers } from '../queries/answers.ts';
import { client, engine } from '../queries/engine.ts';
import { useAnswer } from '../queries/use-answer.ts';
import { countryName, placeText, say } from '../text/messages.ts';

/** The first address of a visit is answered before the places have come: it is asked for again when they have. */
const placed = openAnswers(
  (words: string) => words,
  async (words, signal) => {
    await engine('placesReady');
    return client.squareOf(words, signal);
  },
);

/** Nothing is said to be at sea as long as that is not known. */
export const usePlaceLine = (address: SquareAddress): string => {
  const later = useAnswer(placed, address.nearestPlace === '' ? address.words : undefined);
  const { nearestPlace, country } = later.value ?? address;
  const text = placeText(nearestPlace, countryName(country));
  if (text !== '') return text;
  return later.value === undefined ? (later.isWaiting ? '…' : '') : say('atSea');
};
