import type { KeyQuestion, Keys, KeyVerdict } from '../../api/index.ts';
import type { Allowance } from './ledger.ts';
import type { Rate } from './rate.ts';
import type { KeyRecord } from './record.ts';
import { hashOfSecret, isSameHash, looksLike } from './secret.ts';
import type { KeyStore } from './store.ts';

/**
 * May this key do this now? The address's rate, then the key itself, then the key's rate, then its quota.
 *
 * Everything that is known is answered at once; only a key never seen and a lease used up have to wait for a store.
 */
export type GateParts = {
  readonly store: KeyStore;
  readonly ipRate: Rate;
  readonly keyRate: Rate;
  readonly allowance: Allowance;
  readonly quotaPerDay: number;
  readonly onFault: (error: unknown) => void;
};

/** The store is away and the key unknown: neither yes nor no is true, so "later" it is. */
const LATER: KeyVerdict = { retryAfterSeconds: 5 };

export const openGate = ({ store, ipRate, keyRate, allowance, quotaPerDay, onFault }: GateParts): Keys => {
  const judge = (hash: string, record: KeyRecord | undefined): KeyVerdict | Promise<KeyVerdict> => {
    if (record === undefined || !isSameHash(hash, record.hash)) return 'invalid';
    if (record.state !== 'active') return 'suspended';
    const wait = keyRate.waitOf(record.id);
    if (wait > 0) return { retryAfterSeconds: wait };
    const spent = allowance.spend(record.id, record.quotaPerDay ?? quotaPerDay);
    if (typeof spent === 'boolean') return spent ? 'ok' : 'quota';
    return spent.then((passes) => (passes ? 'ok' : 'quota'));
  };

  return {
    check: ({ key, address }: KeyQuestion) => {
      const wait = ipRate.waitOf(address);
      if (wait > 0) return { retryAfterSeconds: wait };
      if (key === '') return 'missing';
      if (!looksLike('tsr', key)) return 'invalid';
      const hash = hashOfSecret(key);
      const record = store.keyByHash(hash);
      if (!(record instanceof Promise)) return judge(hash, record);
      return record.then(
        (found) => judge(hash, found),
        (error: unknown) => {
          onFault(error);
          return LATER;
        },
      );
    },
  };
};
