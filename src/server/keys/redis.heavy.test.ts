import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '../testing.ts';
import { keepsItsPromises } from './accounts.contract.ts';
import { countsWhatItGrants } from './ledger.contract.ts';
import { connected, openRedis } from './redis.ts';
import { redisLedger } from './redis-ledger.ts';
import { openRedisStore } from './redis-store.ts';

/** The keepers behind a real Redis keep what those in files and in memory do. */
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  const port = await freePort();
  url = `redis://127.0.0.1:${port}?commandTimeout=20000`;
  server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
});
afterAll(() => {
  server.kill('SIGKILL');
});

/** Before the server listens the first tries are refused. */
const open = async () => {
  const redis = openRedis(url, () => undefined);
  if (!(await connected(redis, 20_000))) throw new Error('redis-server does not answer');
  return redis;
};

keepsItsPromises(async () => [openRedisStore(await open()), openRedisStore(await open())]);

countsWhatItGrants(async () => redisLedger(await open()));
