/** The attributes and the handlers of a combobox; what its keys do stands in combobox.ts. */
import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { afterKey, CLOSED, OPEN } from './combobox.ts';

type Asked = {
  readonly rows: number;
  /** A row that was clicked. */
  readonly onChoose: (row: number) => void;
  /** Enter in an open box, also before there are rows: -1 then. */
  readonly onEnter: (row: number) => void;
  readonly onClear: () => void;
};

export const useCombobox = ({ rows, onChoose, onEnter, onClear }: Asked) => {
  const id = useId();
  const [box, setBox] = useState(CLOSED);
  const shows = box.isOpen && rows > 0;
  const at = Math.min(box.at, rows - 1);
  const idOf = (row: number): string => `${id}row${row}`;
  const marked = shows ? idOf(at) : undefined;

  const open = useCallback(() => setBox(OPEN), []);

  // The focus stays in the field, so the browser does not bring the marked row into sight by itself.
  useEffect(() => {
    if (marked !== undefined) document.getElementById(marked)?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  // Opened by a voice or a filter it never had the focus, which it would lose when somebody turns to something else.
  useEffect(() => {
    if (!box.isOpen) return undefined;
    const press = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('search') === null) setBox(CLOSED);
    };
    addEventListener('pointerdown', press);
    return () => removeEventListener('pointerdown', press);
  }, [box.isOpen]);

  return {
    isOpen: box.isOpen,
    /** Rows are on screen. */
    shows,
    at,
    open,
    close: () => setBox(CLOSED),
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shows,
      'aria-controls': `${id}list`,
      'aria-activedescendant': marked,
      onClick: () => setBox((before) => (before.isOpen ? before : OPEN)),
      onBlur: () => setBox(CLOSED),
      onKeyDown: (event: KeyboardEvent) => {
        const { key, altKey, nativeEvent } = event;
        // One browser reports the Enter that ends a composition as an ordinary one, but for this old code.
        const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
        const effect = afterKey(box, { key, altKey, isComposing }, rows);
        if (effect === undefined) return;
        if (effect.isTaken) event.preventDefault();
        setBox(effect.box);
        if (effect.does === 'choose') onEnter(at);
        if (effect.does === 'clear') onClear();
      },
    },
    listProps: {
      id: `${id}list`,
      role: 'listbox',
      hidden: !shows,
      // A press on a row must not take the focus out of the field: that would close the list under the finger.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    },
    rowProps: (row: number) => ({
      id: idOf(row),
      role: 'option',
      'aria-selected': row === at,
      onMouseMove: () => setBox((before) => (before.at === row ? before : { ...before, at: row })),
      onClick: () => onChoose(row),
    }),
  } as const;
};
