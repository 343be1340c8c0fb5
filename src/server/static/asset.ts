import { createHash } from 'node:crypto';
import { headerLines, type Piece } from '../in-one-piece.ts';

/**
 * One file of the site, ready to be sent: its bytes in up to three encodings, each with finished headers.
 *
 * Headers are flat arrays built once, because assembling them for every request costs more than sending the file.
 */
export type Asset = {
  readonly bytes: Buffer;
  readonly hash: string;
  readonly plain: Sendable;
  readonly gzip: Sendable | undefined;
  readonly brotli: Sendable | undefined;
  /** Headers of a 304: what a cache needs to keep its copy, and nothing else. */
  readonly unchanged: readonly string[];
};

export type Sendable = {
  readonly body: Buffer;
  readonly headers: readonly string[];
  /** A short body leaves in one piece with the headers: a fifth less work. */
  readonly short: Piece | undefined;
};

/** Beyond this the copy into one piece costs more than a second piece. */
const SHORT_BYTES = 16 * 1024;

const TYPES: { readonly [extension: string]: string } = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  geojson: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};

export const typeOf = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** The first 32 hex digits of SHA-256: 128 bits, as short as an entity tag can safely be. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Vite names these files after their content, so they never change under one name. */
const NAMED_BY_CONTENT = /^\/assets\/.*[.-][\w-]{8}\.\w+$/;

export type Encodings = { readonly gzip: Buffer | undefined; readonly brotli: Buffer | undefined };

export const assetOf = (path: string, bytes: Buffer, packed: Encodings, extra: readonly string[]): Asset => {
  const hash = hashOf(bytes);
  const cacheControl = NAMED_BY_CONTENT.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
  const common = ['Cache-Control', cacheControl, 'Vary', 'Accept-Encoding', ...extra];
  const sendable = (body: Buffer, encoding: string | undefined): Sendable => {
    const headers = [
      'Content-Type',
      typeOf(path),
      'ETag',
      encoding === undefined ? `"${hash}"` : `"${hash}-${encoding}"`,
      ...(encoding === undefined ? [] : ['Content-Encoding', encoding]),
      ...common,
    ];
    return {
      body,
      headers: [...headers, 'Content-Length', String(body.length)],
      short:
        body.length > SHORT_BYTES
          ? undefined
          : { status: 200, lines: headerLines(headers), body: body.toString('latin1') },
    };
  };
  return {
    bytes,
    hash,
    plain: sendable(bytes, undefined),
    gzip: packed.gzip === undefined ? undefined : sendable(packed.gzip, 'gzip'),
    brotli: packed.brotli === undefined ? undefined : sendable(packed.brotli, 'br'),
    unchanged: ['ETag', `"${hash}"`, ...common],
  };
};

/** Whether an Accept-Encoding asks for this encoding. */
export const accepts = (header: string, encoding: string): boolean => {
  const at = header.indexOf(encoding);
  // `br;q=0` is a refusal; any other weight is good enough, since we send the smallest that is accepted.
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length));
};

export const bestOf = (asset: Asset, acceptEncoding: string | undefined): Sendable => {
  if (acceptEncoding === undefined) return asset.plain;
  if (asset.brotli !== undefined && accepts(acceptEncoding, 'br')) return asset.brotli;
  if (asset.gzip !== undefined && accepts(acceptEncoding, 'gzip')) return asset.gzip;
  return asset.plain;
};

/** Whether the caller already holds these bytes, in whichever encoding it got them. */
export const isHeld = (asset: Asset, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.includes(asset.hash) ?? false;
