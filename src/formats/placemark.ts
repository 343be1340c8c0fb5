/**
 * A place as it travels between programs: a position, what people call it, and whatever else a file said about it.
 *
 * All placemarks are made by `placemarkOf`, so that they are in one normal form: texts trimmed, colours `#rrggbb`,
 * nothing empty among the others. Written in any format and read again, a placemark is the same.
 */
export type Placemark = {
  /** Degrees, WGS 84. */
  readonly lat: number;
  readonly lng: number;
  readonly name: string;
  readonly description: string;
  /** The name of the list, folder or category that it belongs to; empty for none. */
  readonly list: string;
  /** `#rrggbb`, or empty. */
  readonly colour: string;
  /** A three-word address, as the file has it: nobody has checked it. */
  readonly words: string;
  /** Every other text of the file, by the name it has there. */
  readonly others: Readonly<Record<string, string>>;
};

/** An entry that is no placemark: its number in the file, from one, and why. */
export type LeftOut = {
  readonly entry: number;
  readonly reason: 'no-position' | 'not-on-earth' | 'not-a-point';
};

export type FileContent = { readonly placemarks: readonly Placemark[]; readonly leftOut: readonly LeftOut[] };

/** What can be wrong with a whole file. `detail` is for developers; the line, where one is known, for everybody. */
export type FileProblem = {
  readonly code: 'empty' | 'not-json' | 'not-geojson' | 'not-xml' | 'not-kml' | 'not-gpx' | 'no-position-columns';
  readonly detail: string;
  /** From one. */
  readonly line?: number;
};

export type FileRead =
  | { readonly ok: true; readonly value: FileContent }
  | { readonly ok: false; readonly problem: FileProblem };

export const fileProblem = (code: FileProblem['code'], detail: string, line?: number): FileRead => ({
  ok: false,
  problem: { code, detail, ...(line === undefined ? {} : { line }) },
});

/** The names that other programs give our fields, our own first. Compared without case. */
const ALIASES = {
  name: ['name', 'title', 'label'],
  description: ['description', 'desc', 'note', 'notes', 'comment', 'cmt'],
  list: ['list', 'folder', 'category', 'group', 'type'],
  colour: ['colour', 'color', 'marker-color', 'displaycolor'],
  words: ['words'],
} as const;

type Field = keyof typeof ALIASES;

export const LATITUDE_NAMES: readonly string[] = ['lat', 'latitude', 'y'];
export const LONGITUDE_NAMES: readonly string[] = ['lng', 'lon', 'long', 'longitude', 'x'];

/** `#abc`, `aabbcc` and `#AABBCC` become `#aabbcc`; anything else nothing. */
export const hexColour = (text: string): string => {
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (hex === undefined) return '';
  return hex.length === 6 ? `#${hex}` : `#${[...hex].map((digit) => digit + digit).join('')}`;
};

/** Longitudes beyond the antimeridian come from files that follow a route across it. */
const wrapped = (lng: number): number => (Math.abs(lng) <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180);

export const isOnEarth = (lat: number, lng: number): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 360;

type Entry = readonly [key: string, value: string];

/** Takes the value of the best-named entry out of the rest: our own name exactly, then by the order of the aliases. */
const taken = (field: Field, rest: Entry[]): string => {
  const names: readonly string[] = ALIASES[field];
  const rank = ([key]: Entry): number => (key === field ? -1 : names.indexOf(key.toLowerCase()));
  const isOurs = (entry: Entry): boolean => entry[0] === field || names.includes(entry[0].toLowerCase());
  const read = field === 'colour' ? hexColour : (text: string) => text;
  const [best] = rest.filter((entry) => isOurs(entry) && read(entry[1]) !== '').sort((a, b) => rank(a) - rank(b));
  const value = best === undefined ? '' : read(best[1]);
  // What says the same again, or has our name but no sense, would only be in the way when the placemark is written.
  const isSpent = (entry: Entry): boolean =>
    entry === best || entry[0] === field || (isOurs(entry) && read(entry[1]) === value);
  rest.splice(0, rest.length, ...rest.filter((entry) => !isSpent(entry)));
  return value;
};

/** A placemark from the texts that a file has about a position; the first of two entries of one name counts. */
export const placemarkOf = (lat: number, lng: number, entries: Iterable<Entry>): Placemark => {
  const known = new Map<string, string>();
  for (const [key, value] of entries) {
    const [name, text] = [key.trim(), value.trim()];
    const isPosition = [...LATITUDE_NAMES, ...LONGITUDE_NAMES].includes(name.toLowerCase());
    if (name !== '' && text !== '' && !isPosition && !known.has(name)) known.set(name, text);
  }
  const rest: Entry[] = [...known];
  return {
    lat,
    lng: wrapped(lng),
    name: taken('name', rest),
    description: taken('description', rest),
    list: taken('list', rest),
    colour: taken('colour', rest),
    words: taken('words', rest),
    others: Object.fromEntries(rest),
  };
};

/** Degrees without an exponent, which not every format allows. The twelfth decimal is a tenth of a micrometre. */
export const decimal = (degrees: number): string => {
  const text = String(degrees);
  return text.includes('e') ? degrees.toFixed(12).replace(/\.?0+$/, '') : text;
};
