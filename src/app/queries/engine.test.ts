import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const server = { url: 'https://tessera.example', key: 'k' };
const asked = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage({ id, name }: { readonly id: number; readonly name: string }): void {
        asked(name);
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, value: undefined } })));
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
});

test('nobody starts a worker by reading this; the page begins it, once', async () => {
  const started = vi.fn();
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      constructor(url: string) {
        super(url);
        started();
      }
    },
  );
  const { beginEngine, prepare } = await import('./engine.ts');
  expect(started).not.toHaveBeenCalled();
  beginEngine();
  await prepare('de', false);
  expect(started).toHaveBeenCalledOnce();
  expect(asked.mock.calls).toEqual([['open'], ['prepare']]);
});

test('the engine in the page is made ready for a language, unless a server answers', async () => {
  const { answerFrom, prepare } = await import('./engine.ts');
  await prepare('de', false);
  expect(asked.mock.calls).toEqual([['prepare']]);
  answerFrom(server);
  await prepare('fr', false);
  expect(asked.mock.calls).toEqual([['prepare']]);
  answerFrom(undefined);
  await prepare('fr', true);
  expect(asked.mock.calls).toEqual([['prepare'], ['prepare']]);
});

test('who is in trouble is who was asked, whatever the settings of the page say', async () => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ server }) });
  const { answerFrom } = await import('./engine.ts');
  const { troubleWithPosition } = await import('../state/trouble.ts');
  const error = new TypeError('fetch failed');
  expect(troubleWithPosition(error)).toEqual({ text: 'That did not work: fetch failed' });
  answerFrom(server);
  expect(troubleWithPosition(error)).toEqual({ text: 'tessera.example does not answer.', way: 'server' });
});

test('words nobody asked for are asked of the engine in the page, and of no server', async () => {
  const { answerFrom, rehearseWords } = await import('./engine.ts');
  answerFrom(server);
  rehearseWords({ lat: 51.5, lng: -0.12 }, 'en');
  expect(asked).not.toHaveBeenCalled();
  answerFrom(undefined);
  rehearseWords({ lat: 51.5, lng: -0.12 }, 'en');
  expect(asked.mock.calls).toEqual([['api']]);
});
