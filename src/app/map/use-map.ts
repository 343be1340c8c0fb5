import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Point, SquareAddress } from '../../client/client.ts';
import { embeddedClient, engine, rehearseWords } from '../queries/engine.ts';
import { isInside } from '../saved/collection.ts';
import { watchMarks } from '../saved/marks.ts';
import { mapPadding } from '../sheet/map-padding.ts';
import { firstPlace } from '../state/first-place.ts';
import { unitsInUse, useSettings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { pathOfCentre, viewOfPath } from '../state/view.ts';
import { distanceText } from '../text/messages.ts';
import { takeBegun } from './first-view.ts';
import { mapLabels } from './labels.ts';
import type { MapView } from './map-view.ts';
import { type MapOpening, openingOf } from './opening.ts';

/** Selected squares are looked at from here: the grid is visible, and the streets around give the place away. */
const CLOSE_ZOOM = 18.4;
const FIRST_ZOOM = 16.6;
/** Where there is no square to show: the countries around, rather than an empty sheet. */
const LOST_ZOOM = 4;

type Shown = {
  readonly address: SquareAddress | undefined;
  /** There are words, and they address nothing. */
  readonly isLost: boolean;
  /** A card or a panel lies over the map. */
  readonly isOpen: boolean;
};

type Events = {
  readonly onSelect: (at: Point) => void;
  readonly onSaved: (id: string) => void;
  readonly onDrag: () => void;
  readonly onStreetsMissing: () => void;
  /** There will be no map; `centre` is what a link to a view wanted to be seen. */
  readonly onNone: (centre: Point | undefined) => void;
};

type Fault = 'noMap' | 'mapNotLoaded';

export type PageMap = {
  readonly host: RefObject<HTMLDivElement | null>;
  /** As soon as it is there. */
  readonly view: RefObject<MapView | undefined>;
  /** The middle of what is seen. */
  readonly middle: Point | undefined;
  /** What is missing on it, or why there is none. */
  readonly note: 'noDetail' | Fault | undefined;
  /** There is something to be seen on the map: it need not wait for a calm moment. */
  readonly want: () => void;
  readonly coverBy: (sheetHeight: number) => void;
  /** Towards a place that is larger than a square; when its middle is the chosen square, the view stays as wide. */
  readonly flyToPlace: (at: Point, zoom: number) => void;
};

/** The map of the page: opened when its moment has come, and told what changes around it. */
export const useMap = ({ address, isLost, isOpen }: Shown, events: Events): PageMap => {
  const { theme, pageLanguage } = useStore();
  const { units, mapStyle } = useSettings();
  const [isBare, setBare] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const [middle, setMiddle] = useState<Point>();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<MapView>(undefined);
  const opening = useRef<MapOpening>(undefined);
  const sheetHeight = useRef(0);
  /** The middle of a place that somebody has looked for, until its square is here. */
  const place = useRef<Point>(undefined);
  const latest = useRef({ address, isLost, events });
  latest.current = { address, isLost, events };

  const want = useCallback((): void => opening.current?.want(), []);

  const coverBy = useCallback((height: number): void => {
    sheetHeight.current = height;
    view.current?.setPadding(mapPadding(height));
  }, []);

  useEffect(() => view.current?.setTheme(theme), [theme]);
  useEffect(() => view.current?.setPadding(mapPadding(sheetHeight.current, isOpen)), [isOpen]);
  useEffect(() => view.current?.setStreets(mapStyle), [mapStyle]);
  useEffect(() => view.current?.setUnits(unitsInUse(units)), [units]);

  // The side of the column may have changed with the direction of the script.
  useLayoutEffect(() => {
    view.current?.setPadding(mapPadding(sheetHeight.current));
    view.current?.setLanguage(pageLanguage, mapLabels());
  }, [pageLanguage]);

  // The map is the heaviest part by far: it comes when the box and the first address are on screen.
  useEffect(() => {
    let isGone = false;
    let stopMarks = (): void => undefined;
    const into = host.current;
    if (into === null) return undefined;
    const { centre } = viewOfPath(location.pathname);
    setMiddle(centre);
    const open = ({ openMap }: typeof import('./map-view.ts')): void => {
      if (isGone) return;
      const begun = takeBegun(into);
      const start = centre ?? { ...firstPlace(), zoom: latest.current.isLost ? LOST_ZOOM : FIRST_ZOOM };
      const opened = openMap(begun?.host ?? into, {
        begun: begun?.base,
        padding: mapPadding(sheetHeight.current, centre === undefined),
        start,
        theme: useStore.getState().theme,
        language: useStore.getState().pageLanguage,
        basemap: (part) => engine('basemap', part),
        placesIn: (...asked) => engine('placesIn', ...asked),
        // Lines are the same wherever they come from, and many: they cost nobody's quota.
        gridSection: (south, west, north, east) => embeddedClient.gridSection(south, west, north, east),
        onSelect: (at) => latest.current.events.onSelect(at),
        onSaved: (id) => latest.current.events.onSaved(id),
        onDrag: () => latest.current.events.onDrag(),
        onStill: () => {
          if (latest.current.address === undefined) rehearseWords(start, useStore.getState().language);
        },
        onStreetsMissing: () => latest.current.events.onStreetsMissing(),
        onMove: (at, zoom) => {
          setMiddle(at);
          // A link to a view stays one, to the view of now.
          if (viewOfPath(location.pathname).centre === undefined) return;
          history.replaceState(history.state, '', pathOfCentre(at.lat, at.lng, zoom) + location.search);
        },
        onBare: setBare,
        streets: useSettings.getState().mapStyle,
        units: unitsInUse(useSettings.getState().units),
        distanceText,
        labels: mapLabels(),
      });
      view.current = opened;
      stopMarks = watchMarks(opened.showSaved);
      const { address: known } = latest.current;
      if (known !== undefined) opened.showSquare(known, CLOSE_ZOOM, true);
    };
    const doWithout = (why: Fault, error: unknown): void => {
      console.warn('map', error);
      if (isGone) return;
      setFault(why);
      latest.current.events.onNone(centre);
    };
    opening.current = openingOf(into);
    void opening.current.loaded.then(
      (loaded) => {
        try {
          open(loaded);
        } catch (error) {
          doWithout('noMap', error);
        }
      },
      (error: unknown) => doWithout('mapNotLoaded', error),
    );
    return () => {
      isGone = true;
      opening.current?.callOff();
      stopMarks();
      view.current?.remove();
      view.current = undefined;
    };
  }, []);

  const flyToPlace = useCallback((at: Point, zoom: number): void => {
    place.current = at;
    view.current?.flyTo(at, zoom);
  }, []);

  useEffect(() => {
    if (address === undefined) return;
    // Who looked for a city wants to see it, not one square in the middle of it.
    const isPlace = place.current !== undefined && isInside(address.square, place.current);
    place.current = undefined;
    view.current?.showSquare(address, isPlace ? undefined : CLOSE_ZOOM, false);
  }, [address]);

  useEffect(() => {
    if (isLost) view.current?.flyTo(firstPlace(), LOST_ZOOM);
  }, [isLost]);

  return { host, view, middle, note: fault ?? (isBare ? 'noDetail' : undefined), want, coverBy, flyToPlace };
};
