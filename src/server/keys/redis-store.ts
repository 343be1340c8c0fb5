import type { Redis } from 'ioredis';
import { type Account, type Change, isAccount, isKeyRecord, type KeyRecord } from './record.ts';
import type { KeyStore } from './store.ts';

/**
 * Accounts and keys in Redis or Valkey, shared by any number of servers.
 *
 * Keys that were seen are remembered here and asked about again every few seconds in the background. So a known key
 * never waits for the network, goes on working while Redis is away, and is stopped everywhere soon after it is switched
 * off.
 */
const PREFIX = 'tessera:';

/** A change of a key is seen by every server within this time. */
const FRESH_MS = 5000;
/** Keys that do not exist are remembered for less: somebody may be registering them just now. */
const UNKNOWN_FRESH_MS = 1000;
const MOST_REMEMBERED = 100_000;

type Remembered = { readonly record: KeyRecord | undefined; askedAt: number };

const parsed = <T>(text: string | null, is: (value: unknown) => value is T): T | undefined => {
  if (text === null) return undefined;
  const value: unknown = JSON.parse(text);
  return is(value) ? value : undefined;
};

/**
 * Keeps a record if it is newer than what is there, and says what is there then. Two servers may replace the same record
 * at the same time, so the look and the writing are one step. What replaces something has to find it: a key that was
 * rotated by one server is not there any more for another that knows its old hash.
 *
 * KEYS: the record, what it replaces (or the record again), the set it belongs to. ARGV: the record as JSON, its name in
 * the set, the name of what it replaces.
 */
const KEEP_IF_NEWER = `
local there = redis.call('GET', KEYS[1]) or redis.call('GET', KEYS[2])
local version = cjson.decode(ARGV[1]).version
if there then
  if cjson.decode(there).version >= version then return there end
elseif version > 1 then
  return false
end
redis.call('SET', KEYS[1], ARGV[1])
redis.call('SADD', KEYS[3], ARGV[2])
if KEYS[1] ~= KEYS[2] then
  redis.call('DEL', KEYS[2])
  redis.call('SREM', KEYS[3], ARGV[3])
end
return ARGV[1]`;

export const openRedisStore = (redis: Redis, now: () => number = Date.now): KeyStore => {
  const remembered = new Map<string, Remembered>();
  const asking = new Map<string, Promise<KeyRecord | undefined>>();

  const remember = (hash: string, record: KeyRecord | undefined): void => {
    if (remembered.size >= MOST_REMEMBERED) {
      const oldest = remembered.keys().next().value;
      if (oldest !== undefined) remembered.delete(oldest);
    }
    remembered.set(hash, { record, askedAt: now() });
  };

  const ask = (hash: string): Promise<KeyRecord | undefined> => {
    const running = asking.get(hash);
    if (running !== undefined) return running;
    const asked = redis
      .get(`${PREFIX}key:${hash}`)
      .then((text) => {
        const record = parsed(text, isKeyRecord);
        remember(hash, record);
        return record;
      })
      .finally(() => asking.delete(hash));
    asking.set(hash, asked);
    return asked;
  };

  const accountById = async (id: string): Promise<Account | undefined> =>
    parsed(await redis.get(`${PREFIX}account:${id}`), isAccount);

  return {
    keyByHash: (hash) => {
      const found = remembered.get(hash);
      if (found === undefined) return ask(hash);
      const age = now() - found.askedAt;
      if (found.record === undefined) return age > UNKNOWN_FRESH_MS ? ask(hash) : undefined;
      if (age > FRESH_MS) {
        found.askedAt = now();
        ask(hash).catch(() => undefined);
      }
      return found.record;
    },
    accountById,
    accountByTokenHash: async (hash) => {
      const id = await redis.get(`${PREFIX}token:${hash}`);
      return id === null ? undefined : accountById(id);
    },
    keysOf: async (accountId) => {
      const hashes = await redis.smembers(`${PREFIX}account-keys:${accountId}`);
      if (hashes.length === 0) return [];
      const texts = await redis.mget(hashes.map((hash) => `${PREFIX}key:${hash}`));
      return texts.flatMap((text) => parsed(text, isKeyRecord) ?? []);
    },
    accounts: async () => {
      const ids = await redis.smembers(`${PREFIX}accounts`);
      const found = await Promise.all(ids.map(accountById));
      return found.flatMap((account) => account ?? []);
    },
    put: async ({ accounts = [], keys = [] }: Change) => {
      const all = redis.multi();
      for (const key of keys) {
        const { hash, formerHash = hash, accountId } = key;
        const names = [`${PREFIX}key:${hash}`, `${PREFIX}key:${formerHash}`, `${PREFIX}account-keys:${accountId}`];
        all.eval(KEEP_IF_NEWER, names.length, ...names, JSON.stringify(key), hash, formerHash);
      }
      for (const account of accounts) {
        const name = `${PREFIX}account:${account.id}`;
        all.eval(KEEP_IF_NEWER, 3, name, name, `${PREFIX}accounts`, JSON.stringify(account), account.id, account.id);
        all.set(`${PREFIX}token:${account.tokenHash}`, account.id);
      }
      const results = await all.exec();
      const failed = results?.find(([error]) => error !== null);
      if (results === null || failed !== undefined) throw failed?.[0] ?? new Error('Redis dropped a transaction');
      for (const [index, { hash, formerHash }] of keys.entries()) {
        const there = results[index]?.[1];
        if (formerHash !== undefined) remember(formerHash, undefined);
        remember(hash, parsed(typeof there === 'string' ? there : null, isKeyRecord));
      }
    },
    close: async () => {
      redis.disconnect();
    },
  };
};
