import type { Box, LanguageCode, Position } from '../../engine/index.ts';
import type { Parameter } from '../endpoint.ts';
import { readClipBox, readCorners } from '../reading/box.ts';
import { oneOf, readFlag, readLanguage } from '../reading/choice.ts';
import { type Circle, readCircle } from '../reading/circle.ts';
import { readCoordinates } from '../reading/coordinates.ts';
import { readCountries } from '../reading/country.ts';
import { readInteger } from '../reading/integer.ts';
import { type Parsed, parsed, unreadable } from '../reading/parsed.ts';
import { MOST_PAIRS, readPolygon } from '../reading/polygon.ts';
import { readWords } from '../reading/text.ts';
import type { V3Code } from './errors.ts';

/** The parameters of v3, each declared once and shared by the endpoints that take it. */
type P<T> = Parameter<T, V3Code>;

export const coordinates: P<Position> = {
  name: 'coordinates',
  about: 'Position to convert: latitude, longitude.',
  schema: { type: 'string' },
  example: '51.521251,-0.203586',
  read: readCoordinates,
  malformed: 'BadCoordinates',
  required: true,
  missing: 'MissingCoordinates',
};

export const words: P<string> = {
  name: 'words',
  about: 'Three-word address, with or without the leading slashes.',
  schema: { type: 'string' },
  example: 'word.word.word',
  read: readWords,
  malformed: 'BadWords',
  required: true,
  missing: 'MissingWords',
};

const languageParameter = {
  name: 'language',
  schema: { type: 'string', pattern: '^[A-Za-z]{2}$' },
  example: 'en',
  read: readLanguage,
  malformed: 'BadLanguage',
  required: false,
} as const;

export const addressLanguage: P<LanguageCode> = {
  ...languageParameter,
  about: 'Language of the address; en when left out.',
  absent: 'en',
};

export const fallbackLanguage: P<LanguageCode | undefined> = {
  ...languageParameter,
  about:
    'Guides messy input, which is searched in all languages. Speech is searched in this one alone; generic-voice requires it.',
  absent: undefined,
};

export type Format = 'json' | 'geojson';

export const format: P<Format> = {
  name: 'format',
  about: 'Shape of the answer.',
  schema: { type: 'string', enum: ['json', 'geojson'], default: 'json' },
  example: 'geojson',
  read: oneOf('json', 'geojson'),
  malformed: 'BadFormat',
  required: false,
  absent: 'json',
};

export const boundingBox: P<Box> = {
  name: 'bounding-box',
  about: 'Two opposite corners, latitude and longitude each; at most 4 km from corner to corner.',
  schema: { type: 'string' },
  example: '52.207988,0.116126,52.208867,0.117540',
  read: readCorners,
  malformed: 'BadBoundingBox',
  required: true,
  missing: 'MissingBoundingBox',
};

export const MOST_RESULTS = 100;

/** Left as it came: what it means depends on `input-type`. */
export const input: P<string> = {
  name: 'input',
  about: 'Full or partial address: two words and at least one letter of the third; or what a recogniser heard.',
  schema: { type: 'string' },
  example: 'word.word.w',
  read: parsed,
  malformed: 'BadInput',
  required: true,
  missing: 'MissingInput',
};

export const resultCount: P<number> = {
  name: 'n-results',
  about: `Number of results; ${MOST_RESULTS} when larger.`,
  schema: { type: 'integer', minimum: 1, default: 3 },
  example: '5',
  // Cut to the most there are later: the number for the focus is compared with what was asked for.
  read: readInteger(1, Number.MAX_SAFE_INTEGER),
  malformed: 'BadNResults',
  required: false,
  absent: 3,
};

/** Compared with the number of results as that was asked for. */
export const focusResultCount: P<number | undefined> = {
  name: 'n-focus-results',
  about: 'How many of the results the focus weighs; all of them when left out. Not greater than n-results.',
  schema: { type: 'integer', minimum: 0 },
  example: '1',
  read: readInteger(0, Number.MAX_SAFE_INTEGER),
  malformed: 'BadNFocusResults',
  required: false,
  absent: undefined,
};

export const focus: P<Position | undefined> = {
  name: 'focus',
  about: 'Results near this position are preferred. The longitude may wrap.',
  schema: { type: 'string' },
  example: '51.4243877,-0.34745',
  read: readCoordinates,
  malformed: 'BadFocus',
  required: false,
  absent: undefined,
};

export const clipToCountry: P<readonly string[] | undefined> = {
  name: 'clip-to-country',
  about: 'Two-letter country codes between commas.',
  schema: { type: 'string', pattern: '^[A-Za-z]{2}(,[A-Za-z]{2})*$' },
  example: 'NZ,AU',
  read: readCountries,
  malformed: 'BadClipToCountry',
  required: false,
  absent: undefined,
};

export const clipToBox: P<Box | undefined> = {
  name: 'clip-to-bounding-box',
  about: 'South, west, north, east. Longitudes above 180 let a box cross the antimeridian.',
  schema: { type: 'string' },
  example: '51.521,-0.343,52.6,2.3324',
  read: readClipBox,
  malformed: 'BadClipToBoundingBox',
  required: false,
  absent: undefined,
};

export const clipToCircle: P<Circle | undefined> = {
  name: 'clip-to-circle',
  about: 'Latitude, longitude and radius in kilometres.',
  schema: { type: 'string' },
  example: '51.521,-0.343,142',
  read: readCircle,
  malformed: 'BadClipToCircle',
  required: false,
  absent: undefined,
};

export const clipToPolygon: P<readonly Position[] | undefined> = {
  name: 'clip-to-polygon',
  about: `Closed ring of latitude, longitude pairs, the first repeated last; at most ${MOST_PAIRS} pairs.`,
  schema: { type: 'string' },
  example: '51.521,-0.343,52.6,2.3324,54.234,8.343,51.521,-0.343',
  read: readPolygon,
  malformed: 'BadClipToPolygon',
  required: false,
  absent: undefined,
};

export type InputType = 'text' | 'hybrid-asr' | 'cloud-asr' | 'generic-voice';

/** Clients of long standing know the recognisers by the names of products. */
const olderNames: ReadonlyMap<string, InputType> = new Map([
  ['vocon-hybrid', 'hybrid-asr'],
  ['nmdp-asr', 'cloud-asr'],
  ['speechmatics', 'cloud-asr'],
]);

const inputTypes: readonly InputType[] = ['text', 'hybrid-asr', 'cloud-asr', 'generic-voice'];

const readInputType = (text: string): Parsed<InputType> => {
  const name = text.trim();
  const found = olderNames.get(name) ?? inputTypes.find((type) => type === name);
  return found === undefined ? unreadable(`expected one of ${inputTypes.join(', ')}`) : parsed(found);
};

export const inputType: P<InputType> = {
  name: 'input-type',
  about: 'What kind of input this is; the older names vocon-hybrid, nmdp-asr and speechmatics are understood.',
  schema: { type: 'string', enum: [...inputTypes, ...olderNames.keys()], default: 'text' },
  example: 'generic-voice',
  read: readInputType,
  malformed: 'BadInputType',
  required: false,
  absent: 'text',
};

/** Variants of a language that other services know. */
export const locale: P<string> = {
  name: 'locale',
  about: 'Accepted and ignored: the languages here have one form each.',
  schema: { type: 'string' },
  example: 'mn_la',
  read: parsed,
  malformed: 'BadLanguage',
  required: false,
  absent: '',
};

export const preferLand: P<boolean> = {
  name: 'prefer-land',
  about: 'false lets more suggestions lie in the sea.',
  schema: { type: 'boolean', default: true },
  example: 'false',
  read: readFlag,
  malformed: 'BadInput',
  required: false,
  absent: true,
};
