import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Callers } from '../caller.ts';
import type { Log } from '../log.ts';
import type { Policies } from '../policies.ts';
import { sendText } from '../send.ts';
import { awayAnswer, type Desk, type DeskAnswer, type DeskQuestion } from './desk.ts';

/**
 * The desk on a socket: the only place in the server that reads a body.
 */
const MOST_BODY_BYTES = 16 * 1024;

/** The body as text, or `undefined` when it is longer than any form of ours. */
const bodyOf = async (request: IncomingMessage): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > MOST_BODY_BYTES) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const fieldsOf = (body: string, type: string): ReadonlyMap<string, string> => {
  if (!type.includes('json')) return new Map(new URLSearchParams(body));
  const found = new Map<string, string>();
  try {
    const value: unknown = JSON.parse(body);
    for (const [name, field] of Object.entries(value ?? {})) if (typeof field === 'string') found.set(name, field);
  } catch {
    // No JSON holds no fields; the desk then says which it misses.
  }
  return found;
};

const bearerOf = (header: string | undefined): string => /^Bearer +([\w-]{1,100})$/i.exec(header ?? '')?.[1] ?? '';

/** Who reads the answer: a person with a browser, in which languages, or a program. */
const readerOf = ({ headers }: IncomingMessage): Pick<DeskQuestion, 'wantsHtml' | 'acceptLanguage'> => ({
  wantsHtml: headers.accept?.includes('text/html') ?? false,
  acceptLanguage: headers['accept-language'] ?? '',
});

const questionFrom = async (
  request: IncomingMessage,
  path: string,
  query: string,
  caller: { readonly address: string; readonly origin: string },
): Promise<DeskQuestion | undefined> => {
  const body = await bodyOf(request);
  if (body === undefined) return undefined;
  return {
    method: request.method ?? 'GET',
    path,
    query: new URLSearchParams(query),
    fields: fieldsOf(body, request.headers['content-type'] ?? ''),
    token: bearerOf(request.headers.authorization),
    ...readerOf(request),
    address: caller.address,
    origin: caller.origin,
  };
};

export type DeskParts = {
  readonly desk: Desk;
  readonly policies: Policies;
  readonly callers: Callers;
  readonly log: Log;
};

const TYPES = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** Answers and says with which status; 499 when the caller hung up before he had asked. */
export const answerDesk =
  ({ desk, policies, callers, log }: DeskParts) =>
  async (request: IncomingMessage, response: ServerResponse, path: string, query: string): Promise<number> => {
    const send = ({ status, type, body, headers = [] }: DeskAnswer): number => {
      const isFile = type === 'css' || type === 'js';
      const always = isFile ? policies.plain : ['Cache-Control', 'no-store', ...policies.page(path)];
      return sendText(request, response, status, TYPES[type], body, [...always, ...headers]);
    };
    try {
      const question = await questionFrom(request, path, query, callers.callerOf(request));
      if (question === undefined) {
        return sendText(request, response, 413, 'text/plain', 'That is too much.\n', ['Connection', 'close']);
      }
      return send(await desk.answer(question));
    } catch (error) {
      if (!request.complete) return 499;
      log.error('fault', { error: error instanceof Error ? error.stack : String(error) });
      return send(awayAnswer({ query: new URLSearchParams(query), ...readerOf(request) }));
    }
  };
