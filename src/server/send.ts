import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Reply } from '../api/index.ts';
import { type Asset, bestOf, isHeld } from './static/asset.ts';

/**
 * Writing answers: an asset from memory, a text of ours, or what the API replied.
 *
 * Whatever the answer, its length is known and its connection stays usable.
 */
export const sendAsset = (
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
  immutable: boolean,
): number => {
  if (isHeld(asset, request.headers['if-none-match'])) {
    response.writeHead(304, [...asset.unchanged]).end();
    return 304;
  }
  const chosen = bestOf(asset, request.headers['accept-encoding']);
  response.writeHead(200, immutable ? withImmutable(chosen.headers) : [...chosen.headers]);
  response.end(request.method === 'HEAD' ? undefined : chosen.body);
  return 200;
};

const withImmutable = (headers: readonly string[]): string[] =>
  headers.map((value, index) =>
    headers[index - 1] === 'Cache-Control' ? 'public, max-age=31536000, immutable' : value,
  );

export const sendText = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: readonly string[] = [],
): number => {
  // A text travels in one piece with the headers; a buffer would be a second write.
  const length = String(Buffer.byteLength(text));
  response.writeHead(status, ['Content-Type', type, 'Content-Length', length, ...headers]);
  response.end(request.method === 'HEAD' ? undefined : text);
  return status;
};

/** Below one network packet compression saves nothing. */
const WORTH_PACKING_CHARACTERS = 1400;

const packBrotli = promisify<string, { params: { [id: number]: number } }, Buffer>(brotliCompress);
const packGzip = promisify<string, { level: number }, Buffer>(gzip);

const isWorthPacking = (request: IncomingMessage, body: string): boolean =>
  body.length > WORTH_PACKING_CHARACTERS && /\b(br|gzip)\b/.test(String(request.headers['accept-encoding'] ?? ''));

/** What `sendReply` needs of a reply; the rest is for the metrics. */
type Sent = Pick<Reply, 'status' | 'headers' | 'body'>;

export const sendReply = (request: IncomingMessage, response: ServerResponse, reply: Sent): void => {
  if (isWorthPacking(request, reply.body)) {
    void sendPacked(request, response, reply);
    return;
  }
  const length = Buffer.byteLength(reply.body);
  response.writeHead(reply.status, { ...reply.headers, 'Content-Length': length });
  // Node copies headers and body into one write; told that a text is one byte a character it copies without encoding.
  response.end(reply.body, length === reply.body.length ? 'latin1' : 'utf8');
};

/** Packed off the main thread, at the cheap end of the scale: a full grid section shrinks from 243 kB to about 10. */
const sendPacked = async (request: IncomingMessage, response: ServerResponse, reply: Sent): Promise<void> => {
  const brotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  const packed = brotli
    ? await packBrotli(reply.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : await packGzip(reply.body, { level: 4 });
  response.writeHead(reply.status, {
    ...reply.headers,
    'Content-Encoding': brotli ? 'br' : 'gzip',
    'Content-Length': packed.length,
    Vary: 'Accept-Encoding',
  });
  response.end(packed);
};
