import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registerAt, spawnServer } from '../testing.ts';
import { killWriters } from './killing.ts';

/** A small seeded generator: the same moments of death in every run. */
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Enough to be seen red when something breaks; `npm run proof:faults` kills 50 times. */
const KILLS = 12;

test(`no confirmed key is lost when the writer is killed ${KILLS} times`, async () => {
  const { confirmed, lost } = await killWriters(KILLS, seeded(20261120));
  console.log(`${confirmed} keys confirmed over ${KILLS} kills, ${lost.length} lost`);
  expect(confirmed).toBeGreaterThan(KILLS * 3);
  expect(lost).toEqual([]);
});

test('a key handed out by a server that is then killed works at the next one', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'tessera-crash-'));
  const keys: string[] = [];
  for (let round = 0; round < 3; round++) {
    const server = await spawnServer(['--data-dir', directory, '--register-rate', '0']);
    for (const key of keys) {
      const response = await fetch(`${server.url}/v3/available-languages?key=${key}`);
      expect(response.status).toBe(200);
    }
    keys.push(...(await Promise.all(Array.from({ length: 10 }, () => registerAt(server.url)))));
    await server.end('SIGKILL');
  }
  expect(new Set(keys).size).toBe(30);
  await rm(directory, { recursive: true });
});
