import { type Address, LANGUAGES } from '../../engine/index.ts';
import { outcome } from '../endpoint.ts';
import { arrayOf, number, objectOf, text } from '../schema.ts';
import { squareOfWordsIn, whenFound, withLanguage } from '../staging.ts';
import { degrees } from '../writing/degrees.ts';
import { refused, unversionedEndpoint } from './errors.ts';
import { answerLang, corners, lang3Words, position, string } from './parameters.ts';

/** The three questions of the earliest interface. */

const pair = (lat: number, lng: number): readonly [number, number] => [degrees(lat), degrees(lng)];

const positionResult = ({ words, centre, bounds, language }: Address, withCorners: boolean) => ({
  words: words.split('.'),
  position: pair(centre.lat, centre.lng),
  ...(withCorners && { corners: [pair(bounds.south, bounds.west), pair(bounds.north, bounds.east)] }),
  language,
});

const positionSchema = {
  words: arrayOf(text),
  position: arrayOf(number),
  corners: arrayOf(arrayOf(number)),
  language: text,
};

const forward = (path: string) =>
  unversionedEndpoint({
    path,
    operation: path.slice(1),
    summary: 'Three-word address to coordinates',
    parameters: { string, lang: answerLang, corners },
    answers: objectOf({ type: { const: '3 words' }, ...positionSchema }, ['corners']),
    answer: ({ string, lang, corners }, { engine }) =>
      whenFound(squareOfWordsIn(engine, string, lang), (address) =>
        address.ok ? outcome({ type: '3 words', ...positionResult(address.value, corners) }) : refused(address.problem),
      ),
  });

export const words = forward('/words');

/** Early clients know the same question by another name. */
export const w3w = forward('/w3w');

export const reverse = unversionedEndpoint({
  path: '/position',
  operation: 'position',
  summary: 'Coordinates to a three-word address',
  parameters: { position, lang: lang3Words, corners },
  answers: objectOf(positionSchema, ['corners']),
  answer: ({ position, lang, corners }, { engine }) =>
    withLanguage(engine, lang, () => {
      const address = engine.toWords(position.lat, position.lng, lang);
      return address.ok ? outcome(positionResult(address.value, corners)) : refused(address.problem);
    }),
});

const listed = { languages: LANGUAGES.map(({ code, nativeName }) => ({ code, name_display: nativeName })) };

export const languages = unversionedEndpoint({
  path: '/get-languages',
  operation: 'get-languages',
  summary: 'The languages an address can be in',
  parameters: {},
  answers: objectOf({ languages: arrayOf(objectOf({ code: text, name_display: text })) }),
  answer: () => outcome(listed),
});
