import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Load } from '../engine/index.ts';

/**
 * The engine's data on disk: beside the built site, or, where only sources are, in public/data. Found from dist/server
 * as well as from src/cli, and whatever directory the command is called in.
 */
const FOLDERS = ['../web/data', '../../public/data'].map((path) => join(import.meta.dirname, path));

export const dataFolder = (): string => {
  const found = FOLDERS.find((folder) => existsSync(join(folder, 'atlas.bin')));
  if (found === undefined) throw new Error(`the data is missing; "npm run build" puts it into ${FOLDERS[0]}`);
  return found;
};

export const loadFromDisk: Load = async (name) => {
  const bytes = await readFile(join(dataFolder(), name));
  // A small file may share its ArrayBuffer with others; the engine must see its own bytes only.
  return new Uint8Array(bytes).buffer;
};
