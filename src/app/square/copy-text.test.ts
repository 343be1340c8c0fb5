import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

const WORDS = '///filled.count.soap';

class PlayedElement {
  value = '';
  readonly style = {};
  readonly focus = vi.fn();
  readonly select = vi.fn();
  readonly remove = vi.fn();
}

const playDocument = (isAllowed: boolean) => {
  const [button, field] = [new PlayedElement(), new PlayedElement()];
  const execCommand = vi.fn(() => isAllowed);
  vi.stubGlobal('HTMLElement', PlayedElement);
  vi.stubGlobal('document', {
    activeElement: button,
    createElement: () => field,
    body: { append: () => undefined },
    execCommand,
  });
  return { button, field, execCommand };
};

afterEach(() => vi.unstubAllGlobals());

test('the clipboard takes the text', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { execCommand } = playDocument(true);
  expect(await copyText(WORDS)).toBe(true);
  expect(writeText).toHaveBeenCalledWith(WORDS);
  expect(execCommand).not.toHaveBeenCalled();
});

test.each([
  ['is missing', undefined, true],
  ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }, true],
  ['is missing, and the old way is closed', undefined, false],
])('a clipboard that %s', async (_, clipboard, isAllowed) => {
  vi.stubGlobal('navigator', { clipboard });
  const { button, field, execCommand } = playDocument(isAllowed);
  expect(await copyText(WORDS)).toBe(isAllowed);
  expect(field.value).toBe(WORDS);
  expect(field.select).toHaveBeenCalledBefore(execCommand);
  expect(field.remove).toHaveBeenCalled();
  expect(button.focus).toHaveBeenCalled();
});
