import type { Problem } from '../../engine/index.ts';
import { endpointsOf, type Fault, type Outcome } from '../endpoint.ts';

/** The API codes of v2 that are about the question; those about the key are top-level and in `trouble.ts`. */
export type V2Code = 100 | 101 | 102 | 103 | 104 | 105 | 106 | 107 | 108 | 200 | 201 | 202 | 203 | 300 | 301 | 400;

const codeOf = {
  'bad-position': 301,
  'unknown-language': 103,
  'land-only-language': 103,
  'not-an-address': 102,
  'unknown-word': 300,
  'mixed-languages': 300,
  'addresses-nothing': 300,
  'bad-box': 108,
  'box-too-big': 400,
} as const satisfies Record<Problem['code'], V2Code>;

const parameterOf = {
  'bad-position': 'coords',
  'unknown-language': 'lang',
  'land-only-language': 'lang',
  'not-an-address': 'addr',
  'unknown-word': 'addr',
  'mixed-languages': 'addr',
  'addresses-nothing': 'addr',
  'bad-box': 'bbox',
  'box-too-big': 'bbox',
} as const satisfies Record<Problem['code'], string>;

export const refused = (problem: Problem): { readonly ok: false; readonly fault: Fault<V2Code> } => ({
  ok: false,
  fault: { code: codeOf[problem.code], message: `${parameterOf[problem.code]}: ${problem.message}` },
});

/** Well-formed questions without an answer travel under HTTP 200, as the contract has it; the rest under 400. */
export const statusOf = (code: V2Code): number => (code >= 300 ? 200 : 400);

/** Objects, arrays, text and numbers, written in whatever format was asked for. */
export type Tree = { readonly [name: string]: unknown };

export type Answered = Outcome<V2Code, Tree>;

/** Declares an endpoint of v2. A parameter that came twice is as good as unreadable. */
export const v2Endpoint = endpointsOf<V2Code, Tree>(
  (parameter) => parameter.malformed,
  ({ format, callback }) =>
    format === 'xml' && callback !== undefined
      ? { code: 101, message: 'callback: it is for format=json and format=geojson only' }
      : undefined,
);
