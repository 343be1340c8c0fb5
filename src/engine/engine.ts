import { type Address, addressOf, plainSquare, squareOfText, wordsOf } from './address/address.ts';
import { type Codec, openCodec } from './address/codec.ts';
import { type Atlas, openAtlas } from './atlas/index.ts';
import type { Box } from './geo/box.ts';
import { isPosition, type Position } from './geo/position.ts';
import { type GridLine, gridBox, gridLines } from './grid/lines.ts';
import { centreOf, type Square, squareAt } from './grid/square.ts';
import type { Heard, HeardVariant } from './heard.ts';
import {
  LANGUAGES,
  type Language,
  type LanguageCode,
  languageIndex,
  languageOf,
  scriptOf,
} from './lexicon/languages.ts';
import { type Lexicon, openLexicon } from './lexicon/lexicon.ts';
import { openShelf } from './lexicon/shelf.ts';
import { loadedOnce } from './loaded-once.ts';
import type { FoundPlaces, NamedPlace, PlaceClip, Places, Whereabouts } from './places/index.ts';
import { answer, type Result, refuse } from './problem.ts';
import { type Homophones, openHomophones } from './sound/homophones.ts';
import { openPinyin, type Pinyin } from './sound/pinyin.ts';
import type { Suggestion, SuggestQuestion } from './suggest/question.ts';
import type { Suggest } from './suggest/suggest.ts';

/**
 * The engine: wires the rooms and stages the loading.
 *
 * Questions are answered synchronously from what is loaded; loading is the only thing that waits. Bytes come from a
 * `load` that the host provides, so the engine runs unchanged in a page, a worker, a server and a test.
 */
export type Load = (name: string) => Promise<ArrayBuffer>;

export type EngineSources = {
  readonly load: Load;
  /**
   * Opens without the code of suggestions, a third of the engine: a page has its first address without it, and calls
   * `loadSuggestions` before it asks for any.
   */
  readonly suggestsLater?: boolean;
  /** Awaited every few milliseconds while villages are opened, to let others in. Without it they are opened at once. */
  readonly pause?: () => Promise<unknown>;
};

export type Engine = {
  languages(): readonly Language[];
  /** Loads a language once; later calls wait for the same loading. */
  loadLanguage(language: LanguageCode): Promise<void>;
  isLoaded(language: LanguageCode): boolean;
  /** Languages that could hold words written like this text but are not loaded yet. */
  missingFor(text: string): readonly LanguageCode[];
  toWords(lat: number, lng: number, language: string): Result<Address>;
  wordsOfSquare(square: Square, language: string): Result<Address>;
  toSquare(text: string): Result<Address>;
  /** The words that `toWords` finds, for bulk work: builds no address. Undefined where `toWords` says why not. */
  wordsOnly(lat: number, lng: number, language: string): string | undefined;
  /**
   * Writes latitude and longitude of the centre that `toSquare` finds into an array of the caller's, for bulk work.
   * False where `toSquare` says why not; then nothing is written.
   */
  centreOnly(text: string, centre: Float64Array): boolean;
  /** Every address that this one could be mistaken for, nearest first; what it needs to know is loaded when first asked. */
  mistakable(text: string): Promise<Result<readonly HeardVariant[]>>;
  gridLines(south: number, west: number, north: number, east: number, limitMetres: number): Result<readonly GridLine[]>;
  /** Loads countries, then towns, then villages; answers between are never wrong, at most empty. */
  loadPlaces(): Promise<void>;
  /** The same without the villages, which are three quarters of the bytes. */
  loadTowns(): Promise<void>;
  /** Names of towns in other languages and scripts, for searches whose answer lacks them. */
  loadNames(): Promise<void>;
  whereIs(lat: number, lng: number): Whereabouts;
  /** The country alone, ten times as fast: `ZZ` at sea. */
  countryAt(lat: number, lng: number): string;
  searchPlaces(text: string, limit: number, focus?: Position, clip?: PlaceClip): readonly NamedPlace[];
  /** The same, and what could still be loaded for it. */
  findPlaces(text: string, limit: number, focus?: Position, clip?: PlaceClip): FoundPlaces;
  /** The largest places of a box whose longitudes may pass 180, of those that are loaded. */
  placesIn(box: Box, limit: number): readonly NamedPlace[];
  /** Loads the code of suggestions, once, where the engine was opened without it. */
  loadSuggestions(): Promise<void>;
  canSuggest(): boolean;
  /** Addresses that may have been meant, in the languages that are loaded. */
  suggest(question: SuggestQuestion): Result<readonly Suggestion[]>;
  /**
   * Builds what suggestions need in a language that is loaded, so that the first question need not wait for it; what is
   * only needed for speech when `spoken`. Awaits `pause` every few milliseconds, to let others in.
   */
  prepareSuggestions(language: LanguageCode, spoken: boolean, pause: () => Promise<unknown>): Promise<void>;
};

const NOWHERE: Whereabouts = { country: 'ZZ', nearestPlace: '', distanceMetres: Number.POSITIVE_INFINITY };

const NOTHING_FOUND: FoundPlaces = { found: [], lacks: { villages: true, names: true }, isCalledSo: false };

/** The words of a language, and sounds that their spelling does not tell: suggestions need them, addresses do not. */
export const filesOf = (language: LanguageCode): readonly [words: string, sounds?: string] => {
  const words = `words/${language}.lex`;
  if (language === 'zh') return [words, 'pinyin.bin'];
  return language === 'en' ? [words, 'homophones-en.txt'] : [words];
};

type Opened = { readonly lexicon: Lexicon; readonly codec: Codec };

export const openEngine = async ({ load, suggestsLater = false, pause }: EngineSources): Promise<Engine> => {
  const atlas: Atlas = openAtlas(await load('atlas.bin'));
  const shelf = openShelf();
  const opened = new Map<string, Opened>();
  const loading = new Map<LanguageCode, Promise<void>>();

  let pinyin: Pinyin | undefined;
  let homophones: Homophones | undefined;
  let places: Places | undefined;

  const open = async (language: LanguageCode): Promise<void> => {
    const [wordsFile, soundsFile] = filesOf(language);
    const [words, told] = await Promise.all([load(wordsFile), soundsFile === undefined ? undefined : load(soundsFile)]);
    if (language === 'zh' && told !== undefined) pinyin = openPinyin(told);
    if (language === 'en' && told !== undefined) homophones = openHomophones(told);
    const lexicon = openLexicon(language, words);
    opened.set(language, { lexicon, codec: openCodec(atlas, languageIndex(language), lexicon.landOnly) });
    shelf.add(lexicon);
  };

  const loadLanguage = (language: LanguageCode): Promise<void> => {
    let promise = loading.get(language);
    if (promise === undefined) {
      promise = open(language).catch((error: unknown) => {
        // A failed download may be tried again; a rejected promise kept for ever may not.
        loading.delete(language);
        throw error;
      });
      loading.set(language, promise);
    }
    return promise;
  };

  const openedNow = (language: string): Opened => {
    const found = opened.get(language);
    if (found === undefined) throw new Error(`language ${language} is asked before it is loaded`);
    return found;
  };

  /** What is loaded of a language, its code in any case; undefined when there is no such language. */
  const openedFor = (code: string): Opened | undefined => {
    const known = opened.get(code);
    if (known !== undefined) return known;
    const language = languageOf(code);
    return language && openedNow(language.code);
  };

  const wordsOfSquare = (square: Square, code: string): Result<Address> => {
    const found = openedFor(code);
    if (found !== undefined) return addressOf(square, found.lexicon, found.codec);
    const message = `"${code.slice(0, 20)}" is none of the languages; use a two-letter code such as en`;
    return refuse({ code: 'unknown-language', language: code, message });
  };

  const wordsOnly = (lat: number, lng: number, code: string): string | undefined => {
    const found = isPosition(lat, lng) ? openedFor(code) : undefined;
    return found === undefined ? undefined : wordsOf(squareAt(lat, lng), found.lexicon, found.codec);
  };

  const codecOf = (lexicon: Lexicon): Codec => openedNow(lexicon.language).codec;

  const centreOnly = (text: string, centre: Float64Array): boolean => {
    let square = plainSquare(text, shelf, codecOf);
    if (square === -1) {
      const found = squareOfText(text, shelf, codecOf);
      if (!found.ok) return false;
      square = found.value.square;
    }
    const { lat, lng } = centreOf(square);
    centre[0] = lat;
    centre[1] = lng;
    return true;
  };

  const loadTowns = loadedOnce(async () => {
    const towns = load('places/towns.bin');
    // Awaited below; a failure before that must not count as unhandled.
    towns.catch(() => undefined);
    const [{ openPlaces }, borders] = await Promise.all([import('./places/places.ts'), load('places/borders.bin')]);
    places = openPlaces({ borders });
    places.addTowns(await towns);
  });

  const loadPlaces = loadedOnce(async () => {
    const villages = load('places/villages.bin');
    villages.catch(() => undefined);
    await loadTowns();
    if (pause === undefined) places?.addVillages(await villages);
    else for (const _step of places?.villagesInSteps(await villages) ?? []) await pause();
  });

  const findPlaces: Engine['findPlaces'] = (text, limit, focus, clip) =>
    places?.findPlaces(text, limit, focus, clip) ?? NOTHING_FOUND;

  const loadNames = loadedOnce(async () => {
    const names = load('places/names.bin');
    names.catch(() => undefined);
    await loadTowns();
    const { otherNamesInSteps } = await import('./places/other-names.ts');
    for (const _step of places?.namesInSteps(await names, otherNamesInSteps) ?? []) await pause?.();
  });

  const whereIs = (lat: number, lng: number): Whereabouts => places?.whereIs(lat, lng) ?? NOWHERE;

  const countryAt = (lat: number, lng: number): string => places?.countryAt(lat, lng) ?? NOWHERE.country;

  let suggesting: Suggest | undefined;

  const loadSuggestions = loadedOnce(async () => {
    const { openSuggest } = await import('./suggest/suggest.ts');
    suggesting = openSuggest({
      atlas,
      lexicons: () => shelf.loaded(),
      codecOf,
      whereIs,
      countryAt,
      boxesOfCountry: (country) => places?.boxesOf(country),
      pronunciationOf: ({ language }) => ({ pinyin, homophones: language === 'en' ? homophones : undefined }),
    });
  });

  const suggestionsAtHand = (): Suggest => {
    if (suggesting === undefined) throw new Error('suggestions are asked for before they are loaded');
    return suggesting;
  };

  const prepareSuggestions = async (
    language: LanguageCode,
    spoken: boolean,
    pause: () => Promise<unknown>,
  ): Promise<void> => {
    const found = opened.get(language);
    if (found === undefined) return;
    await loadSuggestions();
    for (const _step of suggestionsAtHand().prepare(found.lexicon, spoken)) await pause();
  };

  // Irregular forms and look-alikes of 27 languages are a fifth of the engine's code: a page loads them when asked to.
  const loadHeard = loadedOnce(async (): Promise<Heard> => (await import('./heard.ts')).openHeard(() => pinyin));
  const mistakable = async (text: string): Promise<Result<readonly HeardVariant[]>> => {
    const found = squareOfText(text, shelf, codecOf);
    if (!found.ok) return found;
    const { lexicon, codec } = openedNow(found.value.language);
    return answer((await loadHeard()).variantsOf(found.value, lexicon, codec));
  };

  if (!suggestsLater) await loadSuggestions();

  return {
    languages: () => LANGUAGES,
    loadLanguage,
    isLoaded: (language) => opened.has(language),
    missingFor: (text) => {
      const script = scriptOf(text);
      return LANGUAGES.filter((l) => (script === undefined || l.script === script) && !opened.has(l.code)).map(
        (l) => l.code,
      );
    },
    toWords: (lat, lng, language) => {
      if (!isPosition(lat, lng)) {
        const message = 'a position is a latitude in -90..90 and a finite longitude';
        return refuse({ code: 'bad-position', message });
      }
      return wordsOfSquare(squareAt(lat, lng), language);
    },
    wordsOfSquare,
    wordsOnly,
    centreOnly,
    loadTowns,
    loadPlaces,
    loadNames,
    whereIs,
    countryAt,
    findPlaces,
    searchPlaces: (text, limit, focus, clip) => findPlaces(text, limit, focus, clip).found,
    placesIn: (box, limit) => places?.placesIn(box, limit) ?? [],
    loadSuggestions,
    canSuggest: () => suggesting !== undefined,
    suggest: (question) => answer(suggestionsAtHand().suggest(question)),
    prepareSuggestions,
    toSquare: (text) => squareOfText(text, shelf, codecOf),
    mistakable,
    gridLines: (south, west, north, east, limitMetres) => {
      const box = gridBox(south, west, north, east, limitMetres);
      return box.ok ? answer(gridLines(box.value)) : box;
    },
  };
};
