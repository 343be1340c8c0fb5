import type { Account, Change, KeyRecord } from './record.ts';

/**
 * Where accounts and keys are kept. Two keepers stand behind this door: files in a directory, and Redis or Valkey.
 *
 * `put` resolves only when the change is safe: what a person has been told must survive whatever happens next. A record
 * whose version is there already is left out; reading after `put` tells what was kept.
 */
export type KeyStore = {
  /** A plain answer whenever it is known: this is asked for every request. Rejects when the store is away. */
  keyByHash(hash: string): KeyRecord | undefined | Promise<KeyRecord | undefined>;
  accountById(id: string): Promise<Account | undefined>;
  accountByTokenHash(hash: string): Promise<Account | undefined>;
  keysOf(accountId: string): Promise<readonly KeyRecord[]>;
  accounts(): Promise<readonly Account[]>;
  put(change: Change): Promise<void>;
  close(): Promise<void>;
};
