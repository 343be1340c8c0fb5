import { type Engine, LANGUAGES, type Load, openEngine } from '../engine/index.ts';
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

/** The engine with all its data in memory, so that the API never has to wait for any. */
export const loadEngine = async (site: Site): Promise<Engine> => {
  const engine = await openEngine({ load: loadFrom(site) });
  await Promise.all([engine.loadPlaces(), ...LANGUAGES.map(({ code }) => engine.loadLanguage(code))]);
  return engine;
};

/** Readiness may not wait longer than this for the sake of the first few questions. */
const WARM_UP_MS = 600;

/**
 * Asks one slightly wrong address in each language, so that indexes made at first use are made, and the code has run
 * often enough to be compiled, before anybody waits for it.
 */
export const warmUp = (engine: Engine): void => {
  const until = performance.now() + WARM_UP_MS;
  for (const { code } of LANGUAGES) {
    const here = engine.toWords(51.5, -0.12, code);
    if (!here.ok) continue;
    const input = { kind: 'text' as const, text: here.value.words.slice(0, -1) };
    engine.suggest({ input, results: 3, clip: {}, preferLand: true });
    if (performance.now() > until) return;
  }
};
