import type { Fault } from '../endpoint.ts';
import type { Tree, V2Code } from './errors.ts';
import { statusOf } from './errors.ts';

/** What wraps every answer of v2: a status block and a word of thanks. */

export const REASONS: { readonly [status: number]: string } = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  404: 'Not Found',
  405: 'Method Not Allowed',
  414: 'URI Too Long',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

export const THANKS = 'Thank you for using Tessera';

export const OK = { status: 200, reason: 'OK' } as const;

/** Clients read either pair, and one takes any code but 0 for an error: this satisfies all of them. */
export const FOUND = { code: 0, message: 'OK', status: 200, reason: 'OK' } as const;

/** What an operation answers with: one position, or a list of that name. */
export type Kind = 'position' | 'suggestions' | 'blends' | 'lines' | 'languages';

/** A list stays a list when there is an error, so that a loop over it ends well, and the status stays where it is read. */
const nothingOf = (kind: Kind, isGeojson: boolean, envelope: Tree): Tree => {
  if (!isGeojson) return kind === 'position' ? {} : { [kind]: [] };
  if (kind === 'position') return { properties: envelope };
  if (kind === 'lines') return { type: 'MultiLineString', coordinates: [], properties: envelope };
  return { type: 'FeatureCollection', features: [] };
};

const envelopeOf = (status: Tree, kind: Kind, isGeojson: boolean): Tree => {
  const envelope = { status, thanks: THANKS };
  return { ...nothingOf(kind, isGeojson, envelope), ...envelope };
};

export const faultEnvelope = ({ code, message }: Fault<V2Code>, kind: Kind, isGeojson: boolean): Tree => {
  const status = statusOf(code);
  return envelopeOf({ status, reason: REASONS[status], code, message }, kind, isGeojson);
};

/** A bad request that no code is for. */
export const codelessEnvelope = (message: string, kind: Kind, isGeojson: boolean): Tree =>
  envelopeOf({ status: 400, reason: REASONS[400], message }, kind, isGeojson);
