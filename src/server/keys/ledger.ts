/**
 * What a key has used of its daily quota, across every process that shares it.
 *
 * A process does not ask for each request: it takes a lease of many and spends it alone. So the quota is exact, no
 * request waits longer than one lease in a hundred, and what a dying process still held is all that can be lost.
 */
export type Ledger = {
  /** How many of `amount` are granted; 0 when the quota is used up. */
  take(id: string, amount: number, quota: number): Promise<number>;
};

export type Allowance = {
  /** True when the request may pass; a promise when a new lease has to be taken first. */
  spend(id: string, quota: number): boolean | Promise<boolean>;
};

const MOST_LEASED = 100;

/** Small quotas are leased in small parts, so that two processes can share even ten requests. */
const leaseFor = (quota: number): number => Math.max(1, Math.min(MOST_LEASED, Math.floor(quota / 100)));

const DAY_MS = 86_400_000;

/** A used-up quota is asked about again after this long: it may have been raised. */
const RECHECK_MS = 5000;

type Held = {
  day: number;
  left: number;
  emptyUntil: number;
  taking: Promise<void> | undefined;
};

export const dayOf = (time: number): number => Math.floor(time / DAY_MS);

export const openAllowance = (ledger: Ledger, onFault: (error: unknown) => void, now = Date.now): Allowance => {
  const held = new Map<string, Held>();

  const heldFor = (id: string, day: number): Held => {
    const found = held.get(id);
    if (found !== undefined && found.day === day) return found;
    const fresh: Held = { day, left: 0, emptyUntil: 0, taking: undefined };
    held.set(id, fresh);
    return fresh;
  };

  const refill = async (own: Held, id: string, quota: number): Promise<void> => {
    const lease = leaseFor(quota);
    // A ledger that is away must not stop a key that is known: it gets its lease, and the fault is reported.
    const granted = await ledger.take(`${id}:${own.day}`, lease, quota).catch((error: unknown) => {
      onFault(error);
      return lease;
    });
    own.left += granted;
    if (granted === 0) own.emptyUntil = now() + RECHECK_MS;
  };

  const spendLater = async (own: Held, id: string, quota: number): Promise<boolean> => {
    for (;;) {
      if (own.left > 0) {
        own.left--;
        return true;
      }
      if (own.emptyUntil > now()) return false;
      own.taking ??= refill(own, id, quota).finally(() => {
        own.taking = undefined;
      });
      await own.taking;
    }
  };

  return {
    spend: (id, quota) => {
      if (quota === 0) return true;
      const time = now();
      const own = heldFor(id, dayOf(time));
      if (own.left > 0) {
        own.left--;
        return true;
      }
      return own.emptyUntil > time ? false : spendLater(own, id, quota);
    },
  };
};

/** The ledger of a server that runs alone. A restart forgives the day's use. */
export const memoryLedger = (now = Date.now): Ledger => {
  let day = dayOf(now());
  const used = new Map<string, number>();
  return {
    take: async (id, amount, quota) => {
      const today = dayOf(now());
      if (today !== day) {
        day = today;
        used.clear();
      }
      const before = used.get(id) ?? 0;
      const granted = Math.max(0, Math.min(amount, quota - before));
      used.set(id, before + granted);
      return granted;
    },
  };
};
