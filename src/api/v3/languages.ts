import { LANGUAGES } from '../../engine/index.ts';
import { outcome } from '../endpoint.ts';
import { v3Endpoint } from './errors.ts';
import { languagesAnswer } from './schemas.ts';

const body = JSON.stringify({
  languages: LANGUAGES.map(({ code, name, nativeName }) => ({ code, name, nativeName })),
});

export const availableLanguages = v3Endpoint({
  path: '/v3/available-languages',
  operation: 'v3/available-languages',
  summary: 'The languages an address can be in',
  parameters: {},
  answers: languagesAnswer,
  answer: () => outcome(body),
});
