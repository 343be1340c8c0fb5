import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { type Ledger, memoryLedger } from './keys/ledger.ts';
import type { Log } from './log.ts';

/**
 * Several processes on one port: the first one starts the others, replaces those that die and keeps the one ledger.
 *
 * It answers no requests itself, so nothing a request does can take it down.
 */
type Ask = {
  readonly kind: 'take';
  readonly ask: string;
  readonly id: string;
  readonly amount: number;
  readonly quota: number;
};
type Told = { readonly kind: 'granted'; readonly ask: string; readonly granted: number };
type Ready = { readonly kind: 'ready'; readonly port: number };

const kindOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'kind' in message ? message.kind : undefined;

const isAsk = (message: unknown): message is Ask => kindOf(message) === 'take';
const isTold = (message: unknown): message is Told => kindOf(message) === 'granted';
const isReady = (message: unknown): message is Ready => kindOf(message) === 'ready';

/** A worker that dies at once, again and again, is replaced slower and slower. */
const SHORT_LIFE_MS = 2000;
const MOST_WAIT_MS = 10_000;

export type Crew = {
  /**
   * Resolves with the port when every worker is ready. Rejects when one dies before any was: whatever ends the first
   * (a port that is taken, data that is missing) would end its replacements too.
   */
  readonly ready: Promise<number>;
  stop(): Promise<void>;
};

export const startCrew = (count: number, executable: string, args: readonly string[], log: Log): Crew => {
  const ledger = memoryLedger();
  let stopping = false;
  let waitMs = 100;
  /** Those of the places in the crew whose worker, the first or one of its replacements, has been ready. */
  const ready = new Set<number>();
  cluster.setupPrimary({ exec: executable, args: [...args] });

  let tellReady = (_port: number): void => undefined;
  let giveUp = (_reason: Error): void => undefined;
  const allReady = new Promise<number>((resolve, reject) => {
    tellReady = resolve;
    giveUp = reject;
  });

  const start = (place: number): void => {
    const startedAt = Date.now();
    const worker: Worker = cluster.fork();
    worker.on('message', (message: unknown) => {
      if (isReady(message) && ready.add(place).size === count) tellReady(message.port);
      if (!isAsk(message)) return;
      void ledger.take(message.id, message.amount, message.quota).then((granted) => {
        const told: Told = { kind: 'granted', ask: message.ask, granted };
        if (worker.isConnected()) worker.send(told);
      });
    });
    worker.on('exit', (code, signal) => {
      if (stopping) return;
      log.warn('worker-died', { pid: worker.process.pid ?? 0, code, signal });
      if (ready.size === 0) {
        stopping = true;
        giveUp(new Error(`a worker ended with ${signal ?? `code ${code}`} before any was ready`));
        return;
      }
      waitMs = Date.now() - startedAt < SHORT_LIFE_MS ? Math.min(waitMs * 2, MOST_WAIT_MS) : 100;
      setTimeout(() => !stopping && start(place), waitMs);
    });
  };

  for (let place = 0; place < count; place++) start(place);

  return {
    ready: allReady,
    stop: async () => {
      stopping = true;
      const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
      await Promise.all(
        workers.map(
          (worker) =>
            new Promise<void>((resolve) => {
              if (worker.isDead()) return resolve();
              worker.once('exit', () => resolve());
              worker.process.kill('SIGTERM');
            }),
        ),
      );
    },
  };
};

export const isWorker = (): boolean => cluster.isWorker;

export const sayReady = (port: number): void => {
  const ready: Ready = { kind: 'ready', port };
  process.send?.(ready);
};

/** The first process's ledger, seen from a worker. */
export const crewLedger = (): Ledger => {
  const waiting = new Map<string, (granted: number) => void>();
  process.on('message', (message: unknown) => {
    if (!isTold(message)) return;
    waiting.get(message.ask)?.(message.granted);
    waiting.delete(message.ask);
  });
  return {
    take: (id, amount, quota) =>
      new Promise((resolve) => {
        const ask: Ask = { kind: 'take', ask: randomUUID(), id, amount, quota };
        waiting.set(ask.ask, resolve);
        process.send?.(ask);
      }),
  };
};
