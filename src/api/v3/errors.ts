import type { Problem } from '../../engine/index.ts';
import { endpointsOf, type Fault } from '../endpoint.ts';

/** Every error code of v3 that is about the parameters; all of them are answered with 400. */
export type V3Code =
  | 'BadWords'
  | 'BadCoordinates'
  | 'BadLanguage'
  | 'BadFormat'
  | 'BadInput'
  | 'BadInputType'
  | 'BadNResults'
  | 'BadNFocusResults'
  | 'BadFocus'
  | 'BadClipToCircle'
  | 'BadClipToBoundingBox'
  | 'BadClipToCountry'
  | 'BadClipToPolygon'
  | 'BadBoundingBox'
  | 'BadBoundingBoxTooBig'
  | 'MissingWords'
  | 'MissingCoordinates'
  | 'MissingInput'
  | 'MissingLanguage'
  | 'MissingBoundingBox'
  | 'DuplicateParameter';

/** How v3 names what the engine finds wrong. */
const codeOf = {
  'bad-position': 'BadCoordinates',
  'unknown-language': 'BadLanguage',
  'land-only-language': 'BadLanguage',
  'not-an-address': 'BadWords',
  'unknown-word': 'BadWords',
  'mixed-languages': 'BadWords',
  'addresses-nothing': 'BadWords',
  'bad-box': 'BadBoundingBox',
  'box-too-big': 'BadBoundingBoxTooBig',
} as const satisfies Record<Problem['code'], V3Code>;

const parameterOf = {
  'bad-position': 'coordinates',
  'unknown-language': 'language',
  'land-only-language': 'language',
  'not-an-address': 'words',
  'unknown-word': 'words',
  'mixed-languages': 'words',
  'addresses-nothing': 'words',
  'bad-box': 'bounding-box',
  'box-too-big': 'bounding-box',
} as const satisfies Record<Problem['code'], string>;

export const faultOf = (problem: Problem): Fault<V3Code> => ({
  code: codeOf[problem.code],
  message: `${parameterOf[problem.code]}: ${problem.message}`,
});

export const refused = (problem: Problem) => ({ ok: false, fault: faultOf(problem) }) as const;

/** Declares an endpoint of v3. Its answers are finished JSON text. */
export const v3Endpoint = endpointsOf<V3Code, string>(() => 'DuplicateParameter');
