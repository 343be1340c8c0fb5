import { expect, test } from 'vitest';
import { loadSavedMessages } from '../saved/text/messages.ts';
import { speak } from './messages.ts';
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
