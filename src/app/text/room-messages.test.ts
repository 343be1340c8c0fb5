import { expect, test, vi } from 'vitest';
import { loadSavedMessages } from '../saved/text/messages.ts';
import { messagesFiles, say as sayAll, speak } from './messages.ts';
import { openRoomMessages } from './room-messages.ts';

const room = (load = loadSavedMessages) => openRoomMessages<'undo'>({ undo: 'Undo' }, load);

test('a part speaks what the page speaks, before and after it was loaded', async () => {
  await speak('de');
  const say = await room();
  expect(say('undo')).toBe('Rückgängig');
  await speak('fr');
  expect(say('undo')).toBe('Annuler l’action');
  await speak('en');
  expect(say('undo')).toBe('Undo');
});

test('without its file a part goes on in the language it has', async () => {
  const say = await room({ ...loadSavedMessages, it: () => Promise.reject(new Error('offline')) });
  await speak('it');
  expect(say('undo')).toBe('Undo');
  await speak('en');
});

test('a part changes in the same moment as the page, or not at all', async () => {
  const say = await room();
  let fail = (_: Error): void => undefined;
  const page = vi.spyOn(messagesFiles, 'de').mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const spoken = speak('de');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(say('undo')).toBe('Undo');
  fail(new TypeError('no network'));
  await spoken;
  expect([say('undo'), sayAll('cancel')]).toEqual(['Undo', 'Cancel']);
  page.mockRestore();
});

test('a part that arrives while the language changes speaks the new one', async () => {
  const says: Promise<(key: 'undo') => string>[] = [];
  const page = vi.spyOn(messagesFiles, 'fr').mockImplementationOnce(async () => {
    says.push(room());
    await new Promise((resolve) => setTimeout(resolve, 50));
    return import('./fr.ts');
  });
  await speak('fr');
  expect((await says[0])?.('undo')).toBe('Annuler l’action');
  page.mockRestore();
  await speak('en');
});
