/**
 * Whether the map goes with the person. It is let go when they take hold of it or choose something; the person is shown
 * all the same until that is ended.
 */
import type { Whereabouts } from './follow.ts';

type How = {
  /** They were not known before, and the map goes with them. */
  readonly isFirst: boolean;
  /** The map is to go there. */
  readonly isAhead: boolean;
};

export type HereEvents = {
  readonly onMove: (here: Whereabouts, how: How) => void;
  readonly onOff: () => void;
  readonly onTrouble: () => void;
};

type Events = HereEvents & { readonly onFollowing: (isFollowing: boolean) => void };

export type Following = { start(): Promise<void>; end(): void; letGo(): void; leave(): void };

const isSamePlace = (one: Whereabouts | undefined, other: Whereabouts): boolean =>
  one?.at.lat === other.at.lat && one.at.lng === other.at.lng;

export const openFollowing = (
  load: () => Promise<Pick<typeof import('./follow.ts'), 'follow'>>,
  { onFollowing, onMove, onOff, onTrouble }: Events,
): Following => {
  let stop: (() => void) | undefined;
  let last: Whereabouts | undefined;
  let isFollowing = false;

  const goWith = (next: boolean): void => {
    isFollowing = next;
    onFollowing(next);
  };
  const leave = (): void => {
    stop?.();
    stop = undefined;
    last = undefined;
  };
  const end = (): void => {
    leave();
    goWith(false);
    onOff();
  };
  const giveUp = (): void => {
    end();
    onTrouble();
  };

  const start = async (): Promise<void> => {
    goWith(true);
    if (stop !== undefined) {
      if (last !== undefined) onMove(last, { isFirst: false, isAhead: true });
      return;
    }
    let isWanted = true;
    stop = () => {
      isWanted = false;
    };
    try {
      const { follow } = await load();
      if (!isWanted) return;
      stop = follow({
        onMove: (here) => {
          const before = last;
          last = here;
          // A turn of the head moves no map.
          const isAhead = isFollowing && !isSamePlace(before, here);
          onMove(here, { isFirst: isAhead && before === undefined, isAhead });
        },
        onTrouble: giveUp,
      });
    } catch {
      // That part of the page did not come, or the browser knows of no places.
      if (isWanted) giveUp();
    }
  };

  return { start, end, letGo: () => goWith(false), leave };
};
