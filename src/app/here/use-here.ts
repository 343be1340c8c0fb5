import { useCallback, useEffect, useRef, useState } from 'react';
import type { Whereabouts } from './follow.ts';

/** `following`: the map stays with the person; `seen`: it shows them, and stays where it was moved to. */
export type HereState = 'off' | 'following' | 'seen';

type Options = {
  /** `isFirst`: they were not known before; `isAhead`: the map is to go there. */
  readonly onMove: (here: Whereabouts, how: { readonly isFirst: boolean; readonly isAhead: boolean }) => void;
  readonly onOff: () => void;
  readonly onTrouble: () => void;
};

const isSamePlace = (one: Whereabouts | undefined, other: Whereabouts): boolean =>
  one?.at.lat === other.at.lat && one.at.lng === other.at.lng;

export const useHere = (options: Options) => {
  const [state, setState] = useState<HereState>('off');
  const stop = useRef<() => void>(undefined);
  const last = useRef<Whereabouts>(undefined);
  const isFollowing = useRef(false);
  const latest = useRef(options);
  latest.current = options;

  const end = useCallback((): void => {
    stop.current?.();
    stop.current = undefined;
    last.current = undefined;
    isFollowing.current = false;
    setState('off');
    latest.current.onOff();
  }, []);

  const start = useCallback(async (): Promise<void> => {
    isFollowing.current = true;
    setState('following');
    if (stop.current !== undefined) {
      if (last.current !== undefined) latest.current.onMove(last.current, { isFirst: false, isAhead: true });
      return;
    }
    let isWanted = true;
    stop.current = () => {
      isWanted = false;
    };
    const { follow } = await import('./follow.ts');
    if (!isWanted) return;
    stop.current = follow({
      onMove: (here) => {
        const before = last.current;
        last.current = here;
        // A turn of the head moves no map.
        const isAhead = isFollowing.current && !isSamePlace(before, here);
        latest.current.onMove(here, { isFirst: before === undefined, isAhead });
      },
      onTrouble: () => {
        end();
        latest.current.onTrouble();
      },
    });
  }, [end]);

  /** The map was moved by hand. */
  const letGo = useCallback((): void => {
    isFollowing.current = false;
    setState((now) => (now === 'following' ? 'seen' : now));
  }, []);

  useEffect(() => () => stop.current?.(), []);
  return { state, start, end, letGo };
};
