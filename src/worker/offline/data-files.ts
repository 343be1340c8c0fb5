/**
 * The engine's data, of exactly the version that this code was built with: words of one version and an atlas of another
 * would make addresses that are wrong.
 */
import type { Load } from '../../engine/index.ts';
import { browserWorld, type Hashes, keyOf, openShelf } from './shelf.ts';

/** From data/manifest.json, put here by the build: path to the first 16 hex digits of SHA-256. */
declare const __DATA_HASHES__: Hashes;

export const DATA_HASHES = __DATA_HASHES__;

/** The first answers and the map need the line and the disk more. */
const KEEP_AFTER_MS = 3000;

export const openDataFiles = (hashes: Hashes): Load => {
  // Over plain HTTP from another machine a browser has neither a cache for us nor a way to hash.
  const shelf = isSecureContext
    ? openShelf(
        { core: {}, onUse: hashes },
        browserWorld((work) => setTimeout(work, KEEP_AFTER_MS)),
      )
    : undefined;
  return async (name) => {
    const path = `/data/${name}`;
    const response = await (shelf?.take(path) ?? fetch(keyOf(path, hashes[path] ?? '')));
    if (!response.ok) throw new Error(`data file ${name}: ${response.status}`);
    return response.arrayBuffer();
  };
};
