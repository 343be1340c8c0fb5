/** The engine and the interface inside a Web Worker: one origin, no key, no network but for its own data files. */
// Not through the door of the API: behind it stand two older generations that a page never asks.
import { openCurrentApi } from '../api/current.ts';
import { EVERYBODY } from '../api/keys.ts';
import {
  type Engine,
  filesOf,
  type LanguageCode,
  type Load,
  languageOf,
  loadedOnce,
  openEngine,
  readBasemap,
} from '../engine/index.ts';
import type { WorkerCalls } from './calls.ts';
import { DATA_HASHES, openDataFiles } from './offline/data-files.ts';
import { type Channel, serveCalls } from './rpc.ts';
import { warmUp } from './warm-up.ts';

const fetchFile = openDataFiles(DATA_HASHES);

/** On their way before the engine asks for them. */
const expected = new Map<string, Promise<ArrayBuffer>>();
const load: Load = (name) => {
  const coming = expected.get(name);
  expected.delete(name);
  return coming ?? fetchFile(name);
};

/** Lets a waiting question in between two steps of building. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const opened = loadedOnce(async () => {
  const engine = await openEngine({ load, suggestsLater: true, pause });
  const api = openCurrentApi({ engine, keys: EVERYBODY, mapUrl: self.location.origin });
  return { engine, api };
});

const noHeader = (): undefined => undefined;
const caller = { address: '', origin: self.location.origin, overTls: true };

/** Time for the page to show the words of an answer before anything else is fetched, ms. */
const TOWNS_AFTER_MS = 100;

/** Places are wanted by nearly every answer, but no answer waits for them, and the first not for their opening. */
const loadTownsSoon = (engine: Engine): void => {
  setTimeout(() => void engine.loadTowns().catch((error: unknown) => console.warn('places', error)), TOWNS_AFTER_MS);
};

/** What an answer does without: without a network there may be no other way. */
const tried = (loading: Promise<void>): Promise<void> =>
  loading.catch((error: unknown) => console.warn('places', error));

/** 1.2 MB, which somebody who looks at a city does without. */
const loadVillages = (engine: Engine): Promise<void> => tried(engine.loadPlaces());

/** What a key in the search box asks for, in a language. */
const typeFor = async (language: LanguageCode, text: string): Promise<void> => {
  const { api, engine } = await opened();
  const query = new URLSearchParams({ input: text, language, 'n-results': '4', focus: '51.5,-0.12' });
  await api.handle('GET', '/v3/autosuggest', query.toString(), noHeader, caller);
  await pause();
  engine.searchPlaces(text, 5);
};
const warm = new Set<LanguageCode>();

/** The first keystroke finds the indexes built, and `withTrial` the code compiled. */
const prepareSearch = async (engine: Engine, language: LanguageCode, withTrial: boolean): Promise<void> => {
  await engine.prepareSuggestions(language, false, pause);
  await engine.loadTowns();
  // The names are made ready with the first search.
  engine.searchPlaces('a', 1);
  if (!withTrial || warm.has(language)) return;
  warm.add(language);
  await warmUp(engine, language, (text) => typeFor(language, text), pause);
};

const handlers: WorkerCalls = {
  api: async (path, query) => {
    const { api, engine } = await opened();
    const { status, body } = await api.handle('GET', path, query, noHeader, caller);
    loadTownsSoon(engine);
    return { status, body };
  },
  places: async (text, limit, focus, clip, waits) => {
    const { engine } = await opened();
    await engine.loadTowns();
    const { found, lacks, isCalledSo } = engine.findPlaces(text, limit, focus, clip);
    if (!lacks.villages && !lacks.names) return { found, isAll: true, isCalledSo };
    const villages = lacks.villages ? loadVillages(engine) : undefined;
    // Nothing but the names can answer, as in another script: then everybody waits for them.
    if (!waits && (villages || found.length > 0)) return { found, isAll: false, isCalledSo };
    await Promise.all([villages, lacks.names ? tried(engine.loadNames()) : undefined]);
    return { ...engine.findPlaces(text, limit, focus, clip), isAll: true };
  },
  placesIn: async (box, limit, withVillages) => {
    const { engine } = await opened();
    await (withVillages ? loadVillages(engine) : engine.loadTowns());
    return engine.placesIn(box, limit);
  },
  whereIs: async (lat, lng) => {
    const { engine } = await opened();
    await engine.loadTowns();
    const found = engine.whereIs(lat, lng);
    if (found.nearestPlace !== '') return found;
    await loadVillages(engine);
    return engine.whereIs(lat, lng);
  },
  mistakable: async (words) => {
    const { engine } = await opened();
    const found = await engine.mistakable(words);
    if (!found.ok) throw new Error(found.problem.message);
    return found.value;
  },
  basemap: async (part) => readBasemap(`basemap/${part}.bin`, await load(`basemap/${part}.bin`)),
  // Whoever asks is told of a failure, and tries again.
  open: () => void opened().catch(() => undefined),
  expect: (code) => {
    const language = languageOf(code);
    if (language === undefined) return;
    for (const name of filesOf(language.code)) {
      if (name === undefined) continue;
      const coming = fetchFile(name);
      // Whoever opens the language fetches it anew; a failure before that must not count as unhandled.
      coming.catch(() => expected.delete(name));
      expected.set(name, coming);
    }
  },
  prepare: async (code, withTrial) => {
    const language = languageOf(code);
    if (language === undefined) return;
    const { engine } = await opened();
    await engine.loadLanguage(language.code);
    // Goes on after the answer.
    void prepareSearch(engine, language.code, withTrial).catch((error: unknown) => console.warn('search', error));
  },
};

// A worker's global scope is a channel; the page's types do not say so.
const scope: Channel = self;
serveCalls(scope, handlers);
