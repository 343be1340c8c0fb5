import { say } from '../../app/text/messages.ts';
import type { Point } from '../../client/client.ts';
import type { Session } from './session.ts';

/** Picks where the person is, unless something else was chosen while that was being found out. */
export const pickHere = ({ state, isLatest }: Pick<Session, 'state' | 'isLatest'>, pick: (at: Point) => void): void => {
  const isStillWanted = isLatest();
  const onTrouble = (): void => {
    if (isStillWanted()) state.setState({ trouble: say('locationDenied') });
  };
  if (!('geolocation' in navigator)) {
    onTrouble();
    return;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      if (isStillWanted()) pick({ lat: coords.latitude, lng: coords.longitude });
    },
    onTrouble,
    { enableHighAccuracy: true, timeout: 10_000 },
  );
};
