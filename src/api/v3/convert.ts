import type { Address, Result } from '../../engine/index.ts';
import type { Ask } from '../asking.ts';
import { type Outcome, outcome } from '../endpoint.ts';
import { squareOfWords, withLanguage } from '../staging.ts';
import { addressJson } from './address.ts';
import { faultOf, refused, type V3Code, v3Endpoint } from './errors.ts';
import { addressLanguage, coordinates, type Format, format, words } from './parameters.ts';
import { addressAnswer } from './schemas.ts';

export const convertTo3wa = v3Endpoint({
  path: '/v3/convert-to-3wa',
  operation: 'v3/convert-to-3wa',
  summary: 'Coordinates to a three-word address',
  parameters: { coordinates, language: addressLanguage, format },
  answers: addressAnswer,
  answer: ({ coordinates, language, format }, ask) =>
    withLanguage(ask.engine, language, () => {
      const address = ask.engine.toWords(coordinates.lat, coordinates.lng, language);
      return address.ok ? outcome(addressJson(address.value, format, ask)) : refused(address.problem);
    }),
});

/** The nearest thing that exists, when the engine knows one: people mistype, and the address they meant is one away. */
const suggestionFor = (text: string, { engine }: Ask): string | undefined => {
  const input = { kind: 'text', text } as const;
  const found = engine.suggest({ input, results: 1, clip: {}, preferLand: true });
  return found.ok ? found.value[0]?.words : undefined;
};

const found = (address: Result<Address>, text: string, format: Format, ask: Ask): Outcome<V3Code, string> => {
  if (address.ok) return outcome(addressJson(address.value, format, ask));
  const { code } = address.problem;
  const suggestion = code === 'not-an-address' ? undefined : suggestionFor(text, ask);
  const fault = faultOf(address.problem);
  return { ok: false, fault: suggestion === undefined ? fault : { ...fault, suggestion } };
};

export const convertToCoordinates = v3Endpoint({
  path: '/v3/convert-to-coordinates',
  operation: 'v3/convert-to-coordinates',
  summary: 'Three-word address to coordinates',
  parameters: { words, format },
  answers: addressAnswer,
  answer: ({ words, format }, ask) => {
    const address = squareOfWords(ask.engine, words);
    return address instanceof Promise
      ? address.then((later) => found(later, words, format, ask))
      : found(address, words, format, ask);
  },
});
