/** How the page behaves: chosen in the settings, kept in this browser, applied at once. */
import { create } from 'zustand';
import { forgetInLink } from './view.ts';

export const UNITS = ['auto', 'metric', 'imperial'] as const;
export const COORDINATE_FORMATS = ['decimal', 'degrees', 'grid'] as const;
export const MAP_STYLES = ['auto', 'embedded', 'online', 'satellite'] as const;

export type Units = (typeof UNITS)[number];
export type CoordinateFormat = (typeof COORDINATE_FORMATS)[number];
export type MapStyle = (typeof MAP_STYLES)[number];

/** A server that answers in place of the engine in the page. The key goes there in a header and nowhere else. */
export type Server = { readonly url: string; readonly key: string };

export type Settings = {
  readonly units: Units;
  readonly coordinates: CoordinateFormat;
  readonly mapStyle: MapStyle;
  /** Without one, the engine in the page answers. */
  readonly server: Server | undefined;
};

/** Countries that drive by the mile. */
const MILES = /-(US|GB|LR|MM)$/;

/** Without a choice, the units of the person's country. */
export const unitsInUse = (units: Units): 'metric' | 'imperial' => {
  if (units !== 'auto') return units;
  return MILES.test(globalThis.navigator?.language ?? '') ? 'imperial' : 'metric';
};

type Store = Settings & { choose(part: Partial<Settings>): void };

const KEY = 'tessera-settings';

const oneOf = <T extends string>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((each) => each === value) ?? otherwise;

const readServer = (value: unknown): Server | undefined => {
  if (typeof value !== 'object' || value === null || !('url' in value) || !('key' in value)) return undefined;
  const { url, key } = value;
  return typeof url === 'string' && typeof key === 'string' && URL.canParse(url) ? { url, key } : undefined;
};

/**
 * What was kept may be from another version of the page, or changed by hand: only what makes sense is taken. `?style=` in
 * a link goes before what was chosen here.
 */
export const readSettings = (text: string | null, query = ''): Settings => {
  let kept: Readonly<Record<string, unknown>> = {};
  try {
    kept = { ...JSON.parse(text ?? '{}') };
  } catch {
    // Nothing that can be read: the page begins afresh.
  }
  return {
    units: oneOf(UNITS, kept.units, 'auto'),
    coordinates: oneOf(COORDINATE_FORMATS, kept.coordinates, 'decimal'),
    mapStyle: oneOf(MAP_STYLES, new URLSearchParams(query).get('style'), oneOf(MAP_STYLES, kept.mapStyle, 'auto')),
    server: readServer(kept.server),
  };
};

const kept = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** What differs, so that what is the same stays the very same. */
const changesTo = (now: Settings, next: Settings): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(next).filter(([name, value]) => JSON.stringify(Reflect.get(now, name)) !== JSON.stringify(value)),
  );

export const useSettings = create<Store>()((set, get) => {
  // Chosen in another window; what a link chose for this one stays.
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === KEY) set(changesTo(get(), readSettings(kept(), globalThis.location?.search)));
  });
  return {
    ...readSettings(kept(), globalThis.location?.search),
    choose: (part) => {
      set(part);
      if (part.mapStyle !== undefined) forgetInLink('style');
      try {
        // Only what was chosen: what a link chose for this visit is nobody's choice for the next, and another window may
        // have chosen the rest since.
        localStorage.setItem(KEY, JSON.stringify({ ...readSettings(kept()), ...part }));
      } catch {
        // Private windows may refuse to keep anything: choices then last as long as the page.
      }
    },
  };
});
