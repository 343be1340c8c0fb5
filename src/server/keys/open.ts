import { ANY_KEY, type Keys } from '../../api/index.ts';
import type { Log } from '../log.ts';
import type { Options } from '../options.ts';
import { openAccounts } from './accounts.ts';
import { type Desk, openDesk } from './desk.ts';
import { openFileStore } from './file-store.ts';
import { openGate } from './gate.ts';
import { type Ledger, memoryLedger, openAllowance } from './ledger.ts';
import { openMailer } from './mail.ts';
import { openRate } from './rate.ts';
import { connected, openRedis } from './redis.ts';
import { redisLedger } from './redis-ledger.ts';
import { openRedisStore } from './redis-store.ts';
import type { KeyStore } from './store.ts';

/**
 * Wires the keys room: a store, a ledger, the gate on the request path and the desk.
 */
export type KeyRoom = { readonly keys: Keys; readonly desk: Desk; close(): Promise<void> };

const HOUR_MS = 3_600_000;
const FIRST_CONNECTION_MS = 1500;
/** A store that is away fails every command; one line in ten seconds says it as well. */
const REPEAT_MS = 10_000;

const faultsTo = (log: Log): ((error: unknown) => void) => {
  let quietUntil = 0;
  return (error) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + REPEAT_MS;
    log.warn('keys', { error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  };
};

type Kept = { readonly store: KeyStore; readonly ledger: Ledger };

export const openKeeper = async (
  options: Pick<Options, 'redisUrl' | 'dataDir'>,
  tidies: boolean,
  onFault: (error: unknown) => void,
  ownLedger: Ledger = memoryLedger(),
): Promise<Kept> => {
  if (options.redisUrl === undefined) {
    return { store: await openFileStore({ directory: options.dataDir, tidies, onFault }), ledger: ownLedger };
  }
  const redis = openRedis(options.redisUrl, onFault);
  if (!(await connected(redis, FIRST_CONNECTION_MS))) onFault(new Error('Redis does not answer; trying on'));
  return { store: openRedisStore(redis), ledger: redisLedger(redis) };
};

export const openKeyRoom = async (
  options: Options,
  log: Log,
  shared: { readonly tidies: boolean; readonly ledger?: Ledger },
): Promise<KeyRoom> => {
  const onFault = faultsTo(log);
  const { store, ledger } = await openKeeper(options, shared.tidies, onFault, shared.ledger);
  const ipRate = openRate(options.ipRate, 1000);
  const desk = openDesk({
    accounts: openAccounts(store),
    mailer: options.mail && openMailer(options.mail),
    ipRate,
    registerRate: openRate(options.registerRate, HOUR_MS),
    publicUrl: options.publicUrl,
    limits: options.open ? undefined : { perDay: options.quotaPerDay, perSecond: options.keyRate },
    onFault,
  });
  const gate = openGate({
    store,
    ipRate,
    keyRate: openRate(options.keyRate, 1000),
    allowance: openAllowance(ledger, onFault),
    quotaPerDay: options.quotaPerDay,
    onFault,
  });
  return { keys: options.open ? ANY_KEY : gate, desk, close: () => store.close() };
};
