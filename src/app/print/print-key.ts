type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What every browser prints at; where the keyboard writes other letters than Latin ones, by the place of the key. */
export const isPrintKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (/^p$/i.test(key) || (code === 'KeyP' && key > '~'));
