import { beforeEach, expect, test, vi } from 'vitest';
import type { Point, SquareAddress } from '../../client/client.ts';
import { EMPTY, type SavedPlace, withList, withPlace } from '../saved/collection.ts';
import { useSaved } from '../saved/store.ts';
import { leadToSaved } from './lead-to-saved.ts';

vi.mock('../saved/storage.ts', () => ({
  openStorage: async () => ({ read: async () => ({ lists: {}, places: {} }), write: async () => undefined }),
}));

const BRIDGE: SavedPlace = {
  id: 'bridge',
  list: 'walks',
  lat: 51.5,
  lng: -0.12,
  words: 'filled.count.soap',
  name: 'The old bridge',
  note: '',
  colour: '',
  savedAt: 1,
  others: {},
};
const saved = withPlace(withList(EMPTY, { id: 'walks', name: 'Walks', colour: '#2f855a' }), BRIDGE);

const addressAt = (words: string, { lat, lng }: Point): SquareAddress => ({
  words,
  language: 'en',
  coordinates: { lat, lng },
  square: {
    southwest: { lat: lat - 0.0001, lng: lng - 0.0001 },
    northeast: { lat: lat + 0.0001, lng: lng + 0.0001 },
  },
  country: 'GB',
  nearestPlace: 'London',
  map: '',
});

const HERE = addressAt(BRIDGE.words, BRIDGE);
const ELSEWHERE = addressAt(BRIDGE.words, { lat: -33, lng: 151 });

const waysWhen = (answer: SquareAddress | undefined) => ({
  squareOf: vi.fn(() => (answer === undefined ? Promise.reject(new Error('no address')) : Promise.resolve(answer))),
  isWanted: vi.fn(() => true),
  show: vi.fn(),
  select: vi.fn(async (_at: Point): Promise<string | undefined> => 'words.of.today'),
});

const savedWords = () => useSaved.getState().collection.places.bridge?.words;

beforeEach(() => useSaved.setState({ collection: saved, steps: [] }));

test('words that lead to the place are shown as they are', async () => {
  const ways = waysWhen(HERE);
  await leadToSaved(BRIDGE, ways);
  expect(ways.show).toHaveBeenCalledExactlyOnceWith(HERE);
  expect(ways.select).not.toHaveBeenCalled();
  expect(savedWords()).toBe(BRIDGE.words);
});

test.each([
  ['words that address another square by now', ELSEWHERE],
  ['words that address none', undefined],
])('%s: the position counts, and the place keeps the words of today', async (_name, answer) => {
  const ways = waysWhen(answer);
  await leadToSaved(BRIDGE, ways);
  expect(ways.show).not.toHaveBeenCalled();
  expect(ways.select).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ lat: 51.5, lng: -0.12 }));
  expect(useSaved.getState().collection.places.bridge).toEqual({ ...BRIDGE, words: 'words.of.today' });
  // Nobody did anything that could be undone.
  expect(useSaved.getState().steps).toEqual([]);
});

test('what was chosen since is not undone by an answer that comes late', async () => {
  const ways = { ...waysWhen(ELSEWHERE), isWanted: () => false };
  await leadToSaved(BRIDGE, ways);
  expect(ways.show).not.toHaveBeenCalled();
  expect(ways.select).not.toHaveBeenCalled();
});

test('a place saved without words leads to its position, and stays without', async () => {
  const atSea = { ...BRIDGE, words: '' };
  useSaved.setState({ collection: withPlace(saved, atSea) });
  const ways = waysWhen(HERE);
  await leadToSaved(atSea, ways);
  expect(ways.squareOf).not.toHaveBeenCalled();
  expect(ways.select).toHaveBeenCalledOnce();
  expect(savedWords()).toBe('');
});

test('without an answer, or removed meanwhile, it stays as it is', async () => {
  await leadToSaved(BRIDGE, { ...waysWhen(ELSEWHERE), select: async () => undefined });
  expect(savedWords()).toBe(BRIDGE.words);
  const removing = async (): Promise<string> => {
    useSaved.setState({ collection: EMPTY });
    return 'words.of.today';
  };
  await leadToSaved(BRIDGE, { ...waysWhen(ELSEWHERE), select: removing });
  expect(useSaved.getState().collection).toEqual(EMPTY);
});
