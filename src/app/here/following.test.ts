import { expect, test, vi } from 'vitest';
import type { follow, Whereabouts } from './follow.ts';
import { openFollowing } from './following.ts';

type Watcher = Parameters<typeof follow>[0];

const PARIS: Whereabouts = { at: { lat: 48.8584, lng: 2.2945 }, accuracyMetres: 12, heading: undefined };
const FURTHER: Whereabouts = { ...PARIS, at: { lat: 48.8585, lng: 2.2945 } };

type Load = Parameters<typeof openFollowing>[0];

const openTried = (loadInstead?: Load) => {
  const watchers: Watcher[] = [];
  const stopped = vi.fn();
  const events = { onFollowing: vi.fn(), onMove: vi.fn(), onOff: vi.fn(), onTrouble: vi.fn() };
  const load = vi.fn<Load>(async () => ({
    follow: (watcher: Watcher) => {
      watchers.push(watcher);
      return stopped;
    },
  }));
  return {
    ...openFollowing(loadInstead ?? load, events),
    ...events,
    load,
    stopped,
    isAt: (here: Whereabouts) => watchers[0]?.onMove(here),
  };
};

test('the first fix is chosen, the next ones move the map', async () => {
  const { start, isAt, onMove } = openTried();
  await start();
  isAt(PARIS);
  expect(onMove).toHaveBeenLastCalledWith(PARIS, { isFirst: true, isAhead: true });
  isAt(FURTHER);
  expect(onMove).toHaveBeenLastCalledWith(FURTHER, { isFirst: false, isAhead: true });
  isAt({ ...FURTHER, heading: 90 });
  expect(onMove).toHaveBeenLastCalledWith({ ...FURTHER, heading: 90 }, { isFirst: false, isAhead: false });
});

test('whoever turned to something else before the first fix stays there, and may be followed again', async () => {
  const { start, letGo, isAt, onMove, onFollowing } = openTried();
  await start();
  letGo();
  expect(onFollowing).toHaveBeenLastCalledWith(false);
  isAt(PARIS);
  expect(onMove).toHaveBeenLastCalledWith(PARIS, { isFirst: false, isAhead: false });
  await start();
  expect(onMove).toHaveBeenLastCalledWith(PARIS, { isFirst: false, isAhead: true });
});

test.each([
  ['its part of the page does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'the browser knows of no places',
    async () => ({
      follow: () => {
        throw new TypeError('navigator.geolocation is undefined');
      },
    }),
  ],
])('when %s the button goes out, and somebody says so', async (_name, load) => {
  const { start, onFollowing, onOff, onTrouble } = openTried(load);
  await start();
  expect(onFollowing).toHaveBeenLastCalledWith(false);
  expect(onOff).toHaveBeenCalledOnce();
  expect(onTrouble).toHaveBeenCalledOnce();
  await start();
  expect(onTrouble).toHaveBeenCalledTimes(2);
});

test('ended before its part of the page came, nobody is watched', async () => {
  const { start, end, load, stopped, isAt, onMove } = openTried();
  const starting = start();
  end();
  await starting;
  expect(load).toHaveBeenCalledOnce();
  isAt(PARIS);
  expect(onMove).not.toHaveBeenCalled();
  await start();
  end();
  expect(stopped).toHaveBeenCalledOnce();
});
