import { Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { LocateButton } from './here/LocateButton.tsx';
import { useHere } from './here/use-here.ts';
import { Hint } from './hint/Hint.tsx';
import { useHint } from './hint/hint.ts';
import type { MapPicture } from './map/map-view.ts';
import { useMap } from './map/use-map.ts';
import { Corner } from './panel/Corner.tsx';
import { Notice } from './panel/Notice.tsx';
import { Panels, type PanelView } from './panel/panels.tsx';
import { part } from './part.tsx';
import { useSaved } from './saved/store.ts';
import { SearchBox } from './search/SearchBox.tsx';
import { Sheet } from './sheet/Sheet.tsx';
import type { Stop } from './sheet/stops.ts';
import { SquareCard } from './square/SquareCard.tsx';
import { useKeys } from './square/use-keys.ts';
import { unitsInUse, useSettings } from './state/settings.ts';
import { useStore } from './state/store.ts';
import type { Trouble } from './state/trouble.ts';
import { useChosen } from './state/use-chosen.ts';
import { directionOf } from './text/languages.ts';
import { measureIn, say } from './text/messages.ts';

/** Paper is rarely wanted. */
const PrintSheet = part(() => import('./print/PrintSheet.tsx'));

const PLACE_ZOOM = 13;

/** What is on screen, and what leads from one part of it to another. */
export const App = () => {
  const { pageLanguage, theme } = useStore();
  const { units, server, mapStyle } = useSettings();
  const own = useSaved(({ collection }) => collection);
  const { end: endHint } = useHint();
  measureIn(unitsInUse(units));
  const [stop, setStop] = useState<Stop>('peek');
  const [notice, setNotice] = useState<Trouble>();
  const [panel, setPanel] = useState<PanelView>();
  const [picture, setPicture] = useState<MapPicture>();

  const chosen = useChosen({
    onShow: () => {
      setNotice(undefined);
      setPanel(undefined);
    },
    // Whoever chose a square knows how.
    onChoose: () => {
      endHint();
      map.want();
    },
    onView: ({ words, centre }) => {
      here.letGo();
      setPanel(undefined);
      setNotice(undefined);
      map.want();
      if (words === undefined) map.view.current?.clearSquare();
      if (centre !== undefined) map.view.current?.flyTo(centre, centre.zoom);
    },
    onTrouble: setNotice,
  });
  const { address, isNoAddress, select, show } = chosen;

  // Before the map, which asks on which side the column is now.
  useLayoutEffect(() => {
    document.documentElement.lang = pageLanguage;
    document.documentElement.dir = directionOf(pageLanguage);
  }, [pageLanguage]);

  const map = useMap(
    {
      address,
      isLost: isNoAddress && address === undefined,
      isOpen: chosen.words !== undefined || panel !== undefined,
    },
    {
      onSelect: (at) => void select(at),
      onSaved: (id) => {
        const place = useSaved.getState().collection.places[id];
        here.letGo();
        if (place !== undefined) void (place.words === '' ? select(place) : show(place.words));
      },
      onDrag: () => here.letGo(),
      onStreetsMissing: () => setNotice({ text: say('streetsMissing'), isServer: false }),
      // A link to a view shows nothing without a map: its middle is told in words.
      onNone: (centre) => centre !== undefined && void select(centre, 'page'),
    },
  );
  const { view } = map;

  const here = useHere({
    onMove: (found, { isFirst, isAhead }) => {
      view.current?.showHere(found);
      if (isFirst) void select(found.at);
      else if (isAhead) view.current?.flyTo(found.at);
    },
    onOff: () => view.current?.showHere(undefined),
    onTrouble: () => setNotice({ text: say('locationDenied'), isServer: false }),
  });

  const viewNow = useCallback(() => view.current?.bounds(), [view]);

  /** False as long as there is nothing to print. */
  const printPage = (): boolean => {
    if (address === undefined || view.current === undefined) return false;
    setPicture(view.current.picture(address.coordinates));
    return true;
  };

  useKeys(
    { address, heading: chosen.heading, middle: map.middle, isReading: panel !== undefined },
    {
      onSelect: (at, isStep) => void select(at, isStep ? 'step' : 'choice'),
      onEscape: () => setStop('peek'),
      onPrint: printPage,
    },
  );

  // Before the map is told, which reads its colours from the page.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    // The browser's own bar is of the same paper.
    for (const bar of document.querySelectorAll('[name="theme-color"]'))
      bar.setAttribute('content', getComputedStyle(bar).getPropertyValue('--paper'));
  }, [theme]);

  // Another engine, or another map, may do better than the one that was in trouble.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what changed
  useEffect(() => setNotice(undefined), [server, mapStyle]);

  const trouble = chosen.trouble ?? notice;
  const goToWords = (words: string): void => {
    here.letGo();
    show(words);
  };

  return (
    <main>
      <div className="column">
        <SearchBox
          focus={map.middle}
          own={own}
          viewNow={viewNow}
          unread={isNoAddress ? chosen.words : undefined}
          onWords={goToWords}
          onHere={() => void here.start()}
          onPosition={(at, isPlace) => {
            here.letGo();
            if (isPlace) view.current?.flyTo(at, PLACE_ZOOM);
            void select(at);
          }}
        />
        {trouble === undefined ? null : <Notice trouble={trouble} onSettings={() => setPanel({ name: 'settings' })} />}
        {panel !== undefined ? (
          <Panels
            view={panel}
            onView={setPanel}
            onWords={goToWords}
            onPosition={(at) => {
              here.letGo();
              void select(at);
            }}
          />
        ) : address === undefined ? null : (
          <Sheet stop={stop} onStop={setStop} onHeight={map.coverBy}>
            <SquareCard
              address={address}
              onWords={goToWords}
              onPrint={printPage}
              onLanguages={(isSecond) => setPanel({ name: 'languages', isSecond })}
              isOpen={stop !== 'peek'}
              onToggle={() => setStop(stop === 'peek' ? 'half' : 'peek')}
              onEdit={(place) => setPanel({ name: 'saved', place })}
            />
          </Sheet>
        )}
      </div>
      {/* After the box and the card, so that the keyboard comes to these first. */}
      <div ref={map.host} className="map" />
      <output className="visually-hidden">
        {address === undefined ? '' : `${address.words}, ${address.nearestPlace}`}
      </output>
      <Hint />
      <Corner view={panel} onView={setPanel} />
      <LocateButton isFollowing={here.state === 'following'} onStart={() => void here.start()} onEnd={here.end} />
      {map.note === undefined ? null : <p className="map-note">{say(map.note)}</p>}
      {picture === undefined || address === undefined ? null : (
        <Suspense>
          <PrintSheet address={address} picture={picture} onDone={() => setPicture(undefined)} />
        </Suspense>
      )}
    </main>
  );
};
