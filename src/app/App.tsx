import { useQuery } from '@tanstack/react-query';
import { Moon, Sun } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '../client/client.ts';
import { RefusedError } from '../client/client.ts';
import type { MapView } from './map/map-view.ts';
import { client, engine } from './queries/engine.ts';
import { squareOfWords } from './queries/square.ts';
import { SearchBox } from './search/SearchBox.tsx';
import { mapPadding } from './sheet/map-padding.ts';
import { Sheet } from './sheet/Sheet.tsx';
import type { Stop } from './sheet/stops.ts';
import { neighbourOf } from './square/neighbour.ts';
import { SquareCard } from './square/SquareCard.tsx';
import { firstPlace } from './state/first-place.ts';
import { useStore } from './state/store.ts';
import { pathOfWords, viewOfPath } from './state/view.ts';
import { directionOf } from './text/languages.ts';
import { say } from './text/messages.ts';

/** Selected squares are looked at from here: the grid is visible, and the streets around give the place away. */
const CLOSE_ZOOM = 18.4;
const PLACE_ZOOM = 13;

const navigated = (path: string): void => {
  if (location.pathname !== path) history.pushState(null, '', path + location.search);
};

export const App = () => {
  const { language, pageLanguage, theme, setTheme, remember } = useStore();
  const [words, setWords] = useState<string | undefined>(() => viewOfPath(location.pathname).words);
  const [stop, setStop] = useState<Stop>('peek');
  const [notice, setNotice] = useState('');
  const [focus, setFocus] = useState<Point>();
  const mapHost = useRef<HTMLDivElement>(null);
  const map = useRef<MapView>(undefined);
  const sheetHeight = useRef(0);
  const square = useQuery({ ...squareOfWords(words ?? ''), enabled: words !== undefined });
  const address = square.data;
  const latest = useRef({ language, address });
  latest.current = { language, address };

  const padMap = useCallback((height: number): void => {
    sheetHeight.current = height;
    map.current?.setPadding(mapPadding(height));
  }, []);

  /** Shows a square: the address bar first, everything else follows from it. */
  const show = useCallback(
    (next: string) => {
      navigated(pathOfWords(next));
      setWords(next);
      setNotice('');
      remember(next);
    },
    [remember],
  );

  const select = useCallback(
    async (at: Point) => {
      try {
        const found = await client.wordsAt(at, latest.current.language);
        show(found.words);
      } catch (error) {
        setNotice(say('failed', { reason: error instanceof Error ? error.message : '' }));
      }
    },
    [show],
  );

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    map.current?.setTheme(theme);
  }, [theme]);

  useLayoutEffect(() => {
    document.documentElement.lang = pageLanguage;
    document.documentElement.dir = directionOf(pageLanguage);
    map.current?.setPadding(mapPadding(sheetHeight.current));
  }, [pageLanguage]);

  useEffect(() => {
    const follow = (): void => setWords(viewOfPath(location.pathname).words);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  // The map is the heaviest part by far: it comes when the box and the first address are on screen.
  useEffect(() => {
    let isGone = false;
    const host = mapHost.current;
    if (host === null) return undefined;
    const start = viewOfPath(location.pathname);
    if (start.words === undefined && start.centre === undefined) void select(firstPlace());
    void import('./map/map-view.ts').then(({ openMap }) => {
      if (isGone) return;
      map.current = openMap(host, {
        padding: mapPadding(sheetHeight.current),
        start: start.centre ?? { ...firstPlace(), zoom: 16.6 },
        theme: useStore.getState().theme,
        basemap: (part) => engine('basemap', part),
        gridSection: (south, west, north, east) => client.gridSection(south, west, north, east),
        onSelect: (at) => void select(at),
        onMove: (centre) => setFocus(centre),
        labels: { zoomIn: say('zoomIn'), zoomOut: say('zoomOut'), north: say('north'), map: say('map') },
      });
      const { address: known } = latest.current;
      if (known !== undefined) map.current.showSquare(known, CLOSE_ZOOM, true);
    });
    return () => {
      isGone = true;
      map.current?.remove();
      map.current = undefined;
    };
  }, [select]);

  useEffect(() => {
    if (address === undefined) return;
    document.title = `///${address.words} · Tessera`;
    map.current?.showSquare(address, CLOSE_ZOOM, false);
  }, [address]);

  // The address follows the chosen language: the square stays, its words change.
  useEffect(() => {
    const known = latest.current.address;
    if (known === undefined || known.language === language) return;
    void engine('prepare', language).then(() => select(known.coordinates));
  }, [language, select]);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const known = latest.current.address;
      const target = event.target;
      const isField = target instanceof HTMLElement && target.closest('input, select, textarea') !== null;
      if (event.key === 'Escape' && !isField) setStop('peek');
      if (isField || (target instanceof HTMLElement && target.closest('[role=slider]') !== null)) return;
      const next = known === undefined ? undefined : neighbourOf(known, event.key);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      void select(next);
    };
    // Before the map sees it: the arrows move the square, not the picture.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [select]);

  const here = (): void => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        map.current?.showAccuracy({ lat: coords.latitude, lng: coords.longitude }, coords.accuracy);
        void select({ lat: coords.latitude, lng: coords.longitude });
      },
      () => setNotice(say('locationDenied')),
      { enableHighAccuracy: true, timeout: 10_000 },
    );
  };

  const trouble =
    square.error instanceof RefusedError
      ? say('wrongAddress')
      : square.isError
        ? say('failed', { reason: square.error.message })
        : notice;

  return (
    <main>
      <div ref={mapHost} className="map" />
      <div className="column">
        <SearchBox
          focus={focus}
          onWords={show}
          onHere={here}
          onPosition={(at, isPlace) => {
            if (isPlace) map.current?.flyTo(at, PLACE_ZOOM);
            void select(at);
          }}
        />
        {trouble === '' ? null : (
          <p className="notice" role="alert">
            {trouble}
          </p>
        )}
        {address === undefined ? null : (
          <Sheet stop={stop} onStop={setStop} onHeight={padMap}>
            <SquareCard
              address={address}
              isOpen={stop !== 'peek'}
              onToggle={() => setStop(stop === 'peek' ? 'half' : 'peek')}
            />
          </Sheet>
        )}
      </div>
      <button
        type="button"
        className="corner icon-button"
        aria-label={say('theme')}
        onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
      >
        {theme === 'dark' ? (
          <Sun size={20} strokeWidth={1.75} aria-hidden />
        ) : (
          <Moon size={20} strokeWidth={1.75} aria-hidden />
        )}
      </button>
    </main>
  );
};
