import type { AskedEngine } from '../api/index.ts';
import { LANGUAGES, type Load, openEngine } from '../engine/index.ts';
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

/** The engine with every language in memory, so that the API never has to wait for one. */
export const loadEngine = async (site: Site): Promise<AskedEngine> => {
  const engine = await openEngine({ load: loadFrom(site) });
  await Promise.all(LANGUAGES.map(({ code }) => engine.loadLanguage(code)));
  // An engine without places or suggestions still converts; one that has them brings its own.
  const without = {
    whereIs: () => ({ country: 'ZZ', nearestPlace: '' }),
    suggest: () => ({ ok: true as const, value: [] }),
  };
  return Object.assign(without, engine);
};
