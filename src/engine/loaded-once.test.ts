import { expect, test } from 'vitest';
import { loadedOnce } from './loaded-once.ts';

test('one loading for all who call; what failed is tried again, what came is kept', async () => {
  let calls = 0;
  const load = loadedOnce(async () => {
    calls++;
    if (calls === 1) throw new Error('away');
    return calls;
  });
  const first = [load(), load()];
  for (const each of first) await expect(each).rejects.toThrow('away');
  expect(calls).toBe(1);
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
  expect(await load()).toBe(2);
});
