import type { Schema } from '../schema.ts';

/** What v3 answers, as JSON Schema. */
const object = (properties: { readonly [name: string]: Schema }, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

const arrayOf = (items: Schema): Schema => ({ type: 'array', items });

const number: Schema = { type: 'number' };
const text: Schema = { type: 'string' };
const point = object({ lat: number, lng: number });
const square = object({ southwest: point, northeast: point });
const pair: Schema = { type: 'array', items: number, minItems: 2, maxItems: 2 };

const place = {
  country: { type: 'string', pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2; ZZ at sea.' },
  nearestPlace: text,
} satisfies { [name: string]: Schema };

const address = { words: text, language: text, map: text };

const collectionOf = (feature: Schema): Schema =>
  object({ features: arrayOf(feature), type: { const: 'FeatureCollection' } });

const addressFeature = object({
  bbox: { type: 'array', items: number, minItems: 4, maxItems: 4 },
  geometry: object({ coordinates: pair, type: { const: 'Point' } }),
  type: { const: 'Feature' },
  properties: object({ ...place, ...address }),
});

export const addressAnswer: Schema = {
  oneOf: [object({ ...place, square, coordinates: point, ...address }), collectionOf(addressFeature)],
};

const suggestion = {
  ...place,
  words: text,
  distanceToFocusKm: { type: 'integer', description: 'Present when a focus was given.' },
  rank: { type: 'integer', minimum: 1 },
  language: text,
} satisfies { [name: string]: Schema };

export const suggestionsAnswer: Schema = object({ suggestions: arrayOf(object(suggestion, ['distanceToFocusKm'])) });

export const suggestionsWithCoordinatesAnswer: Schema = object({
  suggestions: arrayOf(object({ ...suggestion, square, coordinates: point, map: text }, ['distanceToFocusKm'])),
});

const gridFeature = object({
  geometry: object({ coordinates: arrayOf(arrayOf(pair)), type: { const: 'MultiLineString' } }),
  type: { const: 'Feature' },
  properties: { type: 'object' },
});

export const gridAnswer: Schema = {
  oneOf: [object({ lines: arrayOf(object({ start: point, end: point })) }), collectionOf(gridFeature)],
};

export const languagesAnswer: Schema = object({
  languages: arrayOf(object({ code: text, name: text, nativeName: text })),
});
