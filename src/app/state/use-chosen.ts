import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Point, SquareAddress } from '../../client/client.ts';
import { afterPaint } from '../after-paint.ts';
import { client, prepare } from '../queries/engine.ts';
import { squareOfWords } from '../queries/square.ts';
import { useAnswer, useKept } from '../queries/use-answer.ts';
import type { SavedPlace } from '../saved/collection.ts';
import { say } from '../text/messages.ts';
import { firstPlace } from './first-place.ts';
import { takePanelStep } from './panel-step.ts';
import { useStore } from './store.ts';
import { saysNoAddress, type Trouble, troubleWithPosition, troubleWithWords } from './trouble.ts';
import { pathOfWords, type View, viewOfPath } from './view.ts';

type Events = {
  /** Another square stands in the address bar. */
  readonly onShow: () => void;
  /** A person chose it, and not the page. */
  readonly onChoose: () => void;
  /** Back and forward: the address bar tells another view. */
  readonly onView: (view: View) => void;
  /** Back, and all that it left was a panel. */
  readonly onPanelLeft: () => void;
  readonly onTrouble: (trouble: Trouble) => void;
};

/**
 * `step`: one of many in a row, which nobody would go back by one by one; it replaces the last one.
 * `page`: nobody asked for it.
 */
type How = 'choice' | 'step' | 'page';

export type Chosen = {
  readonly words: string | undefined;
  /** Of the words, or of the last ones as long as these are being asked about. */
  readonly address: SquareAddress | undefined;
  /** With these words. */
  readonly trouble: Trouble | undefined;
  /** The words are none that address anything. */
  readonly isNoAddress: boolean;
  /** The position that was selected last, whether its words are here or not; none when words were chosen. */
  readonly heading: RefObject<Point | undefined>;
  /** Answers with the words, unless something else was chosen before they were found. */
  readonly select: (at: Point, how?: How) => Promise<string | undefined>;
  readonly show: (words: string) => void;
  readonly showSaved: (place: SavedPlace) => void;
};

/** The chosen square: the address bar first, everything else follows from it. */
export const useChosen = (events: Events): Chosen => {
  const { language } = useStore();
  const [words, setWords] = useState<string | undefined>(() => viewOfPath(location.pathname).words);
  const square = useAnswer(squareOfWords, words);
  const address = useKept(square);
  const latest = useRef({ language, address, events });
  latest.current = { language, address, events };
  /** Counts what was chosen: an answer to what was chosen before comes too late. */
  const choices = useRef(0);
  const heading = useRef<Point>(undefined);

  const display = useCallback((next: string, how: How) => {
    choices.current++;
    if (how !== 'page') latest.current.events.onChoose();
    const path = pathOfWords(next);
    const isInPlace = takePanelStep() || how !== 'choice';
    if (location.pathname !== path) history[isInPlace ? 'replaceState' : 'pushState'](null, '', path + location.search);
    setWords(next);
    latest.current.events.onShow();
  }, []);

  const show = useCallback(
    (next: string) => {
      heading.current = undefined;
      display(next, 'choice');
    },
    [display],
  );

  const select = useCallback(
    async (at: Point, how: How = 'choice'): Promise<string | undefined> => {
      const mine = ++choices.current;
      heading.current = at;
      try {
        const found = await client.wordsAt(at, latest.current.language);
        // The square of these words is what was just answered.
        squareOfWords.put(found.words, found);
        if (mine !== choices.current) return undefined;
        heading.current = found.coordinates;
        display(found.words, how);
        return found.words;
      } catch (error) {
        if (mine === choices.current) {
          heading.current = undefined;
          latest.current.events.onTrouble(troubleWithPosition(error));
        }
        return undefined;
      }
    },
    [display],
  );

  const showSaved = (place: SavedPlace): void => {
    const mine = ++choices.current;
    const ways = {
      squareOf: client.squareOf,
      isWanted: () => mine === choices.current,
      show: (found: SquareAddress) => {
        squareOfWords.put(found.words, found);
        show(found.words);
      },
      select,
    };
    void import('./lead-to-saved.ts')
      .then(({ leadToSaved }) => leadToSaved(place, ways))
      .catch(() => (ways.isWanted() ? void select(place) : undefined));
  };

  useEffect(() => {
    const { words: asked, centre, isBroken } = viewOfPath(location.pathname);
    if (asked !== undefined || centre !== undefined) return;
    void select(firstPlace(), 'page').then(() => {
      if (isBroken) latest.current.events.onTrouble({ text: say('brokenLink') });
    });
  }, [select]);

  useEffect(() => {
    const follow = (): void => {
      if (takePanelStep()) {
        latest.current.events.onPanelLeft();
        return;
      }
      const view = viewOfPath(location.pathname);
      choices.current++;
      heading.current = undefined;
      setWords(view.words);
      if (view.words === undefined) document.title = 'Tessera';
      latest.current.events.onView(view);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  useEffect(() => {
    if (address === undefined) return undefined;
    return afterPaint(() => {
      document.title = `///${address.words} · Tessera`;
    });
  }, [address]);

  // The address follows the chosen language: the square stays, its words change.
  useEffect(() => {
    const known = latest.current.address;
    if (known === undefined || known.language === language) return;
    prepare(language, false).then(
      () => {
        const now = latest.current;
        if (now.language === language) void select((now.address ?? known).coordinates, 'page');
      },
      (error: unknown) => latest.current.events.onTrouble(troubleWithPosition(error)),
    );
  }, [language, select]);

  return {
    words,
    address,
    trouble: square.error === undefined ? undefined : troubleWithWords(square.error),
    isNoAddress: saysNoAddress(square.error),
    heading,
    select,
    show,
    showSaved,
  };
};
