import type { LanguageCode, SuggestInput, Suggestion, SuggestQuestion } from '../../engine/index.ts';
import { boundsOf, wrapLongitude } from '../../engine/index.ts';
import type { Ask } from '../asking.ts';
import { type Fault, fault, type Outcome, outcome, type ValuesOf } from '../endpoint.ts';
import { readText } from '../reading/text.ts';
import { readRecogniserJson, readSpeech, WRITTEN_WITHOUT_SPACES } from '../reading/voice.ts';
import { withSearchable } from '../staging.ts';
import { cornersOf, pointOf } from '../writing/degrees.ts';
import { mapLink } from '../writing/map-link.ts';
import { refused, type V3Code, v3Endpoint } from './errors.ts';
import * as parameter from './parameters.ts';
import { suggestionsAnswer, suggestionsWithCoordinatesAnswer } from './schemas.ts';

/** The autosuggest family: suggestions for typed text, and for what a recogniser heard. */
const parameters = {
  input: parameter.input,
  inputType: parameter.inputType,
  language: parameter.fallbackLanguage,
  results: parameter.resultCount,
  focus: parameter.focus,
  focusResults: parameter.focusResultCount,
  countries: parameter.clipToCountry,
  box: parameter.clipToBox,
  circle: parameter.clipToCircle,
  polygon: parameter.clipToPolygon,
  preferLand: parameter.preferLand,
  locale: parameter.locale,
};

/** Without a language there is no telling what was spoken; the recognisers that send more than words assume English. */
const languageForVoice = (textOf: (name: string) => string): Fault<V3Code> | undefined => {
  if (textOf('input-type') !== 'generic-voice' || textOf('language') !== '') return undefined;
  return {
    code: 'MissingLanguage',
    message: 'language: it is required when input-type is generic-voice; for example language=en',
  };
};

const inputOf = (
  text: string,
  type: parameter.InputType,
  language: LanguageCode | undefined,
): Outcome<V3Code, SuggestInput> => {
  if (type === 'text') {
    const typed = readText(text);
    return typed.ok ? outcome({ kind: 'text', text: typed.value }) : fault('BadInput', `input: ${typed.why}`);
  }
  if (type !== 'hybrid-asr' && language !== undefined && WRITTEN_WITHOUT_SPACES.has(language)) {
    const why = `${language} is written without spaces between words, which input-type=${type} needs`;
    return fault('BadLanguage', `language: ${why}; for example language=en`);
  }
  const heard = type === 'hybrid-asr' ? readRecogniserJson(text) : readSpeech(text);
  return heard.ok ? outcome({ kind: 'voice', hypotheses: heard.value }) : fault('BadInput', `input: ${heard.why}`);
};

type Values = ValuesOf<typeof parameters>;

const questionOf = (input: SuggestInput, values: Values): SuggestQuestion => {
  const { language, focus, focusResults, countries, box, circle, polygon } = values;
  return {
    input,
    results: Math.min(values.results, parameter.MOST_RESULTS),
    preferLand: values.preferLand,
    ...(language && { language }),
    ...(focus && { focus: { lat: focus.lat, lng: wrapLongitude(focus.lng) } }),
    ...(focus && focusResults !== undefined && { focusResults }),
    clip: {
      ...(countries && { countries }),
      ...(box && { box }),
      ...(circle && { circle }),
      ...(polygon && { polygon }),
    },
  };
};

const suggestionsFor = (
  values: Values,
  ask: Ask,
  write: (suggestion: Suggestion, ask: Ask) => object,
): Outcome<V3Code, string> | Promise<Outcome<V3Code, string>> => {
  const { focusResults, results } = values;
  if (focusResults !== undefined && focusResults > results)
    return fault('BadNFocusResults', `n-focus-results: ${focusResults} is greater than n-results, which is ${results}`);
  const input = inputOf(values.input, values.inputType, values.language);
  if (!input.ok) return input;
  return withSearchable(ask, input.value, values.language, () => {
    const found = ask.engine.suggest(questionOf(input.value, values));
    if (!found.ok) return refused(found.problem);
    return outcome(JSON.stringify({ suggestions: found.value.map((suggestion) => write(suggestion, ask)) }));
  });
};

const plain = ({ country, nearestPlace, words, distanceToFocusMetres, rank, language }: Suggestion) => ({
  country,
  nearestPlace,
  words,
  ...(distanceToFocusMetres !== undefined && { distanceToFocusKm: Math.round(distanceToFocusMetres / 1000) }),
  rank,
  language,
});

const withCoordinates = (suggestion: Suggestion, { mapUrl }: Ask) => ({
  ...plain(suggestion),
  square: cornersOf(boundsOf(suggestion.square)),
  coordinates: pointOf(suggestion.centre),
  map: mapLink(mapUrl, suggestion.words),
});

const family = { summary: 'Suggestions for a full or partial address', costly: true, parameters } as const;

export const autosuggest = v3Endpoint({
  ...family,
  path: '/v3/autosuggest',
  operation: 'v3/autosuggest',
  alsoMissing: languageForVoice,
  answers: suggestionsAnswer,
  answer: (values, ask) => suggestionsFor(values, ask, plain),
});

export const autosuggestWithCoordinates = v3Endpoint({
  ...family,
  path: '/v3/autosuggest-with-coordinates',
  operation: 'v3/autosuggest-with-coordinates',
  summary: 'Suggestions, each with its coordinates',
  alsoMissing: languageForVoice,
  answers: suggestionsWithCoordinatesAnswer,
  answer: (values, ask) => suggestionsFor(values, ask, withCoordinates),
});

/** Clients report here which suggestion was taken, older ones by POST. Nothing is kept: what people look for is theirs. */
export const autosuggestSelection = v3Endpoint({
  path: '/v3/autosuggest-selection',
  operation: 'v3/autosuggest-selection',
  summary: 'Reports which suggestion was taken; nothing is stored',
  alsoPost: true,
  parameters: {},
  answers: { type: 'object' },
  answer: () => outcome('{}'),
});
