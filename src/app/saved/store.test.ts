import { expect, test, vi } from 'vitest';
import { type Collection, type Difference, EMPTY, withDifference, withList } from './collection.ts';

const { open, database } = vi.hoisted(() => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const database: { opened: Promise<void>; stored: Collection } = { opened, stored: { lists: {}, places: {} } };
  return { open: () => open(), database };
});

vi.mock('./storage.ts', () => ({
  openStorage: async () => {
    await database.opened;
    return {
      read: async () => database.stored,
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
});
