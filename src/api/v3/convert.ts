import type { Address, Result } from '../../engine/index.ts';
import type { Ask } from '../asking.ts';
import { type Outcome, outcome } from '../endpoint.ts';
import { squareOfWords, whenFound, withLanguage, withSuggestions } from '../staging.ts';
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

/** The nearest thing that exists, if anything is near: people mistype, and the address they meant is one letter away. */
const nearestTo = (text: string, { engine }: Ask): string | undefined => {
  const input = { kind: 'text', text } as const;
  const found = engine.suggest({ input, results: 1, clip: {}, preferLand: true });
  return found.ok ? found.value[0]?.words : undefined;
};

const found = (
  address: Result<Address>,
  text: string,
  format: Format,
  ask: Ask,
): Outcome<V3Code, string> | Promise<Outcome<V3Code, string>> => {
  if (address.ok) return outcome(addressJson(address.value, format, ask));
  const fault = faultOf(address.problem);
  if (address.problem.code === 'not-an-address') return { ok: false, fault };
  // Searching takes a thousand times as long as converting: a flood of mistakes must not hold up what is right.
  return whenFound(
    withSuggestions(ask.engine, () => ask.inTurn(() => nearestTo(text, ask))),
    (suggestion) => ({
      ok: false,
      fault: suggestion === undefined ? fault : { ...fault, suggestion },
    }),
  );
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
