import type { LanguageCode, Position } from '../../engine/index.ts';
import type { Parameter } from '../endpoint.ts';
import { readLanguage } from '../reading/choice.ts';
import { readCoordinates } from '../reading/coordinates.ts';
import { type Parsed, parsed, unreadable } from '../reading/parsed.ts';
import { readWords } from '../reading/text.ts';
import type { UnversionedCode } from './errors.ts';

type P<T> = Parameter<T, UnversionedCode>;

export const string: P<string> = {
  name: 'string',
  about: 'Three-word address.',
  schema: { type: 'string' },
  example: 'word.word.word',
  read: readWords,
  malformed: '11',
  required: true,
  missing: '11',
};

export const position: P<Position> = {
  name: 'position',
  about: 'Latitude, longitude.',
  schema: { type: 'string' },
  example: '51.521251,-0.203586',
  read: readCoordinates,
  malformed: '21',
  required: true,
  missing: '21',
};

const lang = {
  name: 'lang',
  schema: { type: 'string', pattern: '^[A-Za-z]{2}$' },
  example: 'en',
  read: readLanguage,
  malformed: '41',
  required: false,
} as const;

export const lang3Words: P<LanguageCode> = { ...lang, about: 'Language of the words; en when left out.', absent: 'en' };

export const answerLang: P<LanguageCode | undefined> = {
  ...lang,
  about: 'Language to answer in; that of the address when left out.',
  absent: undefined,
};

/** Forms and scripts of that time sent flags in all these ways. */
const yes = new Set(['true', '1', 'yes', 'on']);
const no = new Set(['false', '0', 'no', 'off', '']);

const readYesNo = (text: string): Parsed<boolean> => {
  const word = text.length > 20 ? 'long' : text.trim().toLowerCase();
  if (yes.has(word)) return parsed(true);
  return no.has(word) ? parsed(false) : unreadable('expected true or false');
};

export const corners: P<boolean> = {
  name: 'corners',
  about: 'Whether the answer holds the corners of the square.',
  schema: { type: 'boolean', default: false },
  example: 'true',
  read: readYesNo,
  malformed: 'UE',
  required: false,
  absent: false,
};
