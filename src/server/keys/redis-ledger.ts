import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Ledger } from './ledger.ts';

/**
 * Quotas counted in Redis or Valkey. While it is away each server counts alone, so a quota is then per server.
 */
const DAY_SECONDS = 86_400;

export const redisLedger = (redis: Redis): Ledger => {
  /** Quotas differ from key to key, and the limiter takes its limit when it is made. */
  const limiters = new Map<number, RateLimiterRedis>();

  const limiterFor = (quota: number): RateLimiterRedis => {
    const found = limiters.get(quota);
    if (found !== undefined) return found;
    const insuranceLimiter = new RateLimiterMemory({ points: quota, duration: DAY_SECONDS });
    const made = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: 'tessera:used',
      points: quota,
      duration: DAY_SECONDS,
      insuranceLimiter,
    });
    limiters.set(quota, made);
    return made;
  };

  return {
    take: async (id, amount, quota) => {
      try {
        await limiterFor(quota).consume(id, amount);
        return amount;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // The last lease may be granted in part: what was left before we asked.
        const granted = Math.max(0, Math.min(amount, quota - (refusal.consumedPoints - amount)));
        // It was counted all the same, and what was not granted would be missing once the quota is raised.
        if (granted < amount) await limiterFor(quota).reward(id, amount - granted);
        return granted;
      }
    },
  };
};
