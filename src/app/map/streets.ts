/** Streets from a server above the embedded world: asked for, and known to be there or to be missing. */
import type { Map as LibreMap } from 'maplibre-gl';
import { BARE_ZOOM } from './far-places.ts';
import { addOnlineStyle, type Streets } from './online-style.ts';

export type { Streets } from './online-style.ts';

/** Streets that are not there by then are called missing. Those that still come are shown all the same. */
const LATE_MS = 2500;

type Options = {
  readonly how: Streets;
  readonly fadeMs?: number;
  /** Wanted by the person, and not to be had. */
  readonly onMissing: () => void;
  /** Called when it changes: the view is closer than the embedded map is drawn, and there are no streets. */
  readonly onBare: (isBare: boolean) => void;
  /** Called when it changes: the embedded map is all that is seen. */
  readonly onAlone: (isAlone: boolean) => void;
  /** Pictures from above are seen: what is drawn on them has to stand out. */
  readonly onPictures: () => void;
};

export const openStreets = (map: LibreMap, options: Options) => {
  let how = options.how;
  let state: 'waiting' | 'there' | 'missing' = 'waiting';
  let isBare = false;
  let asked = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let hasStyle = false;

  const tellBare = (): void => {
    const now = state === 'missing' && map.getZoom() >= BARE_ZOOM;
    if (now === isBare) return;
    isBare = now;
    options.onBare(now);
  };
  const become = (next: 'waiting' | 'there' | 'missing'): void => {
    const wasAlone = state === 'missing';
    state = next;
    tellBare();
    if (wasAlone !== (state === 'missing')) options.onAlone(!wasAlone);
  };
  const ask = async (): Promise<void> => {
    const question = ++asked;
    const isWanted = (): boolean => question === asked;
    clearTimeout(patience);
    hasStyle = false;
    if (how === 'embedded') {
      become('missing');
      return;
    }
    const onSeen = (): void => {
      if (how === 'satellite') options.onPictures();
      become('there');
    };
    become('waiting');
    patience = setTimeout(() => state === 'waiting' && become('missing'), LATE_MS);
    const { fadeMs } = options;
    const telling = { isWanted, onSeen, ...(fadeMs === undefined ? {} : { fadeMs }) };
    // A browser without a network knows it: nobody is asked then, and nobody waited for.
    const isThere = navigator.onLine && (await addOnlineStyle(map, how, telling));
    if (!isWanted()) return;
    hasStyle = isThere;
    if (hasStyle) return;
    become('missing');
    if (how !== 'auto') options.onMissing();
  };
  const askAgain = (): void => {
    if (!hasStyle && how !== 'embedded') void ask();
  };
  map.on('zoom', tellBare);
  addEventListener('online', askAgain);
  map.on('remove', () => {
    asked++;
    removeEventListener('online', askAgain);
    clearTimeout(patience);
  });
  void ask();
  return {
    /** The style of the map was set anew, and has none. */
    ask: (): void => void ask(),
    choose: (next: Streets): void => {
      how = next;
      void ask();
    },
  };
};
