import { arrayOf, bboxSchema, objectOf, pairSchema, pointSchema, type Schema, squareSchema, text } from '../schema.ts';

/** What v2 answers in JSON, as JSON Schema. XML has the same tree. */
const integer: Schema = { type: 'integer' };

const status = objectOf({ status: integer, reason: text, code: integer, message: text }, ['code', 'message']);
/** What went well has the code 0. */
const failed = objectOf({ status: integer, reason: text, code: { ...integer, minimum: 1 }, message: text }, ['reason']);
const envelope = { status, thanks: text };

const crs = objectOf({ type: { const: 'link' }, properties: objectOf({ type: text, href: text }) });

const point = objectOf({ type: { const: 'Point' }, coordinates: pairSchema });

const positionFeature = objectOf(
  {
    type: { const: 'Feature' },
    bbox: bboxSchema,
    geometry: point,
    properties: objectOf({ words: text, language: text, map: text, ...envelope }, ['map', 'thanks']),
    crs,
  },
  ['bbox', 'crs'],
);

const position = { crs, bounds: squareSchema, words: text, map: text, language: text, geometry: pointSchema };

/** A question that was well formed and has no answer is answered with 200 and an error in the status block. */
const withError = (answer: Schema, ...more: readonly Schema[]): Schema => ({
  oneOf: [answer, ...more, objectOf({ status: failed, thanks: text })],
});

export const positionAnswer = withError(
  objectOf({ ...position, ...envelope }, ['crs', 'bounds', 'map', 'thanks']),
  positionFeature,
);

const candidate = {
  country: { type: 'string', pattern: '^[a-z]{2}$' },
  distance: { type: 'number', description: 'Kilometres to the focus; present when one was given.' },
  words: text,
  rank: { type: 'integer', minimum: 1 },
  geometry: pointSchema,
  place: text,
} satisfies { [name: string]: Schema };

const optional = ['distance', 'geometry', 'place'];

const collectionOf = (properties: Schema): Schema =>
  objectOf({
    type: { const: 'FeatureCollection' },
    features: arrayOf(objectOf({ type: { const: 'Feature' }, geometry: point, properties })),
    ...envelope,
  });

const { geometry: _, ...properties } = candidate;

export const suggestionsAnswer: Schema = {
  oneOf: [
    objectOf({ suggestions: arrayOf(objectOf(candidate, optional)), ...envelope }),
    collectionOf(objectOf(properties, optional)),
  ],
};

export const blendsAnswer: Schema = {
  oneOf: [
    objectOf({ blends: arrayOf(objectOf({ ...candidate, language: text }, optional)), ...envelope }),
    collectionOf(objectOf({ ...properties, language: text }, optional)),
  ],
};

export const gridAnswer: Schema = {
  oneOf: [
    objectOf({ lines: arrayOf(objectOf({ start: pointSchema, end: pointSchema })), ...envelope }),
    objectOf({
      type: { const: 'MultiLineString' },
      coordinates: arrayOf(arrayOf(pairSchema)),
      properties: objectOf(envelope),
    }),
  ],
};

export const languagesAnswer: Schema = objectOf({
  languages: arrayOf(objectOf({ code: text, name: text, native_name: text })),
  ...envelope,
});
