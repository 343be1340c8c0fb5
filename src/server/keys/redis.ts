import { Redis } from 'ioredis';

/**
 * The connection to Redis or Valkey, with every wait cut short.
 *
 * A command fails at once when the server is away instead of queueing up: those who ask have an answer of their own for
 * that case, and a queue would hold their requests until the deadline.
 */
const COMMAND_MS = 500;
const MOST_BETWEEN_TRIES_MS = 2000;

export const openRedis = (url: string, onFault: (error: unknown) => void): Redis => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    connectTimeout: 2000,
    retryStrategy: (tries) => Math.min(100 * tries, MOST_BETWEEN_TRIES_MS),
  });
  // Without a listener a lost connection would end the process.
  redis.on('error', onFault);
  return redis;
};

/** The first connection is waited for, so that a server is not ready before it can check a key; but not for ever. */
export const connected = (redis: Redis, patienceMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    if (redis.status === 'ready') return resolve(true);
    const timer = setTimeout(() => resolve(false), patienceMs);
    redis.once('ready', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
