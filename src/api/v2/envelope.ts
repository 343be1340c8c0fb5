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

/** A list stays a list when there is an error, so that a loop over it ends well. */
export const faultEnvelope = ({ code, message }: Fault<V2Code>, list: string | undefined): Tree => {
  const status = statusOf(code);
  return {
    ...(list !== undefined && { [list]: [] }),
    status: { status, reason: REASONS[status], code, message },
    thanks: THANKS,
  };
};
