import { useEffect, useRef, useState } from 'react';
import { loadedAnew } from '../loaded-anew.ts';
import { type HereEvents, openFollowing } from './following.ts';

const loadFollowing = loadedAnew(() => import('./follow.ts'));

export const useHere = (events: HereEvents) => {
  const [isFollowing, setFollowing] = useState(false);
  const latest = useRef(events);
  latest.current = events;
  const [following] = useState(() =>
    openFollowing(loadFollowing, {
      onFollowing: setFollowing,
      onMove: (...move) => latest.current.onMove(...move),
      onOff: () => latest.current.onOff(),
      onTrouble: () => latest.current.onTrouble(),
    }),
  );
  useEffect(() => following.leave, [following]);
  return { ...following, isFollowing };
};
