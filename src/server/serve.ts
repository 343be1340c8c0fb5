import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Api, type AskedEngine, openApi } from '../api/index.ts';
import { openCallers } from './caller.ts';
import { learnSounds, loadEngine, warmUp } from './data.ts';
import { dataGauges } from './data-version.ts';
import { dispatcher } from './dispatch.ts';
import type { Ledger } from './keys/ledger.ts';
import { openKeyRoom } from './keys/open.ts';
import { LIMITS, listen, type TlsPair } from './listen.ts';
import type { Log } from './log.ts';
import { openMetrics } from './metrics.ts';
import type { Options } from './options.ts';
import { policiesFor } from './policies.ts';
import { openSite } from './static/site.ts';
import { together } from './together.ts';
import { openTurns } from './turns.ts';

/**
 * One process of the server: opens the parts, listens, and loads the data while `/healthz` says so.
 */
export type Running = {
  readonly port: number;
  /** Resolves when the data is loaded, rejects when it can not be. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
};

/** How this process shares work with others on the same port and the same directory. */
export type Share = { readonly tidies: boolean; readonly ledger?: Ledger };

/** About a second of suggestions: whoever would wait longer is better told to come back. */
const MOST_WAITING = 400;

const STOP_PATIENCE_MS = 10_000;

const tlsFrom = async ({ tlsCert, tlsKey }: Options): Promise<TlsPair | undefined> => {
  if (tlsCert === undefined || tlsKey === undefined) return undefined;
  const [cert, key] = await Promise.all([readFile(tlsCert), readFile(tlsKey)]);
  return { cert, key };
};

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

export const serve = async (options: Options, built: string, log: Log, share: Share): Promise<Running> => {
  const tls = await tlsFrom(options);
  const policies = policiesFor(options, tls !== undefined || options.requireTls);
  const site = await openSite(join(built, 'web'), join(built, 'packed'), policies);
  const room = await openKeyRoom(options, log, share);
  const ofData = dataGauges(site);
  const metrics = openMetrics();
  const turns = openTurns(MOST_WAITING);
  let api: Api | undefined;
  let engine: AskedEngine | undefined;

  const { answer, sendAll, answerUnreadable } = dispatcher({
    site,
    policies,
    callers: openCallers(options.trustProxy),
    metrics,
    turns,
    desk: room.desk,
    log,
    deadlineMs: options.deadlineMs,
    logRequests: options.logRequests,
    api: () => api,
    engine: () => engine,
    gauges: () => [
      { name: 'tessera_waiting', help: 'Costly questions that wait their turn.', value: turns.waiting },
      { name: 'tessera_connections', help: 'Open connections.', value: listening.connections() },
      ...ofData,
      { name: 'process_cpu_seconds_total', help: 'Time on processors.', value: cpuSeconds(), isCounter: true },
      { name: 'process_resident_memory_bytes', help: 'Memory of this process.', value: process.memoryUsage.rss() },
    ],
  });
  const listening = await listen(
    together(answer, sendAll),
    answerUnreadable,
    { port: options.port, host: options.host, tls },
    { ...LIMITS, maxConnections: options.maxConnections },
  );

  const load = async (): Promise<void> => {
    const { mapUrl, requireTls } = options;
    const loaded = await loadEngine(site);
    warmUp(loaded);
    engine = loaded;
    api = openApi({
      engine: loaded,
      keys: room.keys,
      mapUrl,
      requireTls,
      inTurn: turns.take,
      report: (error, operation) => log.error('fault', { operation, error: stackOf(error) }),
    });
    void learnSounds(loaded);
  };

  return {
    port: listening.port,
    ready: load(),
    stop: async () => {
      await listening.stop(STOP_PATIENCE_MS);
      await room.close();
    },
  };
};
