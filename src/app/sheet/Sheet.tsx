import { type ReactNode, useEffect, useRef } from 'react';
import { say } from '../text/messages.ts';
import type { SheetControl } from './drag.ts';
import { STOPS, type Stop, stopForKey } from './stops.ts';

const NAMES = { peek: 'sheetPeek', half: 'sheetHalf', full: 'sheetFull' } as const;

type Props = {
  readonly stop: Stop;
  readonly onStop: (stop: Stop) => void;
  readonly onHeight: (height: number) => void;
  readonly children: ReactNode;
};

/** On a phone the card lies in a sheet that is drawn up; elsewhere this is nothing but its content. */
export const Sheet = ({ stop, onStop, onHeight, children }: Props) => {
  const sheet = useRef<HTMLDivElement>(null);
  const control = useRef<SheetControl>(undefined);
  const latest = useRef({ stop, onStop, onHeight });
  latest.current = { stop, onStop, onHeight };

  // Dragging comes after the words are on screen.
  useEffect(() => {
    let isGone = false;
    void import('./drag.ts').then(({ attachSheet }) => {
      if (isGone || sheet.current === null) return;
      control.current = attachSheet(sheet.current, {
        onStop: (next) => latest.current.onStop(next),
        onHeight: (height) => latest.current.onHeight(height),
      });
      control.current.rest(latest.current.stop);
    });
    return () => {
      isGone = true;
      control.current?.detach();
      control.current = undefined;
    };
  }, []);

  useEffect(() => control.current?.rest(stop), [stop]);

  const press = (key: string): boolean => {
    const next = stopForKey(stop, key);
    if (next !== undefined) onStop(next);
    return next !== undefined;
  };

  return (
    <div ref={sheet} className="sheet" data-stop={stop}>
      <div
        className="sheet-handle"
        role="slider"
        tabIndex={0}
        aria-label={say('sheet')}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={STOPS.length - 1}
        aria-valuenow={STOPS.indexOf(stop)}
        aria-valuetext={say(NAMES[stop])}
        onClick={() => press('Enter')}
        onKeyDown={(event) => {
          if (press(event.key)) event.preventDefault();
        }}
      />
      {children}
    </div>
  );
};
