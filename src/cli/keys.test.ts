import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runTessera } from './testing.ts';

let folder: string;
let store: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-keys-'));
  store = join(folder, 'store');
});
afterEach(() => rm(folder, { recursive: true }));

const keys = (...args: readonly string[]) => runTessera(['keys', ...args, '--data-dir', store]);

test('a key is made, listed, switched off and on, given a quota and replaced', async () => {
  const made = await keys('add', '--name', 'Ada', '--email', 'ada@example.org');
  const id = /^id +(\S+)$/m.exec(made.stdout)?.[1] ?? '';
  expect(made.exitCode).toBe(0);
  expect((await keys('list')).stdout).toMatch(/Ada <ada@example.org>\n {2}\S+ {2}active/);
  expect((await keys('deactivate', id)).stdout).toBe(`${id} is inactive\n`);
  expect((await keys('activate', id)).stdout).toBe(`${id} is active\n`);
  expect((await keys('quota', id, '--per-day', '5')).stdout).toBe(`${id} may ask 5 times a day\n`);
  expect((await keys('rotate', id)).stdout).toMatch(/^key {2}\S+\nid {3}\S+\n$/);
  expect(await keys('rotate', 'nobody')).toMatchObject({ exitCode: 1, stderr: 'There is no key "nobody".\n' });
});

test.each([
  [['list', '--data-dri', 'x'], "Unknown option '--data-dri'"],
  [['lsit'], 'there is no "lsit"'],
  [['list', 'all'], '"all" is one too many'],
  [['rotate'], 'rotate which key?'],
  [['rotate', 'a', 'b'], '"b" is one too many'],
  [['quota', 'a'], 'give --per-day'],
  [['quota', 'a', '--per-day', 'many'], '--per-day takes a whole number'],
  [['add', '--name', 'Ada'], 'give --name and --email'],
  [['add', '--name', 'Ada', '--email', 'nowhere'], 'Please give one e-mail address'],
  [['add', '--name', 'Ada\nBob', '--email', 'ada@example.org'], 'Please give a name'],
])('%j is a mistake of the command line, and makes no store', async (args, sentence) => {
  expect(await keys(...args)).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining(sentence) });
  expect(await readdir(folder)).toEqual([]);
});

test('a store that can not be opened is something broken', async () => {
  expect(await runTessera(['keys', 'list', '--data-dir', '/dev/null/store'])).toMatchObject({ exitCode: 3 });
});
