/** Where the person is and which way they look, until they no longer want to be followed. Loaded when they ask. */
import type { Point } from '../../client/client.ts';
import { headingOf, type Turned } from './heading.ts';

export type Whereabouts = {
  readonly at: Point;
  readonly accuracyMetres: number;
  readonly heading: number | undefined;
};

type Watcher = { readonly onMove: (here: Whereabouts) => void; readonly onTrouble: () => void };

/** A compass trembles; turns smaller than this are not drawn, degrees. */
const SMALLEST_TURN = 2;

const isTurned = (event: Event): event is Event & Turned => 'alpha' in event && 'absolute' in event;

/** Safari asks the person first, and only while a button is being pressed; elsewhere there is nothing to ask. */
const askForCompass = async (): Promise<void> => {
  const Orientation: unknown = globalThis.DeviceOrientationEvent;
  if (typeof Orientation !== 'function' || !('requestPermission' in Orientation)) return;
  if (typeof Orientation.requestPermission === 'function') await Orientation.requestPermission();
};

export const follow = ({ onMove, onTrouble }: Watcher): (() => void) => {
  const listening = new AbortController();
  let known: Omit<Whereabouts, 'heading'> | undefined;
  let compass: number | undefined;
  let course: number | undefined;

  const tell = (): void => {
    if (known !== undefined) onMove({ ...known, heading: compass ?? course });
  };
  const turn = (event: Event): void => {
    const heading = isTurned(event) ? headingOf(event, screen.orientation?.angle ?? 0) : undefined;
    if (heading === undefined) return;
    const turned = Math.abs(((heading - (compass ?? heading + 180) + 540) % 360) - 180);
    if (turned < SMALLEST_TURN) return;
    compass = heading;
    tell();
  };
  const watch = navigator.geolocation.watchPosition(
    ({ coords }) => {
      known = { at: { lat: coords.latitude, lng: coords.longitude }, accuracyMetres: coords.accuracy };
      course = coords.heading === null || Number.isNaN(coords.heading) ? undefined : coords.heading;
      tell();
    },
    (error) => {
      // A fix that is late, in a tunnel, is no reason to give up what is known.
      if (known === undefined || error.code === error.PERMISSION_DENIED) onTrouble();
    },
    { enableHighAccuracy: true, timeout: 10_000 },
  );
  const { signal } = listening;
  addEventListener('deviceorientationabsolute', turn, { signal });
  addEventListener('deviceorientation', turn, { signal });
  // Without the compass the dot is still in its place.
  askForCompass().catch(() => undefined);
  return () => {
    navigator.geolocation.clearWatch(watch);
    listening.abort();
  };
};
