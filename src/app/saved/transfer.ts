/** Saved places from files and for files. */
import { type Placemark, placemarkOf } from '../../formats/index.ts';
import {
  type Box,
  type Collection,
  colourOf,
  isInside,
  listNamed,
  newId,
  nextColour,
  placesOf,
  type SavedList,
  type SavedPlace,
} from './collection.ts';

const SAVED_AT = 'saved';

export const toPlacemarks = (all: Collection, list?: string): readonly Placemark[] =>
  Object.values(all.lists)
    .filter(({ id }) => list === undefined || id === list)
    .flatMap(({ id, name }) =>
      placesOf(all, id).map((place) =>
        placemarkOf(place.lat, place.lng, [
          ['name', place.name],
          ['description', place.note],
          ['list', name],
          ['colour', colourOf(all, place)],
          ['words', place.words],
          [SAVED_AT, new Date(place.savedAt).toISOString()],
          ...Object.entries(place.others),
        ]),
      ),
    );

/** Two places with the same key are the same place, whatever else is said about them. */
const keyOf = (list: string, { lat, lng, name }: Pick<SavedPlace, 'lat' | 'lng' | 'name'>): string =>
  JSON.stringify([list, lat, lng, name]);

export type Imported = { readonly collection: Collection; readonly added: number; readonly known: number };

/**
 * Adds the placemarks of a file. Lists are found by name, or made; a place that its list has already, with the same
 * position and name, is not added again, so that importing a file twice does no harm.
 */
export const withPlacemarks = (
  all: Collection,
  placemarks: readonly Placemark[],
  { otherwise, now }: { readonly otherwise: string; readonly now: number },
): Imported => {
  const lists: Record<string, SavedList> = { ...all.lists };
  const places: Record<string, SavedPlace> = { ...all.places };
  const known = new Set(Object.values(places).map((place) => keyOf(place.list, place)));
  let added = 0;
  for (const placemark of placemarks) {
    const name = placemark.list || otherwise;
    const list = listNamed({ lists, places: {} }, name) ?? {
      id: newId(),
      name,
      colour: placemark.colour || nextColour({ lists, places: {} }),
    };
    lists[list.id] = list;
    const key = keyOf(list.id, placemark);
    if (known.has(key)) continue;
    known.add(key);
    const { [SAVED_AT]: saved = '', ...others } = placemark.others;
    const place: SavedPlace = {
      id: newId(),
      list: list.id,
      lat: placemark.lat,
      lng: placemark.lng,
      words: placemark.words,
      name: placemark.name,
      note: placemark.description,
      colour: placemark.colour === list.colour ? '' : placemark.colour,
      // A file keeps its order: each place a little older than the one before.
      savedAt: Date.parse(saved) || now - added,
      others,
    };
    places[place.id] = place;
    added++;
  }
  return { collection: { lists, places }, added, known: placemarks.length - added };
};

/** What is asked about words: the engine in the page, so that a file costs nobody's quota. */
export type Asked = {
  squareOf(words: string): Promise<{ readonly words: string; readonly square: Box }>;
  wordsAt(at: { readonly lat: number; readonly lng: number }, language: string): Promise<{ readonly words: string }>;
};

/** An address is never wrong: words of a file are kept only if their square is where the file says it is. */
export const checkedWords = async (ask: Asked, placemark: Placemark, language: string): Promise<string> => {
  if (placemark.words !== '') {
    const known = await ask.squareOf(placemark.words).catch(() => undefined);
    if (known !== undefined && isInside(known.square, placemark)) return known.words;
  }
  // A few languages have no words for the sea.
  return ask.wordsAt(placemark, language).then(
    ({ words }) => words,
    () => '',
  );
};
