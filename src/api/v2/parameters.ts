import { type Box, type LanguageCode, type Position, wrapLongitude } from '../../engine/index.ts';
import type { Parameter } from '../endpoint.ts';
import { readCorners } from '../reading/box.ts';
import { oneOf, readLanguage } from '../reading/choice.ts';
import { readCoordinates, readPair } from '../reading/coordinates.ts';
import { readInteger } from '../reading/integer.ts';
import { type Parsed, parsed, unreadable } from '../reading/parsed.ts';
import { readText, readWords } from '../reading/text.ts';
import { type Hypothesis, readRecogniserJson, readSpeech } from '../reading/voice.ts';
import { NO_CLIP, type Policies, readClip } from './clip.ts';
import type { V2Code } from './errors.ts';

/** The parameters of v2, each declared once and shared by the endpoints that take it. */
type P<T> = Parameter<T, V2Code>;

const string = { type: 'string' } as const;

export const addr: P<string> = {
  name: 'addr',
  about: 'Three-word address.',
  schema: string,
  example: 'word.word.word',
  read: readWords,
  malformed: 102,
  required: true,
  missing: 200,
};

export const partialAddr: P<string> = {
  ...addr,
  about: 'Full or partial address: two words and at least one letter of the third.',
  example: 'word.word.w',
  read: readText,
};

/** A latitude beyond a pole is read all the same: v2 tells coordinates that can not be read from those that do not exist. */
export const coords: P<Position> = {
  name: 'coords',
  about: 'Latitude, longitude.',
  schema: string,
  example: '51.521251,-0.203586',
  read: readPair,
  malformed: 104,
  required: true,
  missing: 201,
};

const langParameter = {
  name: 'lang',
  schema: { type: 'string', pattern: '^[A-Za-z]{2}$' },
  example: 'en',
  read: readLanguage,
  malformed: 103,
} as const;

export const addressLang: P<LanguageCode> = {
  ...langParameter,
  about: 'Language of the address; en when left out.',
  required: false,
  absent: 'en',
};

export const answerLang: P<LanguageCode | undefined> = {
  ...langParameter,
  about: 'Language to say the address in; its own when left out.',
  required: false,
  absent: undefined,
};

export const fallbackLang: P<LanguageCode | undefined> = { ...answerLang, about: 'Guides messy input.' };

const readEnglish = (text: string): Parsed<LanguageCode> => {
  const language = readLanguage(text);
  return language.ok && language.value !== 'en' ? unreadable('voice understands English only') : language;
};

export const voiceLang: P<LanguageCode> = {
  ...langParameter,
  about: 'Only en is supported for voice.',
  read: readEnglish,
  required: true,
  missing: 202,
};

const readFocus = (text: string): Parsed<Position> => {
  const focus = readCoordinates(text);
  return focus.ok ? parsed({ lat: focus.value.lat, lng: wrapLongitude(focus.value.lng) }) : focus;
};

export const focus: P<Position | undefined> = {
  name: 'focus',
  about: 'Results near this position are preferred.',
  schema: string,
  example: '51.4243877,-0.34745',
  read: readFocus,
  malformed: 105,
  required: false,
  absent: undefined,
};

export const clip: P<Policies> = {
  name: 'clip',
  about: 'none, radius(lat,lng,km), focus(km), bbox(nelat,nelng,swlat,swlng); several with commas between.',
  schema: { type: 'string', default: 'none' },
  example: 'radius(51.521,-0.343,142)',
  read: readClip,
  malformed: 106,
  required: false,
  absent: NO_CLIP,
};

export const countUpTo = (largest: number): P<number> => ({
  name: 'count',
  about: `Number of results; ${largest} when larger.`,
  schema: { type: 'integer', minimum: 1, default: 3 },
  example: '5',
  read: readInteger(1, largest),
  malformed: 107,
  required: false,
  absent: 3,
});

export const bbox: P<Box> = {
  name: 'bbox',
  about: 'North-east and south-west corner, in either order; at most 2 km apart.',
  schema: string,
  example: '52.208867,0.117540,52.207988,0.116126',
  read: readCorners,
  malformed: 108,
  required: true,
  missing: 203,
};

/** Where the recogniser's JSON is only one of two ways in, `voice-type` says whether it is missing. */
export const json: P<readonly Hypothesis[] | undefined> = {
  name: 'json',
  about: 'Recogniser JSON; required when voice-type is hybrid.',
  schema: string,
  example: '{"_hypotheses":[]}',
  read: readRecogniserJson,
  malformed: 102,
  required: false,
  absent: undefined,
};

export const requiredJson: P<readonly Hypothesis[]> = {
  ...json,
  about: 'Recogniser JSON.',
  read: readRecogniserJson,
  required: true,
  missing: 200,
};

export const text: P<readonly Hypothesis[] | undefined> = {
  name: 'text',
  about: 'Recogniser plain text; required when voice-type is text-asr.',
  schema: string,
  example: 'word word word',
  read: readSpeech,
  malformed: 102,
  required: false,
  absent: undefined,
};

export type VoiceType = 'hybrid' | 'text-asr';

export const voiceType: P<VoiceType> = {
  name: 'voice-type',
  about: 'Which of json and text holds the input.',
  schema: { type: 'string', enum: ['hybrid', 'text-asr'], default: 'hybrid' },
  example: 'text-asr',
  read: oneOf('hybrid', 'text-asr'),
  malformed: 102,
  required: false,
  absent: 'hybrid',
};

export type Display = 'full' | 'terse' | 'minimal';

const displayOf = <T extends Display>(...choices: readonly T[]): P<T | 'full'> => ({
  name: 'display',
  about: 'How much of the answer to show.',
  schema: { type: 'string', enum: ['full', ...choices], default: 'full' },
  example: 'terse',
  read: oneOf<T | 'full'>('full', ...choices),
  malformed: 100,
  required: false,
  absent: 'full',
});

export const display = displayOf('terse', 'minimal');
export const suggestDisplay = displayOf('terse');

export type Format = 'json' | 'geojson' | 'xml';

const formatOf = <T extends Format>(...choices: readonly T[]): P<T | 'json'> => ({
  name: 'format',
  about: 'Shape of the answer.',
  schema: { type: 'string', enum: ['json', ...choices], default: 'json' },
  example: 'geojson',
  read: oneOf<T | 'json'>('json', ...choices),
  malformed: 101,
  required: false,
  absent: 'json',
});

export const format = formatOf('geojson', 'xml');
export const gridFormat = formatOf('geojson');

const functionName = /^[A-Za-z_$][\w$.]{0,127}$/;

export const callback: P<string | undefined> = {
  name: 'callback',
  about: 'Wraps the answer as JSONP in a call of this function; not for xml.',
  schema: { type: 'string', pattern: functionName.source },
  example: 'show',
  read: (text) => (functionName.test(text) ? parsed(text) : unreadable('expected the name of a function')),
  malformed: 101,
  required: false,
  absent: undefined,
};
