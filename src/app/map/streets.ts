/** Streets from a server above the embedded world: asked for, and known to be there or to be missing. */
import type { Map as LibreMap } from 'maplibre-gl';
import { BARE_ZOOM } from './far-places.ts';
import { addOnlineStyle } from './online-style.ts';

/** Street detail from a tile server: when it answers soon, never, or as soon as it answers. */
export type Streets = 'auto' | 'embedded' | 'online';

type Options = {
  readonly how: Streets;
  /** Wanted by the person, and not to be had. */
  readonly onMissing: () => void;
  /** Called when it changes: the view is closer than the embedded map is drawn, and there are no streets. */
  readonly onBare: (isBare: boolean) => void;
};

export const openStreets = (map: LibreMap, { how, onMissing, onBare }: Options) => {
  let wanted = how;
  let state: 'waiting' | 'there' | 'missing' = 'waiting';
  let isBare = false;
  let asked = 0;

  const tellBare = (): void => {
    const now = state === 'missing' && map.getZoom() >= BARE_ZOOM;
    if (now === isBare) return;
    isBare = now;
    onBare(now);
  };
  const ask = async (): Promise<void> => {
    const question = ++asked;
    const isLatest = (): boolean => question === asked;
    const isThere = wanted !== 'embedded' && (await addOnlineStyle(map, wanted, isLatest));
    if (!isLatest()) return;
    state = isThere ? 'there' : 'missing';
    if (!isThere && wanted === 'online') onMissing();
    tellBare();
  };
  map.on('zoom', tellBare);
  void ask();
  return {
    /** The style was set anew, and has none. */
    ask: (): void => void ask(),
    choose: (next: Streets): void => {
      wanted = next;
      void ask();
    },
  };
};
