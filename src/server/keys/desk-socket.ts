import type { IncomingMessage } from 'node:http';
import type { DeskQuestion } from './desk.ts';

/**
 * Reads a desk question from a request: the only place in the server that reads a body.
 */
export const MOST_BODY_BYTES = 16 * 1024;

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

export const deskQuestionFrom = async (
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
    wantsHtml: request.headers.accept?.includes('text/html') ?? false,
    ...caller,
  };
};
