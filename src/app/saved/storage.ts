/** Where saved places stay: the browser's own database, one record a list and one a place. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Collection, Difference, SavedList, SavedPlace } from './collection.ts';

type Schema = DBSchema & {
  readonly lists: { key: string; value: SavedList };
  readonly places: { key: string; value: SavedPlace };
};

export type Storage = {
  read(): Promise<Collection>;
  /** All of it or, when anything fails, none. */
  write(difference: Difference): Promise<void>;
};

const byId = <T extends { readonly id: string }>(records: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(records.map((record) => [record.id, record]));

export const openStorage = async (): Promise<Storage> => {
  const database: IDBPDatabase<Schema> = await openDB<Schema>('tessera', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('lists', { keyPath: 'id' });
      fresh.createObjectStore('places', { keyPath: 'id' });
    },
    // A newer page in another window must not wait for this one.
    blocking: (_current, _next, { target }) => {
      if (target instanceof IDBDatabase) target.close();
    },
  });
  return {
    read: async () => {
      const reading = database.transaction(['lists', 'places']);
      const [lists, places] = await Promise.all([
        reading.objectStore('lists').getAll(),
        reading.objectStore('places').getAll(),
      ]);
      return { lists: byId(lists), places: byId(places) };
    },
    write: async ({ lists, places }) => {
      const writing = database.transaction(['lists', 'places'], 'readwrite');
      const [intoLists, intoPlaces] = [writing.objectStore('lists'), writing.objectStore('places')];
      const changes = [
        ...lists.put.map((list) => intoLists.put(list)),
        ...lists.remove.map((id) => intoLists.delete(id)),
        ...places.put.map((place) => intoPlaces.put(place)),
        ...places.remove.map((id) => intoPlaces.delete(id)),
      ];
      // Not when the answers are in: whoever leaves the page at once has saved all the same.
      writing.commit();
      await Promise.all([...changes, writing.done]);
    },
  };
};
