import { expect, test } from 'vitest';
import { openTurns } from './turns.ts';

test('one piece of work a turn, in order, and cheap work in between', async () => {
  const turns = openTurns(10);
  const order: string[] = [];
  const work = ['a', 'b', 'c'].map((name) => turns.take(() => order.push(name)));
  // Whatever comes in while costly work waits is done before the next piece of it.
  const cheap = new Promise<void>((resolve) => {
    setImmediate(() => {
      order.push('cheap');
      resolve();
    });
  });
  await Promise.all([...work, cheap]);
  expect(order).toEqual(['a', 'cheap', 'b', 'c']);
});

test('refuses at once when too many wait, and takes work again later', async () => {
  const turns = openTurns(2);
  const first = [turns.take(() => 1), turns.take(() => 2)];
  expect(turns.take(() => 3)).toBeUndefined();
  expect(await Promise.all(first)).toEqual([1, 2]);
  expect(await turns.take(() => 4)).toBe(4);
  expect(turns.waiting).toBe(0);
});

test('work that throws rejects alone', async () => {
  const turns = openTurns(5);
  const bad = turns.take(() => {
    throw new Error('broken');
  });
  const good = turns.take(() => 'fine');
  await expect(bad).rejects.toThrow('broken');
  expect(await good).toBe('fine');
});
