import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Reply } from '../api/index.ts';
import { headerOf } from './header.ts';
import { headerLines, mayLeaveInOnePiece, type Piece, sendInOnePiece, sendRepeated } from './in-one-piece.ts';
import { type Asset, accepts, bestOf, isHeld } from './static/asset.ts';

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
  if (isHeld(asset, headerOf(request, 'if-none-match'))) {
    response.writeHead(304, [...asset.unchanged]).end();
    return 304;
  }
  const chosen = bestOf(asset, headerOf(request, 'accept-encoding'));
  if (chosen.short !== undefined && !immutable && mayLeaveInOnePiece(request, response)) {
    sendRepeated(response, chosen.short);
    return 200;
  }
  response.writeHead(200, immutable ? withImmutable(chosen.headers) : [...chosen.headers]);
  if (request.method === 'HEAD') response.end();
  else if (chosen.short !== undefined) response.end(chosen.short.body, 'latin1');
  else response.end(chosen.body);
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

/** What `sendReply` needs of a reply; the rest is for the metrics. */
type Sent = Pick<Reply, 'status' | 'headers' | 'body' | 'lasting'>;

type Headers = Reply['headers'];

/** Node takes flat headers as they are, and names and values in an object apart. */
const flatOf = (headers: Headers): string[] => Object.entries(headers).flat();

/** Replies of one kind share their headers. */
const knownLines = new WeakMap<Headers, string>();

const linesOf = (headers: Headers): string => {
  const known = knownLines.get(headers);
  if (known !== undefined) return known;
  const lines = headerLines(flatOf(headers));
  knownLines.set(headers, lines);
  return lines;
};

/** A text as Node writes it fastest: one byte a character, whatever these bytes say. */
const bytesAsText = (body: string): string => {
  const length = Buffer.byteLength(body);
  return length === body.length ? body : Buffer.from(body).toString('latin1');
};

const pieceOf = ({ status, headers, body }: Sent): Piece => ({
  status,
  lines: linesOf(headers),
  body: bytesAsText(body),
});

export const sendReply = (request: IncomingMessage, response: ServerResponse, reply: Sent): void => {
  if (reply.body.length > WORTH_PACKING_CHARACTERS) {
    const packing = packingFor(headerOf(request, 'accept-encoding'));
    if (packing !== undefined) {
      void sendPacked(response, reply, packing);
      return;
    }
  }
  const piece = reply.lasting === true ? lastingPiece(reply) : pieceOf(reply);
  if (!mayLeaveInOnePiece(request, response)) {
    response.writeHead(reply.status, [...flatOf(reply.headers), 'Content-Length', String(piece.body.length)]);
    response.end(piece.body, 'latin1');
  } else if (reply.lasting === true) sendRepeated(response, piece);
  else sendInOnePiece(response, piece);
};

type Packing = 'br' | 'gzip';

const packingFor = (accepted: string | undefined): Packing | undefined => {
  if (accepted === undefined) return undefined;
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : undefined;
};

/** At the cheap end of the scale: a full grid section shrinks from 243 kB to about 10. */
const pack = (body: string, packing: Packing): Promise<Buffer> =>
  packing === 'br'
    ? packBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : packGzip(body, { level: 4 });

/** What was made of replies that last. */
type Kept = { piece?: Piece } & { [P in Packing]?: Promise<Buffer> };

const kept = new WeakMap<Sent, Kept>();

const keptOf = (reply: Sent): Kept => {
  const known = kept.get(reply);
  if (known !== undefined) return known;
  const fresh: Kept = {};
  kept.set(reply, fresh);
  return fresh;
};

const lastingPiece = (reply: Sent): Piece => {
  const found = keptOf(reply);
  found.piece ??= pieceOf(reply);
  return found.piece;
};

const packedOnce = (reply: Sent, packing: Packing): Promise<Buffer> => {
  const found = keptOf(reply);
  found[packing] ??= pack(reply.body, packing);
  return found[packing];
};

/** Packed off the main thread, and only once where the reply lasts. */
const sendPacked = async (response: ServerResponse, reply: Sent, packing: Packing): Promise<void> => {
  const packed = await (reply.lasting === true ? packedOnce(reply, packing) : pack(reply.body, packing));
  response.writeHead(reply.status, [
    ...flatOf(reply.headers),
    'Content-Encoding',
    packing,
    'Content-Length',
    String(packed.length),
    'Vary',
    'Accept-Encoding',
  ]);
  response.end(packed);
};
