import type { Headers } from './reply.ts';

/** Headers of replies, built once: assembling them for each reply costs more than the reply. */

/** Any page may read any answer; and no answer may be taken for something it is not. */
const ON_EVERY_REPLY: Headers = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' };

export const headersWith = (more: Headers): Headers => ({ ...ON_EVERY_REPLY, ...more });

export const JSON_HEADERS: Headers = headersWith({ 'content-type': 'application/json; charset=utf-8' });

/** A page of another site may read only those headers that are named to its browser. */
export const retryAfter = (seconds: number): Headers => ({
  'retry-after': `${seconds}`,
  'access-control-expose-headers': 'Retry-After',
});

/** A browser keeps what a preflight told it this long, in seconds: a day, the longest any of them honours. */
const PREFLIGHT_SECONDS = '86400';

/** What callers send besides what they ask to send. */
const USUAL_HEADERS = ['X-Api-Key', 'Content-Type'];

const headerName = /^[\w!#$%&'*+.^`|~-]{1,100}$/;

/** The headers a page may send: those it asks for, so that no client breaks on one of its own, and the usual ones. */
const allowedHeaders = (asked: string): string => {
  const names = new Map(USUAL_HEADERS.map((name) => [name.toLowerCase(), name]));
  for (const part of asked.slice(0, 2000).split(',')) {
    const name = part.trim();
    if (headerName.test(name) && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return [...names.values()].join(', ');
};

export const ALLOWED_METHODS = 'GET, OPTIONS';

export const preflightHeaders = (asked: string | undefined, methods: string): Headers =>
  headersWith({
    'access-control-allow-methods': methods,
    'access-control-allow-headers': allowedHeaders(asked ?? ''),
    'access-control-max-age': PREFLIGHT_SECONDS,
    allow: methods,
    vary: 'Access-Control-Request-Headers',
  });
