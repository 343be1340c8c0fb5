import { appendFile, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compact, lineOf } from './file-log.ts';
import { openFileStore } from './file-store.ts';
import type { KeyRecord } from './record.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tessera-keys-'));
});
afterEach(() => rm(directory, { recursive: true }));

const key = (id: string, changes: Partial<KeyRecord> = {}): KeyRecord => ({
  id,
  accountId: 'account',
  hash: `hash of ${id}`,
  label: 'label',
  state: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...changes,
});

const open = (tidies = true, compactBytes = 1_000_000) => openFileStore({ directory, tidies, compactBytes });

test('what was put is there after the next opening, in its newest version', async () => {
  const store = await open();
  await store.put({ keys: [key('a'), key('b')] });
  await store.put({ keys: [key('a', { state: 'inactive', version: 2 })] });
  await store.close();
  const again = await open();
  expect(again.keyByHash('hash of a')).toMatchObject({ state: 'inactive', version: 2 });
  expect(again.keyByHash('hash of b')).toMatchObject({ state: 'active' });
  expect(again.keyByHash('hash of c')).toBeUndefined();
  expect(await again.keysOf('account')).toHaveLength(2);
  await again.close();
});

test('two processes on one directory see what the other put', async () => {
  const [one, two] = [await open(), await open(false)];
  await one.put({ keys: [key('a')] });
  await two.put({ keys: [key('b')] });
  await expect.poll(() => one.keyByHash('hash of b')).toBeDefined();
  await expect.poll(() => two.keyByHash('hash of a')).toBeDefined();
  await Promise.all([one.close(), two.close()]);
});

test.each([
  '{"keys":[{"id":"x","ha',
  '\n{"keys":[{"id"',
  'null\n',
  '{"keys":1}\n',
  '{"keys":[1]}\n',
  '{"keys":[{"id":"x","hash":"hash of x","accountId":"account","state":"any","version":1}]}\n',
  '\u0000\u0000\n',
])('a line torn by a crash is skipped, and swallows nothing after it: %j', async (torn) => {
  const store = await open();
  await store.put({ keys: [key('before')] });
  await appendFile(join(directory, 'keys.1.log'), torn);
  await store.put({ keys: [key('after')] });
  await store.close();
  const again = await open();
  expect(again.keyByHash('hash of before')).toBeDefined();
  expect(again.keyByHash('hash of after')).toBeDefined();
  expect(await again.keysOf('account')).toHaveLength(2);
  await again.close();
});

test('a long log becomes a snapshot at the next start, and nothing is lost', async () => {
  const store = await open();
  for (let id = 0; id < 20; id++) await store.put({ keys: [key(String(id))] });
  await store.close();
  const again = await open(true, 1000);
  expect((await readdir(directory)).sort()).toEqual(['keys.2.log', 'keys.snapshot']);
  expect(await again.keysOf('account')).toHaveLength(20);
  await again.close();
});

test.each([
  ['one byte of it is damaged', (whole: Buffer) => whole.with(whole.length - 5, 0)],
  ['it ends too early', (whole: Buffer) => whole.subarray(0, whole.length - 20)],
  ['it holds something else', () => Buffer.from('\n{"keys":[{"id":"a"}]}\n')],
])('a snapshot that can not be read stops the start and stays where it is: %s', async (_name, damaged) => {
  const store = await open();
  await store.put({ keys: [key('a'), key('b')] });
  await store.close();
  await compact(directory);
  const snapshot = join(directory, 'keys.snapshot');
  const damage = Buffer.from(damaged(await readFile(snapshot)));
  await writeFile(snapshot, damage);
  await appendFile(join(directory, 'keys.2.log'), lineOf({ keys: [key('c')] }));
  await expect(open()).rejects.toThrow(snapshot);
  await expect(compact(directory)).rejects.toThrow(snapshot);
  expect(await readFile(snapshot)).toEqual(damage);
  expect(await readdir(directory)).toContain('keys.2.log');
});

test('a file that is there but can not be opened is no empty one', async () => {
  const store = await open();
  await store.put({ keys: [key('a')] });
  await store.close();
  await compact(directory);
  await rename(join(directory, 'keys.snapshot'), join(directory, 'safe'));
  await symlink('keys.snapshot', join(directory, 'keys.snapshot'));
  await expect(open(true, 0)).rejects.toThrow('ELOOP');
  await rename(join(directory, 'safe'), join(directory, 'keys.snapshot'));
  const again = await open(true, 0);
  expect(again.keyByHash('hash of a')).toBeDefined();
  await again.close();
  await symlink('keys.9.log', join(directory, 'keys.9.log'));
  await expect(open()).rejects.toThrow('ELOOP');
});

test('what cannot be followed is told, and followed again when it is back', async () => {
  const faults: unknown[] = [];
  const store = await openFileStore({ directory, tidies: true, onFault: (error) => faults.push(error) });
  await rename(directory, `${directory}-away`);
  await expect.poll(() => String(faults[0])).toContain('ENOENT');
  await rename(`${directory}-away`, directory);
  await symlink('keys.2.log', join(directory, 'keys.2.log'));
  await expect(store.put({ keys: [key('a')] })).rejects.toThrow('ELOOP');
  await rm(join(directory, 'keys.2.log'));
  await store.put({ keys: [key('b')] });
  expect(store.keyByHash('hash of b')).toBeDefined();
  await store.close();
});

test('a log that came and went between two looks is not missed', async () => {
  const [one, two] = [await open(), await open(false)];
  for (let round = 0; round < 3; round++) {
    await compact(directory);
    for (const id of ['x', 'y']) await two.put({ keys: [key(`${round} ${id}`)] });
    await compact(directory);
  }
  await two.close();
  await expect.poll(() => one.keysOf('account')).toHaveLength(6);
  await one.close();
});

test('whoever appends while another process compacts loses nothing', async () => {
  const store = await open();
  const put = async (from: number) => {
    for (let id = from; id < from + 60; id++) await store.put({ keys: [key(String(id))] });
  };
  const tidy = async () => {
    for (let round = 0; round < 8; round++) await compact(directory);
  };
  await Promise.all([put(0), put(100), put(200), tidy()]);
  await store.close();
  const again = await open();
  expect(await again.keysOf('account')).toHaveLength(180);
  await again.close();
});

test('changes that arrive together are all confirmed, and nothing but hashes is on the disk', async () => {
  const store = await open();
  await Promise.all(Array.from({ length: 200 }, (_, id) => store.put({ keys: [key(String(id))] })));
  expect(await store.keysOf('account')).toHaveLength(200);
  await store.close();
  const lines = (await readFile(join(directory, 'keys.1.log'), 'utf8')).split('\n').filter(Boolean);
  expect(lines).toHaveLength(200);
});
