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
import type { SavedPlace } from './saved/collection.ts';
import { useSaved } from './saved/store.ts';
import { SearchBox } from './search/SearchBox.tsx';
import { Sheet } from './sheet/Sheet.tsx';
import type { Stop } from './sheet/stops.ts';
import { SquareCard } from './square/SquareCard.tsx';
import { useKeys } from './square/use-keys.ts';
import { beginPanelStep, leavePanelStep, takePanelStep } from './state/panel-step.ts';
import { unitsInUse, useSettings } from './state/settings.ts';
import { useStore } from './state/store.ts';
import type { Trouble } from './state/trouble.ts';
import { useChosen } from './state/use-chosen.ts';
import { measureIn, say } from './text/messages.ts';

/** Paper is rarely wanted. */
const PrintSheet = part(() => import('./print/PrintSheet.tsx'));

/** What is on screen, and what leads from one part of it to another. */
export const App = () => {
  const { theme } = useStore();
  const { units, server, mapStyle } = useSettings();
  const own = useSaved(({ collection }) => collection);
  const { end: endHint } = useHint();
  measureIn(unitsInUse(units));
  const [stop, setStop] = useState<Stop>('peek');
  const [notice, setNotice] = useState<Trouble>();
  const [panel, setPanel] = useState<PanelView>();
  const [sheet, setSheet] = useState<{ readonly picture: MapPicture | undefined }>();

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
    onPanelLeft: () => setPanel(undefined),
    onTrouble: setNotice,
  });
  const changePanel = (next: PanelView | undefined): void => {
    if (next === undefined) leavePanelStep(() => setPanel(undefined));
    else {
      beginPanelStep();
      setPanel(next);
    }
  };
  /** The same square in another language is about to take the place of the panel. */
  const endPanel = (): void => {
    takePanelStep();
    setPanel(undefined);
  };
  const { address, isNoAddress, select, show, showSaved } = chosen;

  const map = useMap(
    {
      address,
      isLost: isNoAddress && address === undefined,
      isOpen: chosen.words !== undefined || panel !== undefined,
    },
    {
      onSelect: (at) => void goTo(at),
      onSaved: (id) => {
        const place = useSaved.getState().collection.places[id];
        if (place !== undefined) goToSaved(place);
      },
      onDrag: () => here.letGo(),
      onStreetsMissing: () => setNotice({ text: say('streetsMissing') }),
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
    onTrouble: () => setNotice({ text: say('locationDenied') }),
  });

  const viewNow = useCallback(() => view.current?.bounds(), [view]);

  /** False as long as there is nothing to print. */
  const printPage = (): boolean => {
    if (address === undefined) return false;
    setSheet({ picture: view.current?.picture(address.coordinates) });
    return true;
  };

  useKeys(
    { address, heading: chosen.heading, middle: map.middle, isReading: panel !== undefined },
    {
      onSelect: (at, isStep) => void goTo(at, isStep ? 'step' : 'choice'),
      onEscape: () => {
        // What has the keyboard goes with the details: it goes on at what opens them.
        document.activeElement?.closest('.details')?.querySelector('summary')?.focus({ preventScroll: true });
        setStop('peek');
      },
      onPrint: printPage,
    },
  );

  // The button that opened the panel went with the card: the keyboard goes on at the one that came back.
  useEffect(() => {
    const by = panel?.by;
    return () => {
      // Whoever has turned to something else since is left there.
      if (by === undefined || document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`[data-opens=${by}]`)?.focus({ preventScroll: true });
    };
  }, [panel]);

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
  const goTo: typeof select = (at, how) => {
    here.letGo();
    return select(at, how);
  };
  const goToSaved = (place: SavedPlace): void => {
    here.letGo();
    showSaved(place);
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
          onSaved={goToSaved}
          onHere={() => void here.start()}
          onPosition={(at, zoom) => {
            if (zoom !== undefined) map.flyToPlace(at, zoom);
            void goTo(at);
          }}
        />
        {trouble === undefined ? null : (
          <Notice trouble={trouble} onSettings={() => changePanel({ name: 'settings' })} />
        )}
        {panel !== undefined ? (
          <Panels view={panel} onView={changePanel} onSaved={goToSaved} onLanguage={endPanel} />
        ) : address === undefined ? null : (
          <Sheet stop={stop} onStop={setStop} onHeight={map.coverBy}>
            <SquareCard
              address={address}
              onWords={goToWords}
              onPrint={printPage}
              onLanguages={(isSecond) =>
                changePanel({ name: 'languages', isSecond, by: isSecond ? 'second' : 'first' })
              }
              isOpen={stop !== 'peek'}
              onToggle={() => setStop(stop === 'peek' ? 'half' : 'peek')}
              onEdit={(place, by) => changePanel({ name: 'saved', place, by })}
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
      <Corner view={panel} onView={changePanel} />
      <LocateButton isFollowing={here.isFollowing} onStart={() => void here.start()} onEnd={here.end} />
      {map.note === undefined ? null : <p className="map-note">{say(map.note)}</p>}
      {sheet === undefined || address === undefined ? null : (
        <Suspense>
          <PrintSheet address={address} picture={sheet.picture} onDone={() => setSheet(undefined)} />
        </Suspense>
      )}
    </main>
  );
};
