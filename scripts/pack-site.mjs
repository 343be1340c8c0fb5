/**
 * Compresses every file of the built site once, so that the server only ever copies bytes.
 *
 * Copies are named after the content they hold: an unchanged data file keeps its copy over all builds, and a copy can
 * never belong to another file's bytes. The hash must be the server's (src/server/static/asset.ts).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** These are compressed already. */
const PACKED_BY_NATURE = /\.(png|jpg|webp|woff2|ico|br|gz)$/;
const LEAST_BYTES = 400;

/**
 * Quality 11 takes about a second and a half a megabyte, quality 9 a tenth of that for a few per cent more bytes.
 * Nobody shall wait for the first start, so only files below this size get the best.
 */
export const BEST_BELOW_BYTES = 600_000;

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Written beside its place and moved there, so that a build that is killed leaves no half a copy. */
function put(file, bytes) {
  writeFileSync(`${file}.tmp`, bytes);
  renameSync(`${file}.tmp`, file);
}

async function packFile(bytes, name) {
  const quality = bytes.length < BEST_BELOW_BYTES ? 11 : 9;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [brotli, zipped] = await Promise.all([packBrotli(bytes, { params }), packGzip(bytes, { level: 6 })]);
  put(`${name}.gz`, zipped);
  put(`${name}.br`, brotli);
}

export async function packSite(site, packed) {
  mkdirSync(packed, { recursive: true });
  const wanted = new Map();
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || PACKED_BY_NATURE.test(entry.name)) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    if (bytes.length >= LEAST_BYTES) wanted.set(hashOf(bytes), bytes);
  }
  const missing = [...wanted].filter(([hash]) => !existsSync(join(packed, `${hash}.br`)));
  // Four threads do the compressing; the largest files first, so that none is left alone at the end.
  missing.sort(([, a], [, b]) => b.length - a.length);
  await Promise.all(missing.map(([hash, bytes]) => packFile(bytes, join(packed, hash))));
  for (const name of readdirSync(packed)) if (!wanted.has(name.slice(0, 32))) rmSync(join(packed, name));
}
