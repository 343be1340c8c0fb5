import type { Load } from '../engine/index.ts';
import type { Site } from './static/site.ts';

/**
 * The engine's data, taken from the files the site serves: one copy in memory for both.
 */
export const loadFrom =
  (site: Site): Load =>
  async (name) => {
    const asset = site.assetAt(`/data/${name}`);
    if (asset === undefined) throw new Error(`the built site holds no data/${name}; build it with npm run build`);
    const { buffer, byteOffset, byteLength } = asset.bytes;
    // A small file may share its ArrayBuffer with others; the engine must see its own bytes only.
    const whole = buffer instanceof ArrayBuffer && byteOffset === 0 && buffer.byteLength === byteLength;
    return whole ? buffer : new Uint8Array(asset.bytes).buffer;
  };
