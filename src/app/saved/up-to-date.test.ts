import { beforeEach, expect, test, vi } from 'vitest';
import { type Collection, type Difference, differenceOf, EMPTY, withDifference, withList } from './collection.ts';
import { openUpToDate } from './up-to-date.ts';

const { database } = vi.hoisted(() => {
  const database: {
    stored: Collection;
    /** What still has to happen before the database answers. */
    readonly reads: (() => void)[];
    readonly writes: ((isRefused?: boolean) => void)[];
  } = { stored: { lists: {}, places: {} }, reads: [], writes: [] };
  return { database };
});

vi.mock('./storage.ts', () => ({
  openStorage: async () => ({
    read: () => new Promise<Collection>((resolve) => database.reads.push(() => resolve(database.stored))),
    write: (difference: Difference) =>
      new Promise<void>((resolve, reject) =>
        database.writes.push((isRefused = false) => {
          if (isRefused) {
            reject(new Error('no room left'));
            return;
          }
          database.stored = withDifference(database.stored, difference);
          resolve();
        }),
      ),
  }),
}));

const walks = { id: 'walks', name: 'Walks', colour: '#2f855a' };
const swims = { id: 'swims', name: 'Swims', colour: '#2b6cb0' };
const made = (list: typeof walks): Difference => differenceOf(EMPTY, withList(EMPTY, list));
const removed = (list: typeof walks): Difference => differenceOf(withList(EMPTY, list), EMPTY);

const listsRead = async (storage: Awaited<ReturnType<typeof openUpToDate>>, meanwhile = (): void => undefined) => {
  let seen: Collection | undefined;
  const reading = storage.read((stored) => {
    seen = stored;
  });
  meanwhile();
  database.reads.shift()?.();
  await reading;
  return Object.keys(seen?.lists ?? {});
};

beforeEach(() => {
  database.stored = EMPTY;
  database.reads.length = 0;
  database.writes.length = 0;
});

test('what is being written when a read begins is part of it, and what is written while it is under way', async () => {
  const storage = await openUpToDate();
  const first = storage.write(made(walks));
  let second = Promise.resolve();
  const seen = await listsRead(storage, () => {
    second = storage.write(made(swims));
  });
  expect(seen).toEqual(['walks', 'swims']);
  for (const write of database.writes) write();
  await Promise.all([first, second]);
  expect(await listsRead(storage)).toEqual(['walks', 'swims']);
});

test('in the order it was made, also when it was written before the read came back', async () => {
  const storage = await openUpToDate();
  let seen: Collection | undefined;
  const reading = storage.read((stored) => {
    seen = stored;
  });
  const before = database.stored;
  const writing = [storage.write(made(walks)), storage.write(made(swims)), storage.write(removed(walks))];
  for (const write of database.writes) write();
  await Promise.all(writing);
  // It was begun before, and knows of none of it.
  database.stored = before;
  database.reads.shift()?.();
  await reading;
  expect(Object.keys(seen?.lists ?? {})).toEqual(['swims']);
});

test('what was written once is the business of the database: another window may have removed it', async () => {
  const storage = await openUpToDate();
  const writing = storage.write(made(walks));
  database.writes.shift()?.();
  await writing;
  database.stored = EMPTY;
  expect(await listsRead(storage)).toEqual([]);
});

test('what the database refuses lasts as long as the page, with what was done to it later', async () => {
  const storage = await openUpToDate();
  const refused = storage.write(made(walks));
  database.writes.shift()?.(true);
  await expect(refused).rejects.toThrow('no room left');
  expect(await listsRead(storage)).toEqual(['walks']);
  const removing = storage.write(removed(walks));
  database.writes.shift()?.();
  await removing;
  expect(await listsRead(storage)).toEqual([]);
});
