import { describe, expect, test } from 'vitest';
import { afterKey, type Box, CLOSED, type Key, OPEN } from './combobox.ts';

const pressed = (key: string, more: Partial<Key> = {}): Key => ({ key, altKey: false, isComposing: false, ...more });
const open = (at: number): Box => ({ isOpen: true, at });

describe('a combobox of three rows', () => {
  test.each([
    ['the arrow down opens it at the first row', CLOSED, pressed('ArrowDown'), open(0)],
    ['the arrow up opens it at the last row', CLOSED, pressed('ArrowUp'), open(2)],
    ['the arrow down goes on', open(0), pressed('ArrowDown'), open(1)],
    ['the arrow down goes round', open(2), pressed('ArrowDown'), open(0)],
    ['the arrow up goes back', open(2), pressed('ArrowUp'), open(1)],
    ['the arrow up goes round', open(0), pressed('ArrowUp'), open(2)],
    ['a mark below a list that grew shorter counts from its end', open(9), pressed('ArrowUp'), open(1)],
    ['alt and the arrow down open it without walking', CLOSED, pressed('ArrowDown', { altKey: true }), open(0)],
    ['alt and the arrow down leave an open one as it is', open(1), pressed('ArrowDown', { altKey: true }), open(1)],
    ['Escape closes it', open(1), pressed('Escape'), CLOSED],
  ])('%s', (_name, before, key, after) => {
    expect(afterKey(before, key, 3)).toEqual({ box: after, isTaken: true });
  });

  test('alt and the arrow up close it', () => {
    expect(afterKey(open(1), pressed('ArrowUp', { altKey: true }), 3)?.box.isOpen).toBe(false);
  });

  test('Enter chooses in an open list, and is left alone without one', () => {
    expect(afterKey(open(1), pressed('Enter'), 3)).toEqual({ box: open(1), does: 'choose', isTaken: true });
    expect(afterKey(CLOSED, pressed('Enter'), 3)).toBeUndefined();
  });

  test('Escape clears what was typed once the list is gone', () => {
    expect(afterKey(CLOSED, pressed('Escape'), 3)?.does).toBe('clear');
  });

  test('Tab closes the list, chooses nothing and moves on', () => {
    expect(afterKey(open(2), pressed('Tab'), 3)).toEqual({ box: CLOSED, isTaken: false });
  });

  test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight', 'a', ' ', 'Backspace', 'Process'])(
    '%s belongs to the field',
    (key) => {
      expect(afterKey(OPEN, pressed(key), 3)).toBeUndefined();
    },
  );

  test.each(['Enter', 'ArrowDown', 'ArrowUp', 'Escape', 'Tab'])('%s belongs to the composer of a word', (key) => {
    expect(afterKey(OPEN, pressed(key, { isComposing: true }), 3)).toBeUndefined();
  });

  test('without rows the mark stays where it is', () => {
    expect(afterKey(OPEN, pressed('ArrowDown'), 0)?.box).toEqual(OPEN);
    expect(afterKey(OPEN, pressed('ArrowUp'), 0)?.box).toEqual(OPEN);
  });
});
