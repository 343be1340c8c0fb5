import { arrayOf, bboxSchema, objectOf, pairSchema, pointSchema, type Schema, squareSchema, text } from '../schema.ts';

/** What v3 answers, as JSON Schema. */
const place = {
  country: { type: 'string', pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2; ZZ at sea.' },
  nearestPlace: text,
} satisfies { [name: string]: Schema };

const address = { words: text, language: text, map: text };

const collectionOf = (feature: Schema): Schema =>
  objectOf({ features: arrayOf(feature), type: { const: 'FeatureCollection' } });

const addressFeature = objectOf({
  bbox: bboxSchema,
  geometry: objectOf({ coordinates: pairSchema, type: { const: 'Point' } }),
  type: { const: 'Feature' },
  properties: objectOf({ ...place, ...address }),
});

export const addressAnswer: Schema = {
  oneOf: [
    objectOf({ ...place, square: squareSchema, coordinates: pointSchema, ...address }),
    collectionOf(addressFeature),
  ],
};

const suggestion = {
  ...place,
  words: text,
  distanceToFocusKm: { type: 'integer', description: 'Present when a focus was given.' },
  rank: { type: 'integer', minimum: 1 },
  language: text,
} satisfies { [name: string]: Schema };

export const suggestionsAnswer: Schema = objectOf({
  suggestions: arrayOf(objectOf(suggestion, ['distanceToFocusKm'])),
});

export const suggestionsWithCoordinatesAnswer: Schema = objectOf({
  suggestions: arrayOf(
    objectOf({ ...suggestion, square: squareSchema, coordinates: pointSchema, map: text }, ['distanceToFocusKm']),
  ),
});

const gridFeature = objectOf({
  geometry: objectOf({ coordinates: arrayOf(arrayOf(pairSchema)), type: { const: 'MultiLineString' } }),
  type: { const: 'Feature' },
  properties: { type: 'object' },
});

export const gridAnswer: Schema = {
  oneOf: [objectOf({ lines: arrayOf(objectOf({ start: pointSchema, end: pointSchema })) }), collectionOf(gridFeature)],
};

export const languagesAnswer: Schema = objectOf({
  languages: arrayOf(objectOf({ code: text, name: text, nativeName: text })),
});
