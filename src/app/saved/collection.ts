/**
 * Saved places as plain values: every change makes a new collection, so that undoing is going back to the one before.
 */
import { type Placemark, placemarkOf } from '../../formats/index.ts';

export type SavedList = { readonly id: string; readonly name: string; readonly colour: string };

export type SavedPlace = {
  readonly id: string;
  readonly list: string;
  readonly lat: number;
  readonly lng: number;
  /** The address of its square, in the language it was saved in. */
  readonly words: string;
  readonly name: string;
  readonly note: string;
  /** `#rrggbb`; empty for the colour of its list. */
  readonly colour: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** What an imported file said besides, kept for the next export. */
  readonly others: Readonly<Record<string, string>>;
};

export type Collection = {
  readonly lists: Readonly<Record<string, SavedList>>;
  readonly places: Readonly<Record<string, SavedPlace>>;
};

export const EMPTY: Collection = { lists: {}, places: {} };

/** Colours for lists, told apart on light and dark ground (3:1 against both papers) and by most kinds of eyes. */
export const LIST_COLOURS = [
  '#d9480f',
  '#b7791f',
  '#2f855a',
  '#0f8a94',
  '#3b7dd8',
  '#7c5cd6',
  '#c2417f',
  '#77716a',
] as const;

/** Works in pages without TLS too, where `randomUUID` does not exist. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const withList = (all: Collection, list: SavedList): Collection => ({
  ...all,
  lists: { ...all.lists, [list.id]: list },
});

export const withPlace = (all: Collection, place: SavedPlace): Collection => ({
  ...all,
  places: { ...all.places, [place.id]: place },
});

export const withoutPlace = (all: Collection, id: string): Collection => {
  const { [id]: _, ...places } = all.places;
  return { ...all, places };
};

/** The places of a list go with it. */
export const withoutList = (all: Collection, id: string): Collection => {
  const { [id]: _, ...lists } = all.lists;
  return { lists, places: Object.fromEntries(Object.entries(all.places).filter(([, place]) => place.list !== id)) };
};

/** The next colour that no list has yet, round and round. */
export const nextColour = ({ lists }: Collection): string => {
  const used = Object.values(lists).map(({ colour }) => colour);
  return LIST_COLOURS.find((colour) => !used.includes(colour)) ?? LIST_COLOURS[used.length % LIST_COLOURS.length] ?? '';
};

export const listNamed = ({ lists }: Collection, name: string): SavedList | undefined =>
  Object.values(lists).find((list) => list.name === name);

/** Newest first. */
export const placesOf = ({ places }: Collection, list: string): readonly SavedPlace[] =>
  Object.values(places)
    .filter((place) => place.list === list)
    .sort((a, b) => b.savedAt - a.savedAt || a.id.localeCompare(b.id));

export const colourOf = ({ lists }: Collection, place: SavedPlace): string =>
  place.colour || lists[place.list]?.colour || LIST_COLOURS[0];

type Box = { readonly southwest: Position; readonly northeast: Position };
type Position = { readonly lat: number; readonly lng: number };

/** The place saved in a square, in whatever language its words are. */
export const placeIn = ({ places }: Collection, { southwest, northeast }: Box): SavedPlace | undefined =>
  Object.values(places).find(
    ({ lat, lng }) => lat >= southwest.lat && lat < northeast.lat && lng >= southwest.lng && lng < northeast.lng,
  );

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

type Records<T> = Readonly<Record<string, T>>;
type Change<T> = { readonly put: readonly T[]; readonly remove: readonly string[] };
export type Difference = { readonly lists: Change<SavedList>; readonly places: Change<SavedPlace> };

const changeOf = <T>(before: Records<T>, after: Records<T>): Change<T> => ({
  put: Object.entries(after).flatMap(([id, value]) => (before[id] === value ? [] : [value])),
  remove: Object.keys(before).filter((id) => after[id] === undefined),
});

/** What has to be written to get from one collection to another. */
export const differenceOf = (before: Collection, after: Collection): Difference => ({
  lists: changeOf(before.lists, after.lists),
  places: changeOf(before.places, after.places),
});

const applied = <T extends { readonly id: string }>(records: Records<T>, { put, remove }: Change<T>): Records<T> => {
  const kept = Object.entries(records).filter(([id]) => !remove.includes(id));
  return Object.fromEntries([...kept, ...put.map((value) => [value.id, value] as const)]);
};

export const withDifference = (all: Collection, { lists, places }: Difference): Collection => ({
  lists: applied(all.lists, lists),
  places: applied(all.places, places),
});
