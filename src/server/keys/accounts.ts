import type { Account, KeyRecord, KeyState } from './record.ts';
import { hashOfSecret, isSameHash, newId, newSecret } from './secret.ts';
import type { KeyStore } from './store.ts';

/**
 * What owners and administrators do with accounts and keys.
 *
 * Secrets leave here once, in the answer to the act that made them; everything else that is returned is safe to show.
 */
export type Issued = { readonly key: string; readonly id: string; readonly state: KeyState };

export type Registered = Issued & {
  readonly managementToken: string;
  readonly accountId: string;
  /** Goes into an e-mail, when there is one to answer. */
  readonly confirmation: string | undefined;
};

export type Accounts = {
  register(name: string, email: string, mustConfirm: boolean): Promise<Registered>;
  confirm(accountId: string, secret: string): Promise<boolean>;
  owner(managementToken: string): Promise<Account | undefined>;
  issue(account: Account, label: string): Promise<Issued | 'too-many'>;
  keysOf(account: Account): Promise<readonly KeyRecord[]>;
  setState(account: Account, keyId: string, state: 'active' | 'inactive'): Promise<KeyRecord | undefined>;
  setQuota(account: Account, keyId: string, quotaPerDay: number): Promise<KeyRecord | undefined>;
  /** A new secret for a key, in one step: the old one stops working; id, label, quota and what was used of it stay. */
  rotate(account: Account, keyId: string): Promise<Issued | undefined>;
};

/** Keys one account may hold, switched-off ones included: they are kept for ever, so they are counted. */
export const MOST_KEYS = 50;

/** How often a change is tried while others change the same key. */
const MOST_TRIES = 5;

type Changes = Partial<KeyRecord>;

const hasAll = (key: KeyRecord, changes: Changes): boolean =>
  Object.entries(changes).every(([name, value]) => Reflect.get(key, name) === value);

export const openAccounts = (store: KeyStore, now: () => Date = () => new Date()): Accounts => {
  const newKey = (accountId: string, label: string, state: KeyState): { secret: string; record: KeyRecord } => {
    const secret = newSecret('tsr');
    const createdAt = now().toISOString();
    return {
      secret,
      record: { id: newId(), accountId, hash: hashOfSecret(secret), label, state, createdAt, version: 1 },
    };
  };

  const ownKey = async (accountId: string, keyId: string): Promise<KeyRecord | undefined> =>
    (await store.keysOf(accountId)).find((key) => key.id === keyId);

  /**
   * The store keeps the first of two changes that were made at the same time, here and in another process. So we look
   * what was kept before anybody is told that it is done, and try again on that. Without changes the key stays as it is.
   */
  const replace = async (
    accountId: string,
    keyId: string,
    changesOf: (key: KeyRecord) => Changes | undefined,
  ): Promise<KeyRecord | undefined> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const key = await ownKey(accountId, keyId);
      const changes = key && changesOf(key);
      if (key === undefined || changes === undefined) return key;
      await store.put({ keys: [{ ...key, ...changes, version: key.version + 1 }] });
      const kept = await ownKey(accountId, keyId);
      if (kept === undefined || hasAll(kept, changes)) return kept;
    }
    throw new Error(`key ${keyId} was changed by others each time`);
  };

  const activate = (key: KeyRecord): Changes | undefined => (key.state === 'pending' ? { state: 'active' } : undefined);

  return {
    register: async (name, email, mustConfirm) => {
      const managementToken = newSecret('tsm');
      const confirmation = mustConfirm ? newSecret('tsc') : undefined;
      const account: Account = {
        id: newId(),
        name,
        email,
        tokenHash: hashOfSecret(managementToken),
        ...(confirmation === undefined ? {} : { confirmHash: hashOfSecret(confirmation) }),
        createdAt: now().toISOString(),
        version: 1,
      };
      const { secret, record } = newKey(account.id, name, mustConfirm ? 'pending' : 'active');
      await store.put({ accounts: [account], keys: [record] });
      return { key: secret, id: record.id, state: record.state, managementToken, accountId: account.id, confirmation };
    },

    confirm: async (accountId, secret) => {
      const account = await store.accountById(accountId);
      if (account?.confirmHash === undefined || !isSameHash(hashOfSecret(secret), account.confirmHash)) return false;
      const { confirmHash: _, ...confirmed } = account;
      const keys = (await store.keysOf(accountId)).filter((key) => key.state === 'pending');
      await store.put({
        accounts: [{ ...confirmed, version: account.version + 1 }],
        keys: keys.map((key) => ({ ...key, ...activate(key), version: key.version + 1 })),
      });
      for (const { id } of keys) await replace(accountId, id, activate);
      return true;
    },

    owner: (managementToken) => store.accountByTokenHash(hashOfSecret(managementToken)),
    keysOf: (account) => store.keysOf(account.id),

    issue: async (account, label) => {
      if ((await store.keysOf(account.id)).length >= MOST_KEYS) return 'too-many';
      const { secret, record } = newKey(account.id, label, account.confirmHash === undefined ? 'active' : 'pending');
      await store.put({ keys: [record] });
      return { key: secret, id: record.id, state: record.state };
    },

    setState: (account, keyId, state) =>
      // Switching on must not be a way around the confirmation.
      replace(account.id, keyId, (key) => (key.state === 'pending' ? undefined : { state })),

    setQuota: (account, keyId, quotaPerDay) => replace(account.id, keyId, () => ({ quotaPerDay })),

    rotate: async (account, keyId) => {
      const secret = newSecret('tsr');
      const fresh = { hash: hashOfSecret(secret), createdAt: now().toISOString() };
      const kept = await replace(account.id, keyId, (key) => ({ ...fresh, formerHash: key.hash }));
      return kept && { key: secret, id: kept.id, state: kept.state };
    },
  };
};
