import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crewLedger, isWorker, sayReady, startCrew } from './cluster.ts';
import { tidy } from './keys/file-store.ts';
import { type Log, openLog } from './log.ts';
import { type Options, optionsFrom, USAGE } from './options.ts';
import { serve } from './serve.ts';
import { openSink } from './sink.ts';

/**
 * The program: reads the options, serves, says where, and ends on SIGTERM or SIGINT once everybody has an answer.
 */
const sink = openSink(process.stderr);
const log: Log = openLog(sink.write);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const exit = async (code: number): Promise<never> => {
  log.flush();
  await sink.emptied();
  process.exit(code);
};

const fail = (message: string): Promise<never> => {
  log.flush();
  sink.write(`${message}\n`);
  return exit(1);
};

// Nobody knows what state this has left behind: a new process does better. The log says why this one ended.
process.on('uncaughtException', (error: unknown) => {
  log.error('crash', { error: error instanceof Error ? error.stack : String(error) });
  void exit(1);
});

const endOn = (stop: () => Promise<void>): void => {
  let stopping = false;
  const end = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info('stopping', { signal });
    await stop();
    log.info('stopped');
    await exit(0);
  };
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('SIGINT', () => void end('SIGINT'));
};

const announce = (options: Options, port: number): void => {
  const scheme = options.tlsCert === undefined ? 'http' : 'https';
  process.stdout.write(`Tessera is ready on ${scheme}://localhost:${port}\n`);
};

const serveHere = async (options: Options): Promise<void> => {
  // The bundle lies in dist/server; the site and its packed copies lie next to it.
  const built = join(import.meta.dirname, '..');
  const share = isWorker() ? { tidies: false, ledger: crewLedger() } : { tidies: true };
  const running = await serve(options, built, log, share);
  endOn(running.stop);
  await running.ready;
  log.info('ready', { pid: process.pid, port: running.port });
  if (isWorker()) sayReady(running.port);
  else announce(options, running.port);
};

const serveWithCrew = async (options: Options): Promise<void> => {
  // The workers follow and append; nobody but this process knows that no other of the crew is tidying up.
  if (options.redisUrl === undefined) await tidy(options.dataDir);
  const crew = startCrew(options.workers, fileURLToPath(import.meta.url), process.argv.slice(2), log);
  endOn(crew.stop);
  announce(options, await crew.ready);
};

const main = async (): Promise<void> => {
  const read = optionsFrom(process.argv.slice(2), process.env);
  if (!read.ok) return fail(`${read.message}\n\n${USAGE}`);
  const { options } = read;
  await (options.workers > 1 && !isWorker() ? serveWithCrew(options) : serveHere(options));
};

await main().catch((error: unknown) => fail(messageOf(error)));
