import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { optionsFrom } from './options.ts';
import { policiesFor } from './policies.ts';
import { freePort } from './testing.ts';

/** deploy/nginx-static.conf, run: a host of files sends what our server would. */
const NGINX = '/usr/sbin/nginx';

const FILES = [
  ...['index.html', 'embed.html', 'embed/build.html', 'docs.html', 'batch.html'],
  ...['sw.js', 'embed.js', 'assets/main-x.js', 'assets/batch.worker-x.js'],
];

const read = optionsFrom([], {});
if (!read.ok) throw new Error(read.message);
const policies = policiesFor(read.options, false);

const folder = mkdtempSync(join(tmpdir(), 'tessera-static-'));
const ended: (() => Promise<unknown>)[] = [];
let url = '';

const isOpen = async (): Promise<boolean> => (await fetch(url).catch(() => undefined)) !== undefined;

beforeAll(async () => {
  if (!existsSync(NGINX)) return;
  for (const name of FILES) {
    mkdirSync(dirname(join(folder, 'site', name)), { recursive: true });
    writeFileSync(join(folder, 'site', name), name);
  }
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const settings = readFileSync('deploy/nginx-static.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/srv/tessera;', `${folder}/site;`);
  const own = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/log;`;
  writeFileSync(join(folder, 'nginx.conf'), `${own} events {} http { access_log off; ${settings} }`);
  const nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const gone = new Promise((resolve) => nginx.once('exit', resolve));
  ended.push(() => {
    nginx.kill();
    return gone;
  });
  await vi.waitUntil(isOpen, { timeout: 20_000 });
}, 30_000);

afterAll(async () => {
  for (const end of ended) await end();
  rmSync(folder, { recursive: true, force: true });
});

const named = (flat: readonly string[]): Record<string, string> =>
  Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), flat[at + 1] ?? '']] : [])));

/** Every header that either of the two kinds of answers has. */
const NAMES = Object.keys(named([...policies.page('/'), ...policies.file('/embed.js')]));

describe.skipIf(!existsSync(NGINX))('a host of files', () => {
  it.each([
    ['/', 'index.html', 'no-cache'],
    ['/filled.count.soap', 'index.html', 'no-cache'],
    ['/@51.5,-0.12,17', 'index.html', 'no-cache'],
    ['/docs', 'docs.html', 'no-cache'],
    ['/embed?words=filled.count.soap', 'embed.html', 'no-cache'],
    ['/batch', 'batch.html', 'no-cache'],
    ['/embed/build', 'embed/build.html', 'no-cache'],
    ['/sw.js', 'sw.js', 'no-cache'],
    ['/embed.js', 'embed.js', 'no-cache'],
    ['/assets/main-x.js', 'assets/main-x.js', 'public, max-age=31536000, immutable'],
    ['/assets/batch.worker-x.js', 'assets/batch.worker-x.js', 'public, max-age=31536000, immutable'],
  ])('answers %s with %s and the headers of our server', async (path, file, cache) => {
    const answer = await fetch(url + path);
    expect([answer.status, await answer.text()]).toEqual([200, file]);
    expect(answer.headers.get('cache-control')).toBe(cache);
    const wanted = named(policies.file(`/${file}`));
    for (const name of NAMES) expect([name, answer.headers.get(name)]).toEqual([name, wanted[name] ?? null]);
  });

  it.each(['/v3/convert-to-3wa?coordinates=51.5,-0.12', '/data/words/en.lex', '/assets/gone.js', '/favicon.ico'])(
    'has no page in the place of %s',
    async (path) => expect((await fetch(url + path)).status).toBe(404),
  );
});
