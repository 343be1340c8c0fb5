import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFileStore } from './file-store.ts';

/**
 * Kills a writer of keys again and again in one directory, and then looks for every key it had confirmed. For tests.
 */

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

/** Longest time from the first confirmation to the kill, in milliseconds. */
const LONGEST_LIFE_MS = 60;

export type Killed = { readonly confirmed: number; readonly lost: readonly number[] };

export const killWriters = async (kills: number, random: () => number): Promise<Killed> => {
  const directory = await mkdtemp(join(tmpdir(), 'tessera-crash-'));
  const confirmed = new Set<number>();
  for (let kill = 0; kill < kills; kill++) {
    const numbers = await writeUntilKilled(directory, kill * 1_000_000, random() * LONGEST_LIFE_MS);
    for (const number of numbers) confirmed.add(number);
  }
  const store = await openFileStore({ directory, tidies: true });
  const lost = [...confirmed].filter((number) => store.keyByHash(`hash ${number}`) === undefined);
  await store.close();
  await rm(directory, { recursive: true });
  return { confirmed: confirmed.size, lost };
};
