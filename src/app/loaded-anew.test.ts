import { expect, test, vi } from 'vitest';
import { loadedAnew } from './loaded-anew.ts';

const ADDRESS = 'https://tessera.example/assets/voice-1.js';

test('what has come is kept', async () => {
  const load = vi.fn(async () => ({ name: 'voice' }));
  const loaded = loadedAnew(load);
  expect(await loaded()).toBe(await loaded());
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${ADDRESS}`],
  ['Firefox', `error loading dynamically imported module: ${ADDRESS}`],
])('what did not come is asked for by another name each time, as %s tells it', async (_browser, message) => {
  const asked: string[] = [];
  const loaded = loadedAnew(
    async (): Promise<string> => {
      throw new TypeError(message);
    },
    async (address) => {
      asked.push(address);
      if (asked.length === 1) throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
      return 'here';
    },
  );
  await expect(loaded()).rejects.toThrow();
  await expect(loaded()).rejects.toThrow();
  expect(await loaded()).toBe('here');
  expect(await loaded()).toBe('here');
  expect(asked).toEqual([`${ADDRESS}?again=1`, `${ADDRESS}?again=2`]);
});

test('a browser that tells no address is asked as before', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  load.mockResolvedValueOnce('here');
  const loaded = loadedAnew(load);
  await expect(loaded()).rejects.toThrow();
  expect(await loaded()).toBe('here');
});
