/** A link to a view is a wish for the map: it is begun first, and the page around it follows. */
import type { FeatureCollection } from 'geojson';
import { kept, themeOf } from '../state/kept.ts';
import { viewOfPath } from '../state/view.ts';
import type { BaseMap, BasemapPart } from './base-map.ts';

/** A map that is not drawn by then keeps nobody from the page, ms. */
const PATIENCE_MS = 1000;

export type Begun = { readonly host: HTMLElement; readonly base: BaseMap };

let begun: Begun | undefined;

export const isLinkToView = (): boolean => viewOfPath(location.pathname).centre !== undefined;

/** Until the map is drawn for the first time, or can not be; the engine opens then, and gives what fills the map. */
export const beginWithMap = async (openEngine: () => Promise<typeof import('../queries/engine.ts')>): Promise<void> => {
  const { centre } = viewOfPath(location.pathname);
  if (centre === undefined) return;
  const host = document.createElement('div');
  host.className = 'map';
  document.body.prepend(host);
  try {
    const { beginMap } = await import('./map-view.ts');
    let tellDrawn = (): void => undefined;
    const drawn = new Promise<void>((resolve) => {
      tellDrawn = resolve;
    });
    const basemap = async (part: BasemapPart): Promise<FeatureCollection> => {
      await drawn;
      return (await openEngine()).engine('basemap', part);
    };
    const base = beginMap(host, {
      start: centre,
      theme: themeOf(kept().theme),
      language: document.documentElement.lang,
      basemap,
    });
    begun = { host, base };
    void base.map.once('render', tellDrawn);
    setTimeout(tellDrawn, PATIENCE_MS);
    await drawn;
  } catch {
    // Whoever opens the map meets the same, and says so.
    host.remove();
  }
};

/** The map that was begun, moved to where the page has it; once. */
export const takeBegun = (into: HTMLElement): Begun | undefined => {
  const taken = begun;
  begun = undefined;
  if (taken !== undefined) into.append(taken.host);
  return taken;
};
