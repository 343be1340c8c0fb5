import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Policies } from '../policies.ts';
import { type Asset, assetOf, type Encodings, hashOf } from './asset.ts';

/**
 * The built site, read into memory once.
 *
 * Nothing is read from disk afterwards and no path of a request ever reaches the file system, so there is no path to
 * climb out of.
 */
export type Site = {
  assetAt(path: string): Asset | undefined;
  readonly index: Asset | undefined;
  readonly files: number;
};

const filesUnder = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const optional = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);

/** The build leaves `<hash>.br` and `<hash>.gz` in `packed`; a file without them is sent as it is. */
const encodingsOf = async (bytes: Buffer, packed: string): Promise<Encodings> => {
  const name = join(packed, hashOf(bytes));
  const [brotli, gzip] = await Promise.all([optional(`${name}.br`), optional(`${name}.gz`)]);
  return { brotli, gzip };
};

export const openSite = async (folder: string, packed: string, policies: Policies): Promise<Site> => {
  const assets = new Map<string, Asset>();
  await Promise.all(
    (await filesUnder(folder)).map(async (file) => {
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      const bytes = await readFile(file);
      const encodings = await encodingsOf(bytes, packed);
      assets.set(path, assetOf(path, bytes, encodings, policies.file(path)));
    }),
  );
  return {
    assetAt: (path) => assets.get(path) ?? (path.length > 1 ? assets.get(`${path}.html`) : undefined),
    index: assets.get('/index.html'),
    files: assets.size,
  };
};
