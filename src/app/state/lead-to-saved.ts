/** The way to a saved place. Its position stays; its words may address another square since the data have changed. */
import type { Point, SquareAddress } from '../../client/client.ts';
import { isInside, type SavedPlace, withPlace } from '../saved/collection.ts';
import { useSaved } from '../saved/store.ts';

type Ways = {
  readonly squareOf: (words: string) => Promise<SquareAddress>;
  /** Nothing else was chosen meanwhile. */
  readonly isWanted: () => boolean;
  readonly show: (address: SquareAddress) => void;
  /** Answers with the words that were found there. */
  readonly select: (at: Point) => Promise<string | undefined>;
};

/** To the words where they still fit the position, else to the position; the place then keeps the words of today. */
export const leadToSaved = async (place: SavedPlace, { squareOf, isWanted, show, select }: Ways): Promise<void> => {
  const { id, words } = place;
  const known = words === '' ? undefined : await squareOf(words).catch(() => undefined);
  if (!isWanted()) return;
  if (known !== undefined && isInside(known.square, place)) {
    show(known);
    return;
  }
  const renewed = await select(place);
  const { collection, change } = useSaved.getState();
  const now = collection.places[id];
  // Whoever saved it without words, at sea, has none that could be wrong.
  if (renewed === undefined || words === '' || now?.words !== words) return;
  change(withPlace(collection, { ...now, words: renewed }));
};
