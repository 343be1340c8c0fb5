import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registerAt, spawnServer } from '../testing.ts';
import { openFileStore } from './file-store.ts';

/** A small seeded generator: the same moments of death in every run. */
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const KILLS = 50;

/** Runs the writer until it is killed; returns the numbers it has confirmed. */
const writeUntilKilled = (directory: string, first: number, afterMs: number): Promise<readonly number[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/keys/crash.ts', directory, String(first)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      // The moment counts from the first confirmation, not from the start of Node.
      if (printed === '') setTimeout(() => child.kill('SIGKILL'), afterMs);
      printed += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', () =>
      resolve(
        printed
          .slice(0, printed.lastIndexOf('\n') + 1)
          .split('\n')
          .filter(Boolean)
          .map(Number),
      ),
    );
  });

test(`no confirmed key is lost when the writer is killed ${KILLS} times`, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'tessera-crash-'));
  const random = seeded(20261120);
  const confirmed = new Set<number>();
  for (let kill = 0; kill < KILLS; kill++) {
    const numbers = await writeUntilKilled(directory, kill * 1_000_000, random() * 60);
    for (const number of numbers) confirmed.add(number);
    expect(numbers.length).toBeGreaterThan(0);
  }
  const store = await openFileStore({ directory, tidies: true });
  const lost = [...confirmed].filter((number) => store.keyByHash(`hash ${number}`) === undefined);
  console.log(`${confirmed.size} keys confirmed over ${KILLS} kills, ${lost.length} lost`);
  expect(confirmed.size).toBeGreaterThan(KILLS * 3);
  expect(lost).toEqual([]);
  await store.close();
  await rm(directory, { recursive: true });
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
