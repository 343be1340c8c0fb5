import { expect, test } from 'vitest';
import { type Accounts, MOST_KEYS, openAccounts } from './accounts.ts';
import type { KeyRecord } from './record.ts';
import { hashOfSecret } from './secret.ts';
import type { KeyStore } from './store.ts';

/**
 * What owners are promised whatever keeps the keys, and while another process changes the same ones. `opened` gives the
 * same keys twice, as two processes see them.
 */
export const keepsItsPromises = (opened: () => Promise<readonly [KeyStore, KeyStore]>): void => {
  const both = async (): Promise<{
    readonly one: Accounts;
    readonly two: Accounts;
    readonly stores: readonly KeyStore[];
    close(): Promise<unknown>;
  }> => {
    const [first, second] = await opened();
    const stores = [first, second];
    return {
      one: openAccounts(first),
      two: openAccounts(second),
      stores,
      close: () => Promise.all(stores.map((store) => store.close())),
    };
  };

  const ownerOf = async (accounts: Accounts, token: string) => {
    const account = await accounts.owner(token);
    if (account === undefined) throw new Error('the account is not there yet');
    return account;
  };

  test('changes that two processes make at the same time are both kept', async () => {
    const { one, two, stores, close } = await both();
    const made = await one.register('Ada', 'ada@example.org', false);
    await expect.poll(() => two.owner(made.managementToken)).toBeDefined();
    const account = await ownerOf(two, made.managementToken);
    await one.setQuota(account, made.id, 5);
    expect(await two.setState(account, made.id, 'inactive')).toMatchObject({ state: 'inactive', quotaPerDay: 5 });
    await Promise.all([
      one.setQuota(account, made.id, 7),
      two.setState(account, made.id, 'active'),
      one.setState(account, made.id, 'active'),
      two.setQuota(account, made.id, 7),
    ]);
    for (const store of stores) {
      await expect
        .poll(async () => (await store.keysOf(account.id))[0])
        .toMatchObject({ state: 'active', quotaPerDay: 7 });
    }
    await close();
  });

  test('two rotations at the same time leave one key, and the one before it is gone everywhere', async () => {
    const { one, two, stores, close } = await both();
    const made = await one.register('Ada', 'ada@example.org', false);
    await expect.poll(() => two.owner(made.managementToken)).toBeDefined();
    const account = await ownerOf(two, made.managementToken);
    const [before] = await one.keysOf(account);
    await one.setQuota(account, made.id, 9);
    const rotated = await Promise.all([one.rotate(account, made.id), two.rotate(account, made.id)]);
    expect(rotated.map((issued) => issued?.id)).toEqual([made.id, made.id]);
    const hashes = async (): Promise<readonly string[]> => {
      const keys = await Promise.all(stores.map((store) => store.keysOf(account.id)));
      return [...new Set(keys.flat().map(({ hash }) => hash))];
    };
    // Two, three or four changes, as each finds the other's: the last is the same one everywhere, and somebody has its key.
    await expect
      .poll(async () => {
        const [hash, ...others] = await hashes();
        return others.length === 0 && rotated.some((issued) => hashOfSecret(issued?.key ?? '') === hash);
      })
      .toBe(true);
    for (const store of stores) {
      const kept = async (): Promise<readonly KeyRecord[]> => store.keysOf(account.id);
      expect(await kept()).toMatchObject([{ id: made.id, quotaPerDay: 9, state: 'active', label: 'Ada' }]);
      expect(await store.keyByHash((await kept())[0]?.hash ?? '')).toBeDefined();
      await expect.poll(() => store.keyByHash(before?.hash ?? ''), { timeout: 10_000 }).toBeUndefined();
    }
    await close();
  });

  test('a confirmation is not lost to whoever changes a waiting key', async () => {
    const { one, two, close } = await both();
    const made = await one.register('Ada', 'ada@example.org', true);
    await expect.poll(() => two.owner(made.managementToken)).toBeDefined();
    const account = await ownerOf(two, made.managementToken);
    await one.setQuota(account, made.id, 5);
    expect(await two.confirm(account.id, made.confirmation ?? '')).toBe(true);
    expect(await two.keysOf(account)).toMatchObject([{ state: 'active', quotaPerDay: 5 }]);
    await close();
  });

  test('a full account takes no more keys, and rotates those that it has', async () => {
    const { one, close } = await both();
    const made = await one.register('Ada', 'ada@example.org', false);
    const account = await ownerOf(one, made.managementToken);
    while ((await one.keysOf(account)).length < MOST_KEYS) await one.issue(account, 'more');
    expect(await one.issue(account, 'one more')).toBe('too-many');
    for (let round = 0; round < 3; round++) expect(await one.rotate(account, made.id)).toMatchObject({ id: made.id });
    expect(await one.keysOf(account)).toHaveLength(MOST_KEYS);
    await close();
  });
};
