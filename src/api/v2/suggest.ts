import type { Fault } from '../endpoint.ts';
import { candidatesFor } from './candidates.ts';
import { type V2Code, v2Endpoint } from './errors.ts';
import * as parameter from './parameters.ts';
import { blendsAnswer, suggestionsAnswer } from './schemas.ts';

/** The autosuggest family: typed and spoken, as a plain list or as a blend of near and far. */

const MOST_TYPED = 100;
const MOST_SPOKEN = 20;

/** In a blend one candidate is the nearest to the focus, the others are the best anywhere. */
const FOCUSED_IN_BLEND = 1;

const form = { format: parameter.format, callback: parameter.callback };

const typed = (name: string) =>
  v2Endpoint({
    path: `/v2/${name}`,
    operation: `v2/${name}`,
    summary: 'Suggestions for a full or partial address',
    costly: true,
    parameters: {
      addr: parameter.partialAddr,
      lang: parameter.fallbackLang,
      focus: parameter.focus,
      clip: parameter.clip,
      count: parameter.countUpTo(MOST_TYPED),
      display: parameter.suggestDisplay,
      ...form,
    },
    answers: suggestionsAnswer,
    answer: ({ addr, ...wanted }, ask) =>
      candidatesFor({ ...wanted, list: 'suggestions', input: { kind: 'text', text: addr } }, ask),
  });

export const autosuggest = typed('autosuggest');
export const autosuggestMl = typed('autosuggest-ml');

const blend = (name: string) =>
  v2Endpoint({
    path: `/v2/${name}`,
    operation: `v2/${name}`,
    summary: 'The most relevant candidates for a location',
    costly: true,
    parameters: {
      addr: parameter.partialAddr,
      lang: parameter.fallbackLang,
      focus: parameter.focus,
      count: parameter.countUpTo(MOST_TYPED),
      ...form,
    },
    answers: blendsAnswer,
    answer: ({ addr, ...wanted }, ask) => {
      const input = { kind: 'text', text: addr } as const;
      return candidatesFor({ ...wanted, list: 'blends', input, focused: FOCUSED_IN_BLEND, display: 'full' }, ask);
    },
  });

export const standardblend = blend('standardblend');
export const standardblendMl = blend('standardblend-ml');

/** Stands in the place of an address, so it is missing under the code of one. */
const inputForVoice = (textOf: (name: string) => string): Fault<V2Code> | undefined => {
  const wanted = textOf('voice-type') === 'text-asr' ? 'text' : 'json';
  if (textOf(wanted) !== '') return undefined;
  return { code: 200, message: `${wanted}: it is required when voice-type is ${textOf('voice-type') || 'hybrid'}` };
};

export const voiceAutosuggest = v2Endpoint({
  path: '/v2/voice-autosuggest',
  operation: 'v2/voice-autosuggest',
  summary: 'Suggestions for what a speech recogniser heard',
  costly: true,
  parameters: {
    json: parameter.json,
    text: parameter.text,
    lang: parameter.voiceLang,
    focus: parameter.focus,
    clip: parameter.clip,
    count: parameter.countUpTo(MOST_SPOKEN),
    voiceType: parameter.voiceType,
    display: parameter.suggestDisplay,
    ...form,
  },
  alsoMissing: inputForVoice,
  answers: suggestionsAnswer,
  answer: ({ json, text, voiceType, ...wanted }, ask) => {
    const hypotheses = (voiceType === 'hybrid' ? json : text) ?? [];
    return candidatesFor({ ...wanted, list: 'suggestions', input: { kind: 'voice', hypotheses } }, ask);
  },
});

export const voiceStandardblend = v2Endpoint({
  path: '/v2/voice-standardblend',
  operation: 'v2/voice-standardblend',
  summary: 'The most relevant candidates for what a speech recogniser heard',
  costly: true,
  parameters: {
    hypotheses: parameter.requiredJson,
    lang: parameter.voiceLang,
    focus: parameter.focus,
    count: parameter.countUpTo(MOST_SPOKEN),
    ...form,
  },
  answers: blendsAnswer,
  answer: ({ hypotheses, ...wanted }, ask) => {
    const input = { kind: 'voice', hypotheses } as const;
    return candidatesFor({ ...wanted, list: 'blends', input, focused: FOCUSED_IN_BLEND, display: 'full' }, ask);
  },
});
