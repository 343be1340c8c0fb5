/**
 * Saved places as plain values: every change makes a new collection, so that undoing is going back to the one before.
 */
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
  '#0f8a94',
  '#3b7dd8',
  '#2f855a',
  '#b7791f',
  '#d9480f',
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

export type Box = { readonly southwest: Position; readonly northeast: Position };
type Position = { readonly lat: number; readonly lng: number };

/** A square owns its south and west edges only, so that neighbours never both claim a place. */
export const isInside = ({ southwest, northeast }: Box, { lat, lng }: Position): boolean =>
  lat >= southwest.lat && lat < northeast.lat && lng >= southwest.lng && lng < northeast.lng;

/** The place saved in a square, in whatever language its words are. */
export const placeIn = ({ places }: Collection, square: Box): SavedPlace | undefined =>
  Object.values(places).find((place) => isInside(square, place));

/** What a place is called: its name, else its words, else where it is. */
export const titleOf = ({ name, words, lat, lng }: SavedPlace): string =>
  name || (words === '' ? `${lat.toFixed(5)}, ${lng.toFixed(5)}` : `///${words}`);

/** The newest of all lists. */
export const latestPlaces = ({ places }: Collection, most: number): readonly SavedPlace[] =>
  Object.values(places)
    .sort((a, b) => b.savedAt - a.savedAt)
    .slice(0, most);

/** Those whose name or note has the text in it, whatever its case. */
export const placesMatching = (all: Collection, text: string, most: number): readonly SavedPlace[] => {
  const wanted = text.trim().toLocaleLowerCase();
  const isMeant = ({ name, note }: SavedPlace): boolean => `${name}\n${note}`.toLocaleLowerCase().includes(wanted);
  // One letter is in nearly every name.
  return wanted.length < 2 ? [] : latestPlaces(all, Number.POSITIVE_INFINITY).filter(isMeant).slice(0, most);
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
