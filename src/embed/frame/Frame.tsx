import { ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore as useVanilla } from 'zustand';
import type { MapView } from '../../app/map/map-view.ts';
import { client, engine } from '../../app/queries/engine.ts';
import { SearchBox } from '../../app/search/SearchBox.tsx';
import { neighbourOf } from '../../app/square/neighbour.ts';
import { PlaceLine } from '../../app/square/PlaceLine.tsx';
import { Words } from '../../app/square/Words.tsx';
import { firstPlace } from '../../app/state/first-place.ts';
import { useStore } from '../../app/state/store.ts';
import { pathOfWords } from '../../app/state/view.ts';
import { distanceText, say } from '../../app/text/messages.ts';
import type { Point, SquareAddress } from '../../client/client.ts';
import { CONTROLS, type FrameOptions } from '../options.ts';
import type { FrameEvent } from '../protocol.ts';
import { pickHere } from './pick-here.ts';
import type { Session } from './session.ts';
import { useTheme } from './use-theme.ts';

const CLOSE_ZOOM = 18.4;
const PLACE_ZOOM = 13;
/** A centre without a zoom is shown with its neighbourhood; no centre at all begins with a part of the world. */
const CENTRE_ZOOM = 15;
const WORLD_ZOOM = 4.5;

type Props = {
  readonly session: Session;
  readonly options: FrameOptions;
  readonly tell: (event: FrameEvent) => void;
};

const Card = ({ address }: { readonly address: SquareAddress }) => {
  return (
    <section className="frame-card" aria-label={say('words')}>
      <div className="frame-words">
        <output>
          <Words address={address} />
        </output>
        <PlaceLine address={address} />
      </div>
      <a
        className="icon-button"
        href={pathOfWords(address.words)}
        target="_blank"
        rel="noopener"
        aria-label={say('embedOpen')}
        title={say('embedOpen')}
      >
        <ExternalLink size={20} strokeWidth={1.75} aria-hidden />
      </a>
    </section>
  );
};

export const Frame = ({ session, options, tell }: Props) => {
  const { address, language, theme: choice, trouble, goal } = useVanilla(session.state);
  const { controls = CONTROLS, mode = 'pick', map: mapChoice = 'streets', accent } = options;
  const isPicking = mode === 'pick';
  const theme = useTheme(choice, accent);
  const [focus, setFocus] = useState<Point>();
  const host = useRef<HTMLDivElement>(null);
  const map = useRef<MapView>(undefined);
  const pick = (at: Point): void => void (isPicking && session.select({ coordinates: at }, 'person'));
  const latest = useRef({ theme, pick });
  latest.current = { theme, pick };

  // The search box of the app reads its language there; setState keeps nothing for the next visit of the app.
  useEffect(() => useStore.setState({ language, recent: [] }), [language]);

  useEffect(() => {
    let isGone = false;
    void import('../../app/map/map-view.ts').then(({ openMap }) => {
      if (isGone || host.current === null) return;
      const { address: known, goal: wanted } = session.state.getState();
      const at = wanted?.at ?? options.centre ?? firstPlace();
      map.current = openMap(host.current, {
        start: {
          ...at,
          zoom: wanted?.zoom ?? options.zoom ?? (options.centre === undefined ? WORLD_ZOOM : CENTRE_ZOOM),
        },
        theme: latest.current.theme,
        language: document.documentElement.lang,
        basemap: (part) => engine('basemap', part),
        placesIn: (...asked) => engine('placesIn', ...asked),
        gridSection: (south, west, north, east) => client.gridSection(south, west, north, east),
        onSelect: (point) => latest.current.pick(point),
        onMove: (centre, zoom) => {
          setFocus(centre);
          tell({ type: 'move', centre, zoom });
        },
        streets: mapChoice === 'streets' ? 'auto' : 'embedded',
        hasZoomButtons: controls.includes('zoom'),
        hasScale: controls.includes('scale'),
        hasSignposts: false,
        distanceText,
        labels: { zoomIn: say('zoomIn'), zoomOut: say('zoomOut'), north: say('north'), map: say('map') },
      });
      if (known !== undefined) map.current.showSquare(known, options.zoom ?? CLOSE_ZOOM, true);
    });
    return () => {
      isGone = true;
      map.current?.remove();
      map.current = undefined;
    };
  }, [session, options, controls, mapChoice, tell]);

  useEffect(() => map.current?.setTheme(theme), [theme]);

  useEffect(() => {
    if (address === undefined) map.current?.clearSquare();
    else map.current?.showSquare(address, options.zoom ?? CLOSE_ZOOM, false);
  }, [address, options.zoom]);

  useEffect(() => {
    if (goal !== undefined) map.current?.flyTo(goal.at, goal.zoom);
  }, [goal]);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
      const known = session.state.getState().address;
      const next = known === undefined ? undefined : neighbourOf(known, event.key);
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.pick(next);
    };
    // Before the map sees it: the arrows move the square, not the picture.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [session]);

  return (
    <main className="frame" aria-label="Tessera">
      <h1 className="visually-hidden">Tessera</h1>
      <div ref={host} className="map" />
      {isPicking && controls.includes('search') ? (
        <SearchBox
          focus={focus}
          onWords={(words) => void session.select({ words }, 'person')}
          onHere={() => pickHere(session, (at) => latest.current.pick(at))}
          onPosition={(at, isPlace) => {
            if (isPlace) session.flyTo(at, PLACE_ZOOM);
            pick(at);
          }}
        />
      ) : null}
      <div className="frame-foot">
        {trouble === '' ? null : (
          <p className="frame-trouble" role="alert">
            {trouble}
          </p>
        )}
        {address === undefined || !controls.includes('card') ? null : <Card address={address} />}
      </div>
    </main>
  );
};
