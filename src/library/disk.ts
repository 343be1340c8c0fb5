import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Load } from '../engine/index.ts';

/**
 * The engine's data on disk: in public/data where the sources are, else beside the built site, as in a package or an
 * image. Found from dist/server, dist/lib and the sources alike, and whatever directory the program is called in.
 */
const FOLDERS = ['../../public/data', '../web/data'].map((path) => join(import.meta.dirname, path));

const dataFolder = (): string => {
  const found = FOLDERS.find((folder) => existsSync(join(folder, 'atlas.bin')));
  if (found === undefined) throw new Error(`the data is missing: looked in ${FOLDERS.join(' and ')}`);
  return found;
};

export const loadFromDisk: Load = async (name) => {
  const bytes = await readFile(join(dataFolder(), name));
  // A small file may share its ArrayBuffer with others; the engine must see its own bytes only.
  return new Uint8Array(bytes).buffer;
};
