import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepsItsPromises } from './accounts.contract.ts';
import { openAccounts } from './accounts.ts';
import { openFileStore } from './file-store.ts';
import type { Account, KeyRecord } from './record.ts';
import type { KeyStore } from './store.ts';

const directories: string[] = [];
afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true }))));

keepsItsPromises(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'tessera-accounts-'));
  directories.push(directory);
  return [await openFileStore({ directory, tidies: true }), await openFileStore({ directory, tidies: false })];
});

const ACCOUNT: Account = { id: 'a', name: '', email: '', tokenHash: '', createdAt: '', version: 1 };
const KEY: KeyRecord = {
  id: 'k',
  accountId: 'a',
  hash: 'h',
  label: '',
  state: 'active',
  createdAt: '',
  version: 1,
};

test('a change that is never kept is never reported as done', async () => {
  const store: KeyStore = {
    keyByHash: () => KEY,
    accountById: async () => ACCOUNT,
    accountByTokenHash: async () => ACCOUNT,
    keysOf: async () => [KEY],
    accounts: async () => [ACCOUNT],
    put: async () => undefined,
    close: async () => undefined,
  };
  await expect(openAccounts(store).setState(ACCOUNT, 'k', 'inactive')).rejects.toThrow('by others');
});
