/** Hosts that a test can switch off: our server in a process of its own, and a server that knows files and nothing else. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSocket } from 'node:net';
import { extname, join } from 'node:path';

export type Host = {
  readonly url: string;
  /** From here on nobody answers at this address. */
  stop(): Promise<void>;
};

const SITE = 'dist/web';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** `changed` stands in for files of the site, as after a new build. */
export const openFileHost = async (changed: ReadonlyMap<string, string> = new Map()): Promise<Host> => {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const file = path === '/' ? '/index.html' : path;
    try {
      const body = changed.get(file) ?? (await readFile(join(SITE, file)));
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type }).end(body);
    } catch {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the host of files has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const address = socket.address();
      socket.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

const isReady = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 120; attempt++) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('the server did not get ready');
};

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });

export const openServer = async (): Promise<Host> => {
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/start.mjs', '--port', String(port)], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await isReady(url);
  return { url, stop: () => ended(server) };
};
