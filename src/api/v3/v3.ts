import { type Asked, type Generation, KEY_TWICE, TOO_LONG, type Trouble } from '../generation.ts';
import { headersWith, JSON_HEADERS, retryAfter } from '../headers.ts';
import type { Headers, Reply } from '../reply.ts';
import { convertTo3wa, convertToCoordinates } from './convert.ts';
import type { V3Code } from './errors.ts';
import { gridSection } from './grid.ts';
import { availableLanguages } from './languages.ts';
import { autosuggest, autosuggestSelection, autosuggestWithCoordinates } from './suggest.ts';

/** The current interface: JSON answers, and errors as `{"error":{"code","message"}}` under a fitting status. */

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

const errorReply = (
  status: number,
  error: { readonly code: string; readonly message: string; readonly suggestion?: string },
  { operation }: Asked,
  headers: Headers = JSON_HEADERS,
): Reply => ({ status, headers, body: JSON.stringify({ error }), operation, code: error.code });

const keyTrouble = (verdict: Extract<Trouble, { kind: 'key' }>['verdict'], asked: Asked): Reply => {
  if (typeof verdict === 'object') {
    const headers = { ...JSON_TYPE, ...retryAfter(verdict.retryAfterSeconds) };
    const message = `too many requests in a short time; try again in ${verdict.retryAfterSeconds} s`;
    return errorReply(429, { code: 'TooManyRequests', message }, asked, headersWith(headers));
  }
  switch (verdict) {
    case 'missing': {
      const message = 'give your API key as the parameter key or in the header X-Api-Key';
      return errorReply(401, { code: 'MissingKey', message }, asked);
    }
    case 'invalid':
      return errorReply(401, { code: 'InvalidKey', message: 'nobody was given this API key' }, asked);
    case 'suspended':
      return errorReply(401, { code: 'SuspendedKey', message: 'this API key has been switched off' }, asked);
    case 'quota':
      return errorReply(402, { code: 'QuotaExceeded', message: 'the quota of this API key is used up' }, asked);
  }
};

const troubleReply = (trouble: Trouble, asked: Asked): Reply => {
  switch (trouble.kind) {
    case 'not-found':
      return errorReply(404, { code: 'NotFound', message: 'there is nothing at this address' }, asked);
    case 'method-not-allowed': {
      const { allow } = trouble;
      const headers = headersWith({ ...JSON_TYPE, allow });
      return errorReply(405, { code: 'MethodNotAllowed', message: `the methods here are ${allow}` }, asked, headers);
    }
    case 'needs-tls':
      return errorReply(400, { code: 'NeedsHttps', message: 'use https' }, asked);
    case 'key':
      return keyTrouble(trouble.verdict, asked);
    case 'key-twice':
      return errorReply(400, { code: 'DuplicateParameter', message: KEY_TWICE }, asked);
    case 'too-long':
      return errorReply(414, { code: 'UriTooLong', message: TOO_LONG }, asked);
    case 'broken':
      return errorReply(500, { code: 'InternalServerError', message: 'something went wrong on our side' }, asked);
  }
};

export const v3: Generation<V3Code, string> = {
  endpoints: [
    convertTo3wa,
    convertToCoordinates,
    autosuggest,
    autosuggestWithCoordinates,
    autosuggestSelection,
    gridSection,
    availableLanguages,
  ],
  write: (body, { operation }) => ({ status: 200, headers: JSON_HEADERS, body, operation }),
  writeFault: (fault, asked) => errorReply(400, fault, asked),
  writeTrouble: troubleReply,
};
