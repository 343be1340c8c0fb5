import { type RefObject, useEffect, useRef } from 'react';
import type { Point, SquareAddress } from '../../client/client.ts';
import { isPrintKey } from '../print/print-key.ts';
import { neighbourOf } from './neighbour.ts';

type Scene = {
  readonly address: SquareAddress | undefined;
  /** A key that is held goes on from where its last step leads, and not from what is shown of it so far. */
  readonly heading: RefObject<Point | undefined>;
  /** The middle of what is seen. */
  readonly middle: Point | undefined;
  /** In a panel the arrows scroll, and Escape closes it. */
  readonly isReading: boolean;
};

type Actions = {
  /** `isStep`: from the square that is shown to the one beside it. */
  readonly onSelect: (at: Point, isStep: boolean) => void;
  readonly onEscape: () => void;
  /** False as long as there is nothing to print. */
  readonly onPrint: () => boolean;
};

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null;

/** The keys of the whole page: arrows and Enter choose squares, Escape lowers the card, Control-P prints it. */
export const useKeys = (scene: Scene, actions: Actions): void => {
  const latest = useRef({ scene, actions });
  latest.current = { scene, actions };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { address, heading, middle, isReading } = latest.current.scene;
      const { onSelect, onEscape, onPrint } = latest.current.actions;
      const { target, key } = event;
      if (isPrintKey(event)) {
        if (onPrint()) event.preventDefault();
        return;
      }
      if (isReading) return;
      const isField = isWithin(target, 'input, select, textarea');
      if (key === 'Escape' && !isField) onEscape();
      if (isField || isWithin(target, '[role=slider]')) return;
      // Without a square the first key takes the one in the middle of the view.
      const isOnMap = target === document.body || target instanceof HTMLCanvasElement;
      const first = isOnMap && /^(Arrow|Enter)/.test(key) ? middle : undefined;
      const next = address === undefined ? first : neighbourOf(address, key, heading.current);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      onSelect(next, address !== undefined);
    };
    // Before the map sees it: the arrows move the square, not the picture.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
};
