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
  /** The old key stops working and a new one takes its label and quota, in one step. */
  rotate(account: Account, keyId: string): Promise<Issued | undefined>;
};

/** Keys one account may hold, switched-off ones included: they are kept for ever, so they are counted. */
export const MOST_KEYS = 50;

export const openAccounts = (store: KeyStore, now: () => Date = () => new Date()): Accounts => {
  const newKey = (accountId: string, label: string, state: KeyState): { secret: string; record: KeyRecord } => {
    const secret = newSecret('tsr');
    const createdAt = now().toISOString();
    return {
      secret,
      record: { id: newId(), accountId, hash: hashOfSecret(secret), label, state, createdAt, version: 1 },
    };
  };

  const ownKey = async (account: Account, keyId: string): Promise<KeyRecord | undefined> =>
    (await store.keysOf(account.id)).find((key) => key.id === keyId);

  const replace = async (key: KeyRecord, changes: Partial<KeyRecord>): Promise<KeyRecord> => {
    const next = { ...key, ...changes, version: key.version + 1 };
    await store.put({ keys: [next] });
    return next;
  };

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
        keys: keys.map((key) => ({ ...key, state: 'active' as const, version: key.version + 1 })),
      });
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

    setState: async (account, keyId, state) => {
      const key = await ownKey(account, keyId);
      // Switching on must not be a way around the confirmation.
      return key === undefined || key.state === 'pending' ? key : replace(key, { state });
    },

    setQuota: async (account, keyId, quotaPerDay) => {
      const key = await ownKey(account, keyId);
      return key === undefined ? undefined : replace(key, { quotaPerDay });
    },

    rotate: async (account, keyId) => {
      const old = await ownKey(account, keyId);
      if (old === undefined) return undefined;
      const { secret, record } = newKey(account.id, old.label, old.state);
      const next = old.quotaPerDay === undefined ? record : { ...record, quotaPerDay: old.quotaPerDay };
      await store.put({ keys: [next, { ...old, state: 'inactive', version: old.version + 1 }] });
      return { key: secret, id: record.id, state: record.state };
    },
  };
};
