import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '../client/client.ts';
import { afterPaint } from './after-paint.ts';
import { LocateButton } from './here/LocateButton.tsx';
import { useHere } from './here/use-here.ts';
import { Hint } from './hint/Hint.tsx';
import { useHint } from './hint/hint.ts';
import { takeBegun } from './map/first-view.ts';
import type { MapPicture, MapView } from './map/map-view.ts';
import { type MapOpening, openingOf } from './map/opening.ts';
import { Corner } from './panel/Corner.tsx';
import { Notice } from './panel/Notice.tsx';
import { Panels, type PanelView } from './panel/panels.tsx';
import { part } from './part.tsx';
import { client, embeddedClient, engine } from './queries/engine.ts';
import { squareOfWords } from './queries/square.ts';
import { useAnswer, useKept } from './queries/use-answer.ts';
import { watchMarks } from './saved/marks.ts';
import { useSaved } from './saved/store.ts';
import { SearchBox } from './search/SearchBox.tsx';
import { mapPadding } from './sheet/map-padding.ts';
import { Sheet } from './sheet/Sheet.tsx';
import type { Stop } from './sheet/stops.ts';
import { neighbourOf } from './square/neighbour.ts';
import { SquareCard } from './square/SquareCard.tsx';
import { firstPlace } from './state/first-place.ts';
import { unitsInUse, useSettings } from './state/settings.ts';
import { useStore } from './state/store.ts';
import { saysNoAddress, type Trouble, troubleWithPosition, troubleWithWords } from './state/trouble.ts';
import { pathOfCentre, pathOfWords, viewOfPath } from './state/view.ts';
import { directionOf } from './text/languages.ts';
import { distanceText, measureIn, say } from './text/messages.ts';

/** Paper is rarely wanted. */
const PrintSheet = part(() => import('./print/PrintSheet.tsx'));

/** Selected squares are looked at from here: the grid is visible, and the streets around give the place away. */
const CLOSE_ZOOM = 18.4;
const PLACE_ZOOM = 13;
/** Where there is no square to show: the countries around, rather than an empty sheet. */
const LOST_ZOOM = 4;

/** Steps that nobody would go back by one by one replace each other. */
const navigated = (path: string, isStep: boolean): void => {
  if (location.pathname !== path) history[isStep ? 'replaceState' : 'pushState'](null, '', path + location.search);
};

export const App = () => {
  const { language, pageLanguage, theme } = useStore();
  const { units, mapStyle, server } = useSettings();
  const own = useSaved(({ collection }) => collection);
  measureIn(unitsInUse(units));
  const [words, setWords] = useState<string | undefined>(() => viewOfPath(location.pathname).words);
  const [stop, setStop] = useState<Stop>('peek');
  const [notice, setNotice] = useState<Trouble>();
  const [panel, setPanel] = useState<PanelView>();
  const [isBare, setBare] = useState(false);
  const [mapFault, setMapFault] = useState<'noMap' | 'mapNotLoaded'>();
  const [picture, setPicture] = useState<MapPicture>();
  const [focus, setFocus] = useState<Point>();
  const mapHost = useRef<HTMLDivElement>(null);
  const map = useRef<MapView>(undefined);
  const opening = useRef<MapOpening>(undefined);
  const sheetHeight = useRef(0);
  const square = useAnswer(squareOfWords, words);
  const address = useKept(square);
  const isNoAddress = saysNoAddress(square.error);
  const isLost = isNoAddress && address === undefined;
  const latest = useRef({ language, address, isLost, panel, focus });
  latest.current = { language, address, isLost, panel, focus };
  /** Counts what was chosen: an answer to what was chosen before comes too late. */
  const choice = useRef(0);

  const padMap = useCallback((height: number): void => {
    sheetHeight.current = height;
    map.current?.setPadding(mapPadding(height));
  }, []);

  const here = useHere({
    onMove: (found, { isFirst, isAhead }) => {
      map.current?.showHere(found);
      if (isFirst) void select(found.at);
      else if (isAhead) map.current?.flyTo(found.at);
    },
    onOff: () => map.current?.showHere(undefined),
    onTrouble: () => setNotice({ text: say('locationDenied'), isServer: false }),
  });

  const { letGo } = here;
  const viewNow = useCallback(() => map.current?.bounds(), []);

  /** False as long as there is nothing to print. */
  const printPage = useCallback((): boolean => {
    const known = latest.current.address;
    if (known === undefined || map.current === undefined) return false;
    setPicture(map.current.picture(known.coordinates));
    return true;
  }, []);

  /** Shows a square: the address bar first, everything else follows from it. */
  const display = useCallback((next: string, isStep = false) => {
    choice.current++;
    navigated(pathOfWords(next), isStep);
    setWords(next);
    setNotice(undefined);
    setPanel(undefined);
  }, []);

  const { end: endHint } = useHint();
  /** As a person does: whoever chose a square knows how. */
  const show = useCallback(
    (next: string, isStep = false) => {
      endHint();
      opening.current?.want();
      display(next, isStep);
    },
    [display, endHint],
  );

  const select = useCallback(
    async (at: Point, isChosen = true, isStep = !isChosen) => {
      const mine = ++choice.current;
      try {
        const found = await client.wordsAt(at, latest.current.language);
        // The square of these words is what was just answered.
        squareOfWords.put(found.words, found);
        if (mine === choice.current) (isChosen ? show : display)(found.words, isStep);
      } catch (error) {
        if (mine === choice.current) setNotice(troubleWithPosition(error));
      }
    },
    [show, display],
  );

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    map.current?.setTheme(theme);
  }, [theme]);

  const isOpen = words !== undefined || panel !== undefined;
  useEffect(() => map.current?.setPadding(mapPadding(sheetHeight.current, isOpen)), [isOpen]);

  useEffect(() => map.current?.setStreets(mapStyle), [mapStyle]);
  useEffect(() => map.current?.setUnits(unitsInUse(units)), [units]);

  // Another engine may do better than the one that was in trouble.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server is what changed
  useEffect(() => setNotice(undefined), [server]);

  useLayoutEffect(() => {
    document.documentElement.lang = pageLanguage;
    document.documentElement.dir = directionOf(pageLanguage);
    map.current?.setPadding(mapPadding(sheetHeight.current));
  }, [pageLanguage]);

  useEffect(() => {
    const follow = (): void => {
      const { words: found, centre } = viewOfPath(location.pathname);
      choice.current++;
      letGo();
      setWords(found);
      setPanel(undefined);
      setNotice(undefined);
      opening.current?.want();
      if (found === undefined) {
        map.current?.clearSquare();
        document.title = 'Tessera';
      }
      if (centre !== undefined) map.current?.flyTo(centre, centre.zoom);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [letGo]);

  // The map is the heaviest part by far: it comes when the box and the first address are on screen.
  useEffect(() => {
    let isGone = false;
    let stopMarks = (): void => undefined;
    const host = mapHost.current;
    if (host === null) return undefined;
    const start = viewOfPath(location.pathname);
    setFocus(start.centre);
    if (start.words === undefined && start.centre === undefined) void select(firstPlace(), false);
    const open = ({ openMap }: typeof import('./map/map-view.ts')): void => {
      if (isGone) return;
      const begun = takeBegun(host);
      map.current = openMap(begun?.host ?? host, {
        begun: begun?.base,
        padding: mapPadding(sheetHeight.current, start.centre === undefined),
        start: start.centre ?? { ...firstPlace(), zoom: latest.current.isLost ? LOST_ZOOM : 16.6 },
        theme: useStore.getState().theme,
        basemap: (part) => engine('basemap', part),
        placesIn: (...asked) => engine('placesIn', ...asked),
        // Lines are the same wherever they come from, and many: they cost nobody's quota.
        gridSection: (south, west, north, east) => embeddedClient.gridSection(south, west, north, east),
        onSelect: (at) => void select(at),
        onMove: (centre, zoom) => {
          setFocus(centre);
          // A link to a view stays one, to the view of now.
          if (viewOfPath(location.pathname).centre === undefined) return;
          history.replaceState(null, '', pathOfCentre(centre.lat, centre.lng, zoom) + location.search);
        },
        onSaved: (id) => {
          const place = useSaved.getState().collection.places[id];
          letGo();
          if (place !== undefined) void (place.words === '' ? select(place) : show(place.words));
        },
        streets: useSettings.getState().mapStyle,
        units: unitsInUse(useSettings.getState().units),
        onStreetsMissing: () => setNotice({ text: say('streetsMissing'), isServer: false }),
        onDrag: letGo,
        onBare: setBare,
        distanceText,
        labels: { zoomIn: say('zoomIn'), zoomOut: say('zoomOut'), north: say('north'), map: say('map') },
      });
      stopMarks = watchMarks(map.current.showSaved);
      const { address: known } = latest.current;
      if (known !== undefined) map.current.showSquare(known, CLOSE_ZOOM, true);
    };
    const doWithout = (fault: 'noMap' | 'mapNotLoaded', error: unknown): void => {
      console.warn('map', error);
      if (isGone) return;
      setMapFault(fault);
      // A link to a view shows nothing without a map: its middle is told in words.
      if (start.centre !== undefined) void select(start.centre, false);
    };
    opening.current = openingOf(host);
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
      map.current?.remove();
      map.current = undefined;
    };
  }, [select, show, letGo]);

  useEffect(() => {
    if (address === undefined) return undefined;
    map.current?.showSquare(address, CLOSE_ZOOM, false);
    return afterPaint(() => {
      document.title = `///${address.words} · Tessera`;
    });
  }, [address]);

  useEffect(() => {
    if (isLost) map.current?.flyTo(firstPlace(), LOST_ZOOM);
  }, [isLost]);

  // The address follows the chosen language: the square stays, its words change.
  useEffect(() => {
    const known = latest.current.address;
    if (known === undefined || known.language === language) return;
    engine('prepare', language, false).then(
      () => {
        const now = latest.current;
        if (now.language === language) void select((now.address ?? known).coordinates, false);
      },
      (error: unknown) => setNotice(troubleWithPosition(error)),
    );
  }, [language, select]);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { address: known, panel: isReading, focus: middle } = latest.current;
      const target = event.target;
      if ((event.ctrlKey || event.metaKey) && event.key === 'p') {
        if (printPage()) event.preventDefault();
        return;
      }
      const isField = target instanceof HTMLElement && target.closest('input, select, textarea') !== null;
      // In a panel the arrows scroll, and Escape closes it.
      if (isReading !== undefined) return;
      if (event.key === 'Escape' && !isField) setStop('peek');
      if (isField || (target instanceof HTMLElement && target.closest('[role=slider]') !== null)) return;
      // Without a square the first key takes the one in the middle of the view.
      const isOnMap = target === document.body || target instanceof HTMLCanvasElement;
      const first = isOnMap && /^(Arrow|Enter)/.test(event.key) ? middle : undefined;
      const next = known === undefined ? first : neighbourOf(known, event.key);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      void select(next, true, known !== undefined);
    };
    // Before the map sees it: the arrows move the square, not the picture.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [select, printPage]);

  const trouble = square.error !== undefined ? troubleWithWords(square.error) : notice;

  return (
    <main>
      <div ref={mapHost} className="map" />
      <div className="column">
        <SearchBox
          focus={focus}
          own={own}
          viewNow={viewNow}
          unread={isNoAddress ? words : undefined}
          onWords={(found) => {
            letGo();
            show(found);
          }}
          onHere={() => void here.start()}
          onPosition={(at, isPlace) => {
            letGo();
            if (isPlace) map.current?.flyTo(at, PLACE_ZOOM);
            void select(at);
          }}
        />
        {trouble === undefined ? null : <Notice trouble={trouble} onSettings={() => setPanel({ name: 'settings' })} />}
        {panel !== undefined ? (
          <Panels
            view={panel}
            onView={setPanel}
            onWords={(found) => {
              letGo();
              show(found);
            }}
            onPosition={(at) => {
              letGo();
              void select(at);
            }}
          />
        ) : address === undefined ? null : (
          <Sheet stop={stop} onStop={setStop} onHeight={padMap}>
            <SquareCard
              address={address}
              onPrint={printPage}
              onLanguages={(isSecond) => setPanel({ name: 'languages', isSecond })}
              isOpen={stop !== 'peek'}
              onToggle={() => setStop(stop === 'peek' ? 'half' : 'peek')}
              onEdit={(place) => setPanel({ name: 'saved', place })}
            />
          </Sheet>
        )}
      </div>
      <output className="visually-hidden">
        {address === undefined ? '' : `${address.words}, ${address.nearestPlace}`}
      </output>
      <Hint />
      <Corner view={panel} onView={setPanel} />
      <LocateButton isFollowing={here.state === 'following'} onStart={() => void here.start()} onEnd={here.end} />
      {isBare || mapFault !== undefined ? <p className="map-note">{say(mapFault ?? 'noDetail')}</p> : null}
      {picture === undefined || address === undefined ? null : (
        <Suspense>
          <PrintSheet address={address} picture={picture} onDone={() => setPicture(undefined)} />
        </Suspense>
      )}
    </main>
  );
};
