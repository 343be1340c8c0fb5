import {
  type Address,
  type Box,
  boxOf,
  type Clip,
  type GridLine,
  type HeardVariant,
  isPosition,
  LANGUAGES,
  type Language,
  type LanguageCode,
  type Load,
  type NamedPlace,
  openEngine,
  type Position,
  type Result,
  type Square,
  type Suggestion,
  type Whereabouts,
} from '../engine/index.ts';

/**
 * The engine for programs: loads what was asked for when it is opened, and answers at once from then on.
 *
 * A question that has no answer is a value, `{ ok: false, problem }`, and never throws. What throws is asking in a
 * language that was not loaded, and an option that means nothing, such as a latitude of 91 to look near.
 */
export type GeocoderOptions = {
  /** Where the data comes from, file by file. Needed in browsers; in Node the package's own files are read. */
  readonly load?: Load;
  /** The languages to load, English when left out. More can be loaded later. */
  readonly languages?: readonly LanguageCode[] | 'all';
  /** Loads countries and place names (3 MB), for `whereIs`, `searchPlaces` and the places of suggestions. */
  readonly places?: boolean;
};

export type SuggestOptions = {
  /** Results near this position are preferred. */
  readonly focus?: Position;
  /** 1 to 100; 3 when left out. */
  readonly results?: number;
  /** The language that is meant, when the text does not tell. */
  readonly language?: LanguageCode;
  /** Where a result must lie. Countries need `places`. */
  readonly clip?: Clip;
  /** Keeps squares at sea behind those on land; true when left out. */
  readonly preferLand?: boolean;
};

export type Geocoder = {
  /** All languages there are, loaded or not. */
  readonly languages: readonly Language[];
  loadLanguage(language: LanguageCode): Promise<void>;
  loadPlaces(): Promise<void>;
  /** The address of the square that holds a position; in English when no language is given. */
  wordsAt(position: Position, language?: LanguageCode): Result<Address>;
  /** The address of a square. */
  wordsOf(square: Square, language?: LanguageCode): Result<Address>;
  /** The square of three words, in any loaded language and any spelling. */
  squareOf(words: string): Result<Address>;
  /** The addresses that may have been meant, best first, in the loaded languages. */
  suggest(text: string, options?: SuggestOptions): readonly Suggestion[];
  /** Every address that this one could be mistaken for, nearest first. */
  mistakable(words: string): Promise<Result<readonly HeardVariant[]>>;
  /** The lines of the grid between two corners at most four kilometres apart. */
  gridLines(southWest: Position, northEast: Position): Result<readonly GridLine[]>;
  /** Country and nearest place; needs `places`. */
  whereIs(position: Position): Whereabouts;
  /** Places by name; needs `places`. */
  searchPlaces(name: string, options?: { readonly results?: number; readonly focus?: Position }): readonly NamedPlace[];
};

/** Corner to corner: 0.9 million squares, already more lines than anybody can look at. */
const GRID_LIMIT_METRES = 4000;
const MOST_RESULTS = 100;

const resultsFrom = (wanted = 3): number => {
  if (Number.isNaN(wanted)) throw new RangeError(`results is a number from 1 to ${MOST_RESULTS}, not NaN`);
  return Math.max(1, Math.min(MOST_RESULTS, Math.trunc(wanted)));
};

const positionFrom = (name: string, position: Position): Position => {
  if (isPosition(position.lat, position.lng)) return position;
  const found = `${position.lat}, ${position.lng}`;
  throw new RangeError(`${name} is a latitude in -90..90 and a finite longitude, not ${found}`);
};

const boxFrom = ({ south, west, north, east }: Box): Box => {
  if (isPosition(south, west) && isPosition(north, east) && south <= north) return boxOf(south, west, north, east);
  const found = `${south}, ${west}, ${north}, ${east}`;
  throw new RangeError(`clip.box has its south below its north and reaches from west to east, not ${found}`);
};

/** As the engine wants it: codes in capitals, a box across the antimeridian with its east beyond 180. */
const clipFrom = ({ countries, box, circle, polygon, ...rest }: Clip): Clip => {
  if (circle !== undefined) {
    positionFrom('clip.circle.centre', circle.centre);
    if (!(circle.radiusMetres >= 0)) throw new RangeError(`clip.circle.radiusMetres is not ${circle.radiusMetres}`);
  }
  for (const corner of polygon ?? []) positionFrom('each corner of clip.polygon', corner);
  return {
    ...rest,
    ...(countries && { countries: countries.map((code) => code.toUpperCase()) }),
    ...(box && { box: boxFrom(box) }),
    ...(circle && { circle }),
    ...(polygon && { polygon }),
  };
};

const NO_LOAD =
  'there is no file system here: pass a "load", for example openGeocoder({ load: loadFrom("/data/") }) where the files ' +
  'of tessera/data are served';

const noLoad: Load = () => Promise.reject(new Error(NO_LOAD));

export const openGeocoder = async (options: GeocoderOptions = {}): Promise<Geocoder> => {
  const engine = await openEngine({ load: options.load ?? noLoad });
  const wanted = options.languages ?? ['en'];
  const codes = wanted === 'all' ? LANGUAGES.map(({ code }) => code) : wanted;
  await Promise.all(codes.map((code) => engine.loadLanguage(code)));
  if (options.places === true) await engine.loadPlaces();

  return {
    languages: LANGUAGES,
    loadLanguage: engine.loadLanguage,
    loadPlaces: engine.loadPlaces,
    wordsAt: ({ lat, lng }, language = 'en') => engine.toWords(lat, lng, language),
    wordsOf: (square, language = 'en') => engine.wordsOfSquare(square, language),
    squareOf: engine.toSquare,
    suggest: (text, { focus, results, language, clip = {}, preferLand = true } = {}) => {
      const found = engine.suggest({
        input: { kind: 'text', text },
        results: resultsFrom(results),
        clip: clipFrom(clip),
        preferLand,
        ...(focus && { focus: positionFrom('focus', focus) }),
        ...(language && { language }),
      });
      return found.ok ? found.value : [];
    },
    mistakable: engine.mistakable,
    gridLines: (southWest, northEast) =>
      engine.gridLines(southWest.lat, southWest.lng, northEast.lat, northEast.lng, GRID_LIMIT_METRES),
    whereIs: ({ lat, lng }) => engine.whereIs(lat, lng),
    searchPlaces: (name, { results, focus } = {}) =>
      engine.searchPlaces(name, resultsFrom(results), focus && positionFrom('focus', focus)),
  };
};
