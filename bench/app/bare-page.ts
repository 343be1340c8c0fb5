/**
 * Builds the bare page and serves it as our own is: compressed, the page itself with the same headers. One of them has a
 * browser begin it in a process of its own, which the first page of a tab is spared otherwise.
 */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { namedIn } from '../../src/app/map/names.ts';
import { openBasemap } from '../../src/engine/places/index.ts';
import { loadFromFolder } from '../../src/pipeline/data-folder.ts';
import { policiesFor } from '../../src/server/policies.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

const POLICIES = policiesFor({ allowHosts: [], engineHosts: [] }, false).page('/');

const packed = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

const builtFiles = async (): Promise<Map<string, Buffer>> => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-map-'));
  await build({
    root: fileURLToPath(new URL('bare', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir: folder, target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
  });
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(file.slice(folder.length), packed(readFileSync(file)));
  }
  return files;
};

export const serveBarePage = async (): Promise<{ url: string; close: () => void }> => {
  const files = await builtFiles();
  for (const part of ['world', 'labels', 'detail']) {
    const features = openBasemap(`basemap/${part}.bin`, await loadFromFolder(`basemap/${part}.bin`));
    // With the names of countries, as our own page shows them.
    files.set(`/${part}.json`, packed(Buffer.from(JSON.stringify(namedIn('en', features)))));
  }
  const server: Server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const body = files.get(path);
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    const policies = path === '/index.html' ? POLICIES : [];
    response
      .writeHead(200, [...policies, 'Content-Type', TYPES[extname(path)] ?? '', 'Content-Encoding', 'br'])
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address());
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
};
