import { type Asked, type Generation, KEY_TWICE, TOO_LONG, type Trouble } from '../generation.ts';
import { headersWith, JSON_HEADERS, retryAfter } from '../headers.ts';
import { type Query, readQuery } from '../query.ts';
import type { Headers, Reply } from '../reply.ts';
import { languages, reverse, w3w, words } from './endpoints.ts';
import type { UnversionedCode } from './errors.ts';

/** The earliest interface: errors are answered with 200 and told apart by their code. */

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

const errorReply = (
  status: number,
  code: string,
  message: string,
  { operation }: Asked,
  headers: Headers = JSON_HEADERS,
): Reply => ({ status, headers, body: JSON.stringify({ error: code, message }), operation, code });

const troubleReply = (trouble: Trouble, asked: Asked): Reply => {
  switch (trouble.kind) {
    case 'not-found':
      return errorReply(404, 'X2', 'there is no such method', asked);
    case 'method-not-allowed':
      return errorReply(
        405,
        'X2',
        'the only HTTP method is GET',
        asked,
        headersWith({ ...JSON_TYPE, allow: trouble.allow }),
      );
    case 'broken':
      return errorReply(500, 'UE', 'something went wrong on our side', asked);
    case 'key-twice':
      return errorReply(200, 'X1', KEY_TWICE, asked);
    case 'too-long':
      return errorReply(414, 'UE', TOO_LONG, asked);
    case 'needs-tls':
      return errorReply(400, 'UE', 'use https', asked);
    case 'key': {
      const { verdict } = trouble;
      if (typeof verdict === 'object') {
        const headers = headersWith({ ...JSON_TYPE, ...retryAfter(verdict.retryAfterSeconds) });
        return errorReply(429, 'UE', 'too many requests in a short time', asked, headers);
      }
      if (verdict === 'suspended') return errorReply(200, 'X3', 'this API key has been switched off', asked);
      if (verdict === 'quota') return errorReply(200, 'X3', 'the quota of this API key is used up', asked);
      return errorReply(200, 'X1', verdict === 'missing' ? 'the API key is missing' : 'the API key is invalid', asked);
    }
  }
};

export const unversioned: Generation<UnversionedCode, object> = {
  endpoints: [words, w3w, reverse, languages],
  write: (answer, { operation }) => ({ status: 200, headers: JSON_HEADERS, body: JSON.stringify(answer), operation }),
  writeFault: ({ code, message }, asked) => errorReply(200, code, message, asked),
  writeTrouble: troubleReply,
};

const carries = (query: Query): boolean =>
  query.count('key') > 0 || query.count('string') > 0 || query.count('position') > 0;

/** These paths are short words that the map may want: they are ours only with a question in them, or as a form. */
export const isUnversionedQuestion = (path: string, rawQuery: string, method: string): boolean =>
  path === languages.path ||
  ((path === words.path || path === w3w.path || path === reverse.path) &&
    (method === 'POST' || carries(readQuery(rawQuery))));
