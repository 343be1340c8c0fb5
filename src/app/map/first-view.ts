/** A link to a view is a wish for the map: it is begun first, and the page around it follows. */
import type { FeatureCollection } from 'geojson';
import { beginEngine, engine } from '../queries/engine.ts';
import { kept, themeOf } from '../state/kept.ts';
import { viewOfPath } from '../state/view.ts';
import type { BaseMap, BasemapPart } from './base-map.ts';

/** A map whose script (300 kB) is not here by then keeps nobody from the page: a slow line needs two to three seconds, ms. */
const SCRIPT_PATIENCE_MS = 4000;
/** Nor one that is not drawn so long after: without a graphics card it takes a few tenths of a second, ms. */
const PATIENCE_MS = 1000;

export type Begun = { readonly host: HTMLElement; readonly base: BaseMap };

let begun: Begun | undefined;

export const isLinkToView = (): boolean => viewOfPath(location.pathname).centre !== undefined;

/** The page's own scripts travel when the map's are here; the server has written them down so (page/render.ts). */
const fetchPage = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')) link.media = '';
};

/** The page opens the map itself when the script comes later. */
const loadMap = (): Promise<typeof import('./map-view.ts')> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the script of the map is late')), SCRIPT_PATIENCE_MS);
    import('./map-view.ts').then(resolve, reject).finally(() => clearTimeout(late));
  });

/** What somebody does before asking for words. */
const DOINGS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * The engine keeps a processor busy for a tenth of a second: it opens when somebody comes, when something is asked of it (the
 * grid of a close view), or when the map first has nothing to do (use-map.ts).
 */
const openEngineWhenWanted = (): void => {
  const open = (): void => {
    for (const doing of DOINGS) removeEventListener(doing, open);
    beginEngine();
  };
  for (const doing of DOINGS) addEventListener(doing, open, { passive: true });
};

/** Until the map is drawn for the first time, or can not be; the engine gives what fills it then. */
export const beginWithMap = async (): Promise<void> => {
  const { centre } = viewOfPath(location.pathname);
  if (centre === undefined) return;
  openEngineWhenWanted();
  const root = document.documentElement;
  const host = document.createElement('div');
  host.className = 'map';
  document.body.prepend(host);
  // No shadows and no hint until the map is drawn: they take the graphics as long as the map does to begin.
  root.dataset.begins = 'map';
  try {
    const { beginMap } = await loadMap();
    let tellDrawn = (): void => undefined;
    const drawn = new Promise<void>((resolve) => {
      tellDrawn = resolve;
    });
    const basemap = async (part: BasemapPart): Promise<FeatureCollection> => {
      await drawn;
      return engine('basemap', part);
    };
    const base = beginMap(host, {
      start: centre,
      theme: themeOf(kept().theme),
      language: root.lang,
      basemap,
    });
    begun = { host, base };
    // Behind what the map itself asks for.
    fetchPage();
    void base.map.once('render', tellDrawn);
    setTimeout(tellDrawn, PATIENCE_MS);
    await drawn;
  } catch {
    // Whoever opens the map meets the same, or waits for it, and says so.
    host.remove();
    fetchPage();
    beginEngine();
  } finally {
    delete root.dataset.begins;
  }
};

/** The map that was begun, moved to where the page has it; once. */
export const takeBegun = (into: HTMLElement): Begun | undefined => {
  const taken = begun;
  begun = undefined;
  if (taken !== undefined) into.append(taken.host);
  return taken;
};
