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

const straightOn = (): Promise<void> => Promise.resolve();

/** The engine with all its data in memory, so that the API never has to wait for any. */
export const loadEngine = async (site: Site): Promise<Engine> => {
  const engine = await openEngine({ load: loadFrom(site) });
  await Promise.all([engine.loadPlaces(), ...LANGUAGES.map(({ code }) => engine.loadLanguage(code))]);
  for (const { code } of LANGUAGES) await engine.prepareSuggestions(code, false, straightOn);
  return engine;
};

/** Between two steps of a few milliseconds each: a fifth of one core for half a minute, and nobody waits for it. */
const LISTENING_PAUSE_MS = 20;

/**
 * Works out how every word sounds, in the background after the start. A spoken question that comes earlier works out its
 * own language in a third of a second.
 */
export const learnSounds = async (engine: Engine): Promise<void> => {
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, LISTENING_PAUSE_MS).unref();
    });
  for (const { code } of LANGUAGES) await engine.prepareSuggestions(code, true, pause);
};

/** Readiness may not wait longer than this for the sake of the first few questions. */
const WARM_UP_MS = 600;

/**
 * Asks one slightly wrong address in each language, so that the code has run often enough to be compiled before anybody
 * waits for it.
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
