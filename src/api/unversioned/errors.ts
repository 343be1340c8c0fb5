import type { Problem } from '../../engine/index.ts';
import { endpointsOf, type Fault } from '../endpoint.ts';

/** The error codes of the earliest interface. */
export type UnversionedCode = '11' | '21' | '41' | 'UE';

const codeOf = {
  'bad-position': '21',
  'unknown-language': '41',
  'land-only-language': '41',
  'not-an-address': '11',
  'unknown-word': '11',
  'mixed-languages': '11',
  'addresses-nothing': '11',
  'bad-box': 'UE',
  'box-too-big': 'UE',
} as const satisfies Record<Problem['code'], UnversionedCode>;

const parameterOf = {
  'bad-position': 'position',
  'unknown-language': 'lang',
  'land-only-language': 'lang',
  'not-an-address': 'string',
  'unknown-word': 'string',
  'mixed-languages': 'string',
  'addresses-nothing': 'string',
  'bad-box': 'bbox',
  'box-too-big': 'bbox',
} as const satisfies Record<Problem['code'], string>;

export const refused = (problem: Problem): { readonly ok: false; readonly fault: Fault<UnversionedCode> } => ({
  ok: false,
  fault: { code: codeOf[problem.code], message: `${parameterOf[problem.code]}: ${problem.message}` },
});

/** Declares an endpoint; its answers are written as JSON. A parameter that came twice is as good as unreadable. */
export const unversionedEndpoint = endpointsOf<UnversionedCode, object>((parameter) => parameter.malformed);
