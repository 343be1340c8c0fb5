/**
 * When the map is opened. With a graphics card: as soon as it is here. Without one every drawing takes a tenth of a second
 * of the page's own time, so the words and the box come first, and the map in the first calm moment or as soon as somebody
 * turns to it. A link to a view is a wish for the map.
 */
import { afterPaint } from '../after-paint.ts';
import { atRest } from '../at-rest.ts';
import { isLinkToView } from './first-view.ts';

const loadMap = (): Promise<typeof import('./map-view.ts')> => import('./map-view.ts');

const hasCard = (): Promise<boolean> =>
  new Promise((resolve) => {
    const graphics = new Worker(new URL('./graphics.worker.ts', import.meta.url), { type: 'module' });
    graphics.addEventListener('message', ({ data }) => resolve(data !== false), { once: true });
    // Whoever can not be asked is taken for able.
    graphics.addEventListener('error', () => resolve(true), { once: true });
  });

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

/** Somebody points at the map, or does anything but type. Gives back how to stop looking. */
const whenTurnedTo = (host: HTMLElement, turned: () => void): (() => void) => {
  const looking = new AbortController();
  const { signal } = looking;
  for (const doing of ['pointermove', 'wheel'] as const)
    host.addEventListener(doing, turned, { signal, passive: true, once: true });
  for (const doing of ['pointerdown', 'keydown'] as const)
    addEventListener(doing, ({ target }) => isField(target) || turned(), { signal, passive: true, capture: true });
  return () => looking.abort();
};

export type MapOpening = {
  readonly loaded: Promise<typeof import('./map-view.ts')>;
  /** There is something to be seen on the map. */
  want(): void;
  callOff(): void;
};

export const openingOf = (host: HTMLElement): MapOpening => {
  let want = (): void => undefined;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  let stop = (): void => undefined;
  if (isLinkToView()) want();
  else {
    // The page is painted first: a browser that wakes its graphics paints nothing meanwhile.
    const ask = afterPaint(() => void hasCard().then((has) => has && want()));
    const stops = [whenTurnedTo(host, want), atRest(want), ask];
    stop = () => {
      for (const one of stops) one();
    };
  }
  const loaded = wanted.then(() => {
    stop();
    return loadMap();
  });
  return { loaded, want: () => want(), callOff: () => stop() };
};
