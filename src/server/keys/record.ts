/**
 * Accounts and their keys, and the table that finds them.
 *
 * A record is only ever replaced as a whole, by one of a higher version. So records may arrive twice or in any order,
 * from a log, a snapshot or another process, and every reader ends with the same table. Of two with one version the first
 * is kept: whoever replaces a record has to look whether his was (accounts.ts).
 */
export type Account = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly tokenHash: string;
  /** Waits for the answer to an e-mail as long as this is here. */
  readonly confirmHash?: string;
  readonly createdAt: string;
  readonly version: number;
};

export type KeyState = 'active' | 'inactive' | 'pending';

export type KeyRecord = {
  readonly id: string;
  readonly accountId: string;
  readonly hash: string;
  /** The hash it had before it was last rotated; the key that has it is gone. */
  readonly formerHash?: string;
  readonly label: string;
  readonly state: KeyState;
  /** Requests a day when this key has a quota of its own. */
  readonly quotaPerDay?: number;
  readonly createdAt: string;
  readonly version: number;
};

/** What is written together or not at all. */
export type Change = { readonly accounts?: readonly Account[]; readonly keys?: readonly KeyRecord[] };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const hasTexts = (value: object, ...names: readonly string[]): boolean =>
  names.every((name) => typeof Reflect.get(value, name) === 'string');

const isAbsentOr = (type: 'string' | 'number', value: unknown): boolean => value === undefined || typeof value === type;

const STATES: ReadonlySet<unknown> = new Set<KeyState>(['active', 'inactive', 'pending']);

export const isAccount = (value: unknown): value is Account =>
  isObject(value) &&
  hasTexts(value, 'id', 'name', 'email', 'tokenHash', 'createdAt') &&
  isAbsentOr('string', Reflect.get(value, 'confirmHash')) &&
  Number.isSafeInteger(Reflect.get(value, 'version'));

export const isKeyRecord = (value: unknown): value is KeyRecord =>
  isObject(value) &&
  hasTexts(value, 'id', 'accountId', 'hash', 'label', 'createdAt') &&
  STATES.has(Reflect.get(value, 'state')) &&
  isAbsentOr('string', Reflect.get(value, 'formerHash')) &&
  isAbsentOr('number', Reflect.get(value, 'quotaPerDay')) &&
  Number.isSafeInteger(Reflect.get(value, 'version'));

const areAll = (value: unknown, is: (item: unknown) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.every(is));

export const isChange = (value: unknown): value is Change =>
  isObject(value) &&
  areAll(Reflect.get(value, 'accounts'), isAccount) &&
  areAll(Reflect.get(value, 'keys'), isKeyRecord);

export type KeyTable = {
  apply(change: Change): void;
  keyByHash(hash: string): KeyRecord | undefined;
  accountById(id: string): Account | undefined;
  accountByTokenHash(hash: string): Account | undefined;
  keysOf(accountId: string): readonly KeyRecord[];
  accounts(): readonly Account[];
  everything(): Change;
};

export const newKeyTable = (): KeyTable => {
  const keys = new Map<string, KeyRecord>();
  const byHash = new Map<string, KeyRecord>();
  const accounts = new Map<string, Account>();
  const byToken = new Map<string, string>();

  const isNewer = (old: { readonly version: number } | undefined, next: { readonly version: number }): boolean =>
    old === undefined || next.version > old.version;

  return {
    apply: (change) => {
      for (const account of change.accounts ?? []) {
        const old = accounts.get(account.id);
        if (!isNewer(old, account)) continue;
        if (old !== undefined) byToken.delete(old.tokenHash);
        accounts.set(account.id, account);
        byToken.set(account.tokenHash, account.id);
      }
      for (const key of change.keys ?? []) {
        const old = keys.get(key.id);
        if (!isNewer(old, key)) continue;
        if (old !== undefined) byHash.delete(old.hash);
        keys.set(key.id, key);
        byHash.set(key.hash, key);
      }
    },
    keyByHash: (hash) => byHash.get(hash),
    accountById: (id) => accounts.get(id),
    accountByTokenHash: (hash) => accounts.get(byToken.get(hash) ?? ''),
    keysOf: (accountId) => [...keys.values()].filter((key) => key.accountId === accountId),
    accounts: () => [...accounts.values()],
    everything: () => ({ accounts: [...accounts.values()], keys: [...keys.values()] }),
  };
};
