import type { HeardVariant, MapFeatures, NamedPlace, PlaceClip, Position, Whereabouts } from '../engine/index.ts';

/** What a page may ask its worker: the documented interface, and what only an engine at hand can answer. */
export type WorkerCalls = {
  api: (path: string, query: string) => Promise<{ readonly status: number; readonly body: string }>;
  /**
   * Where towns are too few, villages are wanted too, and where none is called so, names in other languages. They are
   * loaded then, which takes its time: without `waits` the answer says that it is not all. `isCalledSo`: the first is
   * called exactly as asked in another language, so it comes first however late it is.
   */
  places: (
    text: string,
    limit: number,
    focus: Position | undefined,
    clip: PlaceClip,
    waits: boolean,
  ) => Promise<{ readonly found: readonly NamedPlace[]; readonly isAll: boolean; readonly isCalledSo: boolean }>;
  /** The largest places of a box, for a map that has no others to name; `withVillages` loads all there are. */
  placesIn: (
    box: NonNullable<PlaceClip['box']>,
    limit: number,
    withVillages: boolean,
  ) => Promise<readonly NamedPlace[]>;
  /** Waits for the names of places, which no answer of the interface does here. */
  whereIs: (lat: number, lng: number) => Promise<Whereabouts>;
  mistakable: (words: string) => Promise<readonly HeardVariant[]>;
  basemap: (part: BasemapPart) => Promise<MapFeatures>;
  /** The engine opens before anybody asks. */
  open: () => void;
  /** This language will be asked for: its files are fetched before it is. */
  expect: (language: string) => void;
  /** Loads a language ahead of the question, then builds what its search needs; `withTrial` tries that as well. */
  prepare: (language: string, withTrial: boolean) => Promise<void>;
};

/** In the order of painting: land and coast first, finer lines and labels when they come. */
export type BasemapPart = 'world' | 'labels' | 'detail';
