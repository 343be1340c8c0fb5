import { describe, expect, test, vi } from 'vitest';
import { speak } from '../../app/text/messages.ts';
import { type Client, RefusedError, type SquareAddress } from '../../client/client.ts';
import type { FrameEvent } from '../protocol.ts';
import { openSession } from './session.ts';

// The engine in the page needs a worker.
vi.mock('../../app/queries/engine.ts', () => ({ answeringServer: () => undefined }));

const addressOf = (words: string, language = 'en'): SquareAddress => ({
  words,
  language,
  country: 'GB',
  nearestPlace: 'London',
  coordinates: { lat: 51.5, lng: -0.12 },
  square: { southwest: { lat: 51.49999, lng: -0.12002 }, northeast: { lat: 51.50001, lng: -0.11998 } },
  map: 'https://tessera.example/secret',
});

/** Answers in the order the test lets them go. */
const opened = (held = false) => {
  const events: FrameEvent[] = [];
  const waiting: (() => void)[] = [];
  const turn = (): Promise<void> => (held ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve());
  const client: Pick<Client, 'squareOf' | 'wordsAt' | 'languages'> = {
    squareOf: async (words) => {
      await turn();
      if (words === 'not.an.address') throw new RefusedError(400, 'BadWords', 'These words are no address.');
      if (words === 'broken.data.file') throw new Error('the file is cut off');
      return addressOf(words);
    },
    wordsAt: async (_, language) => {
      await turn();
      return addressOf(`${language}.here.there`, language);
    },
    languages: async () => ['en', 'de', 'fr'].map((code) => ({ code, name: code, nativeName: code })),
  };
  const session = openSession(client, (event) => events.push(event), { language: 'en', theme: 'auto' });
  return { session, events, waiting };
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a square is selected', () => {
  test('by the page, with words: it is shown and told, without what is not promised', async () => {
    const { session, events } = opened();
    session.obey({ type: 'select', words: 'filled.count.soap' });
    await settled();
    const { map, ...promised } = addressOf('filled.count.soap');
    expect(map).not.toBe('');
    expect(events).toEqual([{ type: 'select', by: 'host', ...promised }]);
    expect(session.state.getState().address?.words).toBe('filled.count.soap');
  });

  test('by the person, with a place on the map', async () => {
    const { session, events } = opened();
    await session.select({ coordinates: { lat: 1, lng: 2 } }, 'person');
    expect(events).toMatchObject([{ type: 'select', by: 'person', words: 'en.here.there' }]);
  });

  test('by two wishes at once: the later one wins, whichever is answered first', async () => {
    const { session, events, waiting } = opened(true);
    session.obey({ type: 'select', words: 'first.wish.made' });
    session.obey({ type: 'select', words: 'second.wish.made' });
    waiting[1]?.();
    await settled();
    waiting[0]?.();
    await settled();
    expect(events).toMatchObject([{ words: 'second.wish.made' }]);
  });

  test('and an answer that comes after it was cleared is dropped', async () => {
    const { session, events, waiting } = opened(true);
    session.obey({ type: 'select', words: 'first.wish.made' });
    session.obey({ type: 'clear' });
    waiting[0]?.();
    await settled();
    expect(events).toEqual([]);
    expect(session.state.getState().address).toBeUndefined();
  });
});

test('a step goes on from where the last one leads, until something else is selected or it fails', async () => {
  const { session, waiting } = opened(true);
  const [at, next] = [
    { lat: 1, lng: 2 },
    { lat: 1, lng: 3 },
  ];
  void session.select({ coordinates: at }, 'person');
  void session.select({ coordinates: next }, 'person');
  waiting[0]?.();
  await settled();
  expect(session.heading.current).toEqual(next);
  waiting[1]?.();
  await settled();
  expect(session.heading.current).toEqual(session.state.getState().address?.coordinates);
  session.obey({ type: 'select', words: 'not.an.address' });
  expect(session.heading.current).toBeUndefined();
  void session.select({ coordinates: at }, 'person');
  session.obey({ type: 'clear' });
  expect(session.heading.current).toBeUndefined();
});

describe('what goes wrong is told', () => {
  test.each([
    ['not.an.address', 'BadWords', 'These words are no address.', 'Diese drei Wörter sind keine Adresse.'],
    ['broken.data.file', 'Failed', 'the file is cut off', 'Das hat nicht geklappt: the file is cut off'],
  ])('%s: %s to the page around, and to people in their language', async (words, code, message, shown) => {
    await speak('de');
    const { session, events } = opened();
    session.obey({ type: 'select', words });
    await settled();
    await speak('en');
    expect(events).toEqual([{ type: 'error', code, message }]);
    expect(session.state.getState().trouble).toContain(shown);
  });
});

describe('the language', () => {
  test('changes the words of the same square', async () => {
    const { session, events } = opened();
    session.obey({ type: 'select', words: 'filled.count.soap' });
    await settled();
    session.obey({ type: 'setLanguage', language: 'de' });
    await settled();
    expect(events.at(-1)).toMatchObject({ type: 'select', by: 'host', language: 'de', words: 'de.here.there' });
  });

  test('set twice in a row: the later one is that of the words', async () => {
    const { session, events } = opened();
    session.obey({ type: 'select', words: 'filled.count.soap' });
    await settled();
    session.obey({ type: 'setLanguage', language: 'de' });
    session.obey({ type: 'setLanguage', language: 'fr' });
    await settled();
    expect(events.slice(1)).toMatchObject([{ type: 'select', language: 'fr' }]);
    expect(session.state.getState()).toMatchObject({ language: 'fr', address: { language: 'fr' } });
  });

  test('does not drop a square that is still being looked up', async () => {
    const { session, events, waiting } = opened(true);
    session.obey({ type: 'select', words: 'filled.count.soap' });
    session.obey({ type: 'setLanguage', language: 'de' });
    await settled();
    waiting[0]?.();
    await settled();
    expect(events).toMatchObject([{ type: 'select', words: 'filled.count.soap' }]);
    expect(session.state.getState().language).toBe('de');
  });

  test('stays when nobody knows the new one', async () => {
    const { session, events } = opened();
    session.obey({ type: 'setLanguage', language: 'xx' });
    await settled();
    expect(events).toMatchObject([{ type: 'error', code: 'BadLanguage' }]);
    // People have nothing to do with it.
    expect(session.state.getState()).toMatchObject({ language: 'en', trouble: '' });
  });
});

test('flying to the same place again is a new goal', () => {
  const { session } = opened();
  session.obey({ type: 'flyTo', coordinates: { lat: 1, lng: 2 }, zoom: 5 });
  const first = session.state.getState().goal;
  session.obey({ type: 'flyTo', coordinates: { lat: 1, lng: 2 }, zoom: 5 });
  expect(first).toEqual({ at: { lat: 1, lng: 2 }, zoom: 5 });
  expect(session.state.getState().goal).not.toBe(first);
});
