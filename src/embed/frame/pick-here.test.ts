import { afterEach, expect, test, vi } from 'vitest';
import type { SquareAddress } from '../../client/client.ts';
import { pickHere } from './pick-here.ts';
import { openSession } from './session.ts';

// The engine in the page needs a worker.
vi.mock('../../app/queries/engine.ts', () => ({ answeringServer: () => undefined }));

vi.mock('../../app/text/messages.ts', () => ({ say: (key: string) => key }));

const PARIS = { lat: 48.8584, lng: 2.2945 };

const squareCalled = (words: string): SquareAddress => ({
  words,
  language: 'en',
  coordinates: PARIS,
  square: { southwest: PARIS, northeast: PARIS },
  country: 'FR',
  nearestPlace: 'Paris',
  map: '',
});

const open = () => {
  const session = openSession(
    {
      squareOf: async (words) => squareCalled(words),
      wordsAt: async () => squareCalled('filled.count.soap'),
      languages: async () => [],
    },
    () => undefined,
    { language: 'en', theme: 'auto' },
  );
  return { session, pick: vi.fn() };
};

const locating = () => {
  const getCurrentPosition = vi.fn<(found: PositionCallback, failed: () => void) => void>();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const coords = { latitude: PARIS.lat, longitude: PARIS.lng };
  return {
    finds: () => getCurrentPosition.mock.lastCall?.[0](Object.assign(Object.create(null), { coords })),
    fails: () => getCurrentPosition.mock.lastCall?.[1](),
  };
};

afterEach(() => vi.unstubAllGlobals());

test('the square where the person is', () => {
  const { finds } = locating();
  const { session, pick } = open();
  pickHere(session, pick);
  finds();
  expect(pick).toHaveBeenCalledExactlyOnceWith(PARIS);
});

test('what was chosen meanwhile, by the person or by the page around, stays', async () => {
  const { finds, fails } = locating();
  const { session, pick } = open();
  pickHere(session, pick);
  await session.select({ words: 'index.home.raft' }, 'person');
  finds();
  fails();
  pickHere(session, pick);
  session.obey({ type: 'clear' });
  finds();
  expect(pick).not.toHaveBeenCalled();
  expect(session.state.getState().trouble).toBe('');
});

test('somebody says so when there is no position to be had', () => {
  const { session, pick } = open();
  const { fails } = locating();
  pickHere(session, pick);
  fails();
  expect(session.state.getState().trouble).toBe('locationDenied');
  session.state.setState({ trouble: '' });
  vi.stubGlobal('navigator', {});
  pickHere(session, pick);
  expect(session.state.getState().trouble).toBe('locationDenied');
});
