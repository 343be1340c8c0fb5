import { useEffect, useRef, useState } from 'react';
import { type HereEvents, openFollowing } from './following.ts';

export const useHere = (events: HereEvents) => {
  const [isFollowing, setFollowing] = useState(false);
  const latest = useRef(events);
  latest.current = events;
  const [following] = useState(() =>
    openFollowing(() => import('./follow.ts'), {
      onFollowing: setFollowing,
      onMove: (...move) => latest.current.onMove(...move),
      onOff: () => latest.current.onOff(),
      onTrouble: () => latest.current.onTrouble(),
    }),
  );
  useEffect(() => following.leave, [following]);
  return { ...following, isFollowing };
};
