import { expect, test, vi } from 'vitest';
import type { SquareAddress } from '../../client/client.ts';
import { EMPTY } from './collection.ts';
import { saveSquare } from './save-square.ts';
import { useSaved } from './store.ts';

const { open, opened } = vi.hoisted(() => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
});

vi.mock('../text/messages.ts', () => ({ say: (key: string) => key }));
vi.mock('./storage.ts', () => ({
  openStorage: async () => {
    await opened;
    return { read: async () => EMPTY, write: async () => undefined };
  },
}));

const CLOCK: SquareAddress = {
  words: 'filled.count.soap',
  language: 'en',
  country: 'GB',
  nearestPlace: 'London',
  coordinates: { lat: 51.5, lng: -0.12 },
  square: { southwest: { lat: 51.49999, lng: -0.12002 }, northeast: { lat: 51.50001, lng: -0.11998 } },
  map: '',
};

test('pressed twice before the database is there, a square is saved once', async () => {
  const saving = [saveSquare(CLOCK), saveSquare(CLOCK)];
  open();
  await Promise.all(saving);
  const { collection, steps } = useSaved.getState();
  expect(Object.values(collection.places)).toMatchObject([{ words: 'filled.count.soap', lat: 51.5, lng: -0.12 }]);
  expect(steps).toHaveLength(1);
});
