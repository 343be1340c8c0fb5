import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { openLog } from './log.ts';
import { optionsFrom, USAGE } from './options.ts';
import { serve } from './serve.ts';

/**
 * The program: reads the options, serves, says where, and ends on SIGTERM or SIGINT once everybody has an answer.
 */
const log = openLog((text) => {
  writeSync(process.stderr.fd, text);
});

const fail = (message: string): never => {
  log.flush();
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const main = async (): Promise<void> => {
  const read = optionsFrom(process.argv.slice(2), process.env);
  if (!read.ok) return fail(`${read.message}\n\n${USAGE}`);
  const { options } = read;
  // The bundle lies in dist/server; the site and its packed copies lie next to it.
  const built = join(import.meta.dirname, '..');
  const running = await serve(options, built, log).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  );

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info('stopping', { signal });
    await running.stop();
    log.info('stopped');
    log.flush();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));

  await running.ready.then(
    () => log.info('ready'),
    (error: unknown) => log.error('data', { error: error instanceof Error ? error.message : String(error) }),
  );
  const scheme = options.tlsCert === undefined ? 'http' : 'https';
  process.stdout.write(`Tessera is on ${scheme}://localhost:${running.port}\n`);
};

await main();
