/**
 * Lists every file under `public/data/` with its hash, weight, licence and source: `npm run data:manifest`, after any
 * other build of data. With `--check` it writes nothing and fails when the list is out of date.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Origin, originOf } from './origins.ts';

/** Raised by hand with every change of a frozen file; the reason goes into the changelog. */
const DATA_VERSION = '0.9.8';

const FOLDER = fileURLToPath(new URL('../../public/data/', import.meta.url));
const MANIFEST = 'manifest.json';

export type Listed = Origin & { readonly sha256: string; readonly bytes: number; readonly brotli: number };
export type Manifest = { readonly version: string; readonly files: Readonly<Record<string, Listed>> };

/** Every data file by its path below `public/data`, in a fixed order; the manifest does not list itself. */
export const dataFiles = (folder = FOLDER): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .filter((name) => name !== MANIFEST && !/\.(br|gz)$/.test(name))
    .sort();

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const brotliOf = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;

const listed = (name: string, bytes: Uint8Array): Listed => ({
  sha256: sha256Of(bytes),
  bytes: bytes.length,
  brotli: brotliOf(bytes),
  ...originOf(name),
});

export const manifestOf = (folder = FOLDER): Manifest => ({
  version: DATA_VERSION,
  files: Object.fromEntries(dataFiles(folder).map((name) => [name, listed(name, readFileSync(join(folder, name)))])),
});

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = `${JSON.stringify(manifestOf(), null, 2)}\n`;
  const path = join(FOLDER, MANIFEST);
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error('public/data/manifest.json is out of date: npm run data:manifest');
    process.exitCode = 1;
  }
}
