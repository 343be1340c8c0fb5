/**
 * How often in a window of time: the generic cell rate algorithm, one number for each name.
 *
 * The number is the time at which the name will have paid for everything it asked; asking is refused when that lies more
 * than one window ahead. No timers, no windows with edges at which twice the rate would pass.
 */
export type Rate = {
  /** Seconds to wait, or 0 when it may pass. */
  waitOf(name: string): number;
};

/** Names remembered at most; beyond that those that owe nothing are forgotten. */
const MOST_NAMES = 50_000;

export const openRate = (allowed: number, windowMs: number, now: () => number = Date.now): Rate => {
  const paidAt = new Map<string, number>();
  const costMs = windowMs / Math.max(1, allowed);
  if (allowed === 0) return { waitOf: () => 0 };

  const forget = (time: number): void => {
    for (const [name, paid] of paidAt) if (paid <= time) paidAt.delete(name);
    // All of them owe something: a flood from very many places. Forgetting is cheaper than falling over.
    if (paidAt.size > MOST_NAMES) paidAt.clear();
  };

  return {
    waitOf: (name) => {
      const time = now();
      const paid = Math.max(paidAt.get(name) ?? 0, time) + costMs;
      if (paid - time > windowMs) return Math.max(1, Math.ceil((paid - time - windowMs) / 1000));
      paidAt.set(name, paid);
      if (paidAt.size > MOST_NAMES) forget(time);
      return 0;
    },
  };
};
