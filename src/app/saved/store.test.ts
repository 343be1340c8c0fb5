import { expect, test, vi } from 'vitest';
import { type Collection, type Difference, EMPTY, withDifference, withList } from './collection.ts';

const { open, database, read } = vi.hoisted(() => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const database: { opened: Promise<void>; stored: Collection } = { opened, stored: { lists: {}, places: {} } };
  const read = vi.fn(async () => database.stored);
  return { open: () => open(), database, read };
});

vi.mock('./storage.ts', () => ({
  openStorage: async () => {
    await database.opened;
    return {
      read,
      write: async (difference: Difference) => {
        database.stored = withDifference(database.stored, difference);
      },
    };
  },
}));

const walks = { id: 'walks', name: 'Walks', colour: '#2f855a' };
const swims = { id: 'swims', name: 'Swims', colour: '#2b6cb0' };
const shops = { id: 'shops', name: 'Shops', colour: '#b83280' };

test('what is saved before the database is open is kept beside what was there, and can be undone', async () => {
  database.stored = withList(EMPTY, walks);
  const { savedIsReady, useSaved } = await import('./store.ts');
  const saved = () => useSaved.getState();
  saved().change(withList(saved().collection, swims), 'saved');
  expect(database.stored.lists).toEqual({ walks });
  open();
  await savedIsReady();
  expect(database.stored.lists).toEqual({ walks, swims });
  expect(saved().collection).toEqual(database.stored);
  saved().change(withList(saved().collection, shops), 'saved');
  await vi.waitFor(() => expect(Object.keys(database.stored.lists)).toHaveLength(3));
  saved().undo();
  saved().undo();
  await vi.waitFor(() => expect(database.stored.lists).toEqual({ walks }));
  saved().redo();
  saved().redo();
  expect(saved().collection.lists).toEqual({ walks, swims, shops });
  saved().undo();
  expect(saved().undone.map(({ said }) => said)).toEqual(['saved']);
  saved().change(withList(saved().collection, { ...swims, name: 'Dives' }), 'renamed');
  // What was undone is gone where something else was done.
  saved().redo();
  expect(saved().collection.lists).toEqual({ walks, swims: { ...swims, name: 'Dives' } });
  saved().undo();
  saved().undo();
  await vi.waitFor(() => expect(database.stored.lists).toEqual({ walks }));
});

test('what is saved while the news of another window is read stays on screen; a read that fails is said', async () => {
  const { savedIsReady, useSaved } = await import('./store.ts');
  const otherWindow = new BroadcastChannel('tessera-saved');
  const saved = () => useSaved.getState();
  open();
  await savedIsReady();
  database.stored = withList(EMPTY, walks);
  let answer = (): void => undefined;
  const answering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  read.mockClear();
  read.mockImplementationOnce(async () => {
    const { stored } = database;
    await answering;
    return stored;
  });
  otherWindow.postMessage('written');
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  saved().change(withList(saved().collection, swims), 'saved');
  answer();
  await vi.waitFor(() => expect(Object.keys(saved().collection.lists)).toEqual(['walks', 'swims']));
  expect(saved().isKept).toBe(true);
  read.mockRejectedValueOnce(new Error('closed for a newer page'));
  otherWindow.postMessage('written');
  await vi.waitFor(() => expect(saved().isKept).toBe(false));
  expect(Object.keys(saved().collection.lists)).toEqual(['walks', 'swims']);
  otherWindow.close();
});
