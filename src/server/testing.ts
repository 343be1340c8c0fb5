import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/**
 * The built server as a process of its own, for tests that kill it. Not part of the server.
 */
export type Spawned = {
  readonly process: ChildProcess;
  readonly port: number;
  readonly url: string;
  /** Everything it has written to stderr so far. */
  log(): string;
  exited(): Promise<number | null>;
  end(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Below the ports that systems give to outgoing connections (from 32 768): none of those takes it before it is used. */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT));
    if (await isFree(port)) return port;
  }
};

const PROGRAM = join('dist', 'server', 'main.js');

export const spawnServer = async (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Spawned> => {
  if (!existsSync(PROGRAM)) throw new Error('build first: npm run build');
  const port = await freePort();
  const child = spawn(process.execPath, [PROGRAM, '--port', String(port), '--host', '127.0.0.1', ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    void exit.then((code) => reject(new Error(`the server ended with ${code}: ${log}`)));
  });
  return {
    process: child,
    port,
    url: `http://127.0.0.1:${port}`,
    log: () => log,
    exited: () => exit,
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exit;
    },
  };
};

export const fieldOf = (value: unknown, name: string): string => {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof field === 'string' ? field : '';
};

export const registerAt = async (url: string): Promise<string> => {
  const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.org' });
  const response = await fetch(`${url}/account/keys`, { method: 'POST', body });
  if (response.status !== 201) throw new Error(`registration answered ${response.status}`);
  return fieldOf(await response.json(), 'key');
};
