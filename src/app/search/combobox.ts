/**
 * The keys of a text field with a list of offers below it, as the ARIA practices describe an editable combobox with
 * list autocompletion: the field keeps the focus, the list is walked with the arrows, Enter takes the row that is marked.
 *
 * Keys that are not named here belong to the field: its caret moves with Home and End as in any other.
 */
export type Box = {
  readonly isOpen: boolean;
  /** The row that is marked, which Enter takes. */
  readonly at: number;
};

export const CLOSED: Box = { isOpen: false, at: 0 };
/** The first row is the best, so it is marked from the beginning. */
export const OPEN: Box = { isOpen: true, at: 0 };

export type Key = { readonly key: string; readonly altKey: boolean; readonly isComposing: boolean };

export type Effect = {
  readonly box: Box;
  readonly does?: 'choose' | 'clear';
  /** The field itself must not see the key: it would move the caret or send a form. */
  readonly isTaken: boolean;
};

const taken = (box: Box): Effect => ({ box, isTaken: true });

/** What a key does to a box with so many rows; undefined when it is the field's own. */
export const afterKey = (box: Box, { key, altKey, isComposing }: Key, rows: number): Effect | undefined => {
  // While a Japanese, Chinese or Korean word is being composed, all keys belong to the composer.
  if (isComposing) return undefined;
  const last = Math.max(0, rows - 1);
  const at = Math.min(box.at, last);
  switch (key) {
    case 'ArrowDown':
      if (!box.isOpen || altKey) return taken({ isOpen: true, at: box.isOpen ? at : 0 });
      return taken({ isOpen: true, at: at === last ? 0 : at + 1 });
    case 'ArrowUp':
      if (altKey) return taken({ ...box, isOpen: false });
      if (!box.isOpen) return taken({ isOpen: true, at: last });
      return taken({ isOpen: true, at: at === 0 ? last : at - 1 });
    case 'Enter':
      return box.isOpen ? { box, does: 'choose', isTaken: true } : undefined;
    case 'Escape':
      // First the list goes, then what was typed.
      return box.isOpen ? taken(CLOSED) : { box, does: 'clear', isTaken: false };
    case 'Tab':
      return { box: CLOSED, isTaken: false };
    default:
      return undefined;
  }
};
