import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { openClient } from '../../client/client.ts';
import { serverAddress, testConnection, type World } from './connection.ts';

/** Against real servers on real sockets; only what a browser adds (other sites, its policy) is played. */
const WORDS = 'filled.count.soap';
const embedded = openClient(async () => ({ status: 200, body: JSON.stringify({ words: WORDS }) }));

const started: Server[] = [];
afterEach(() => {
  for (const server of started.splice(0)) server.close();
});

const serve = (listener: RequestListener): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer(listener).listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    });
    started.push(server);
  });

const says = (status: number, body: unknown) =>
  serve((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });

const world: World = { fetch, watchPolicy: () => () => undefined, pageIsSecure: false, now: () => 0 };

const problem = (code: string) => ({ error: { code, message: code } });
const square = { southwest: {}, northeast: {} };

describe('the test of a connection tells', () => {
  test.each([
    ['a good server', 200, { words: WORDS, square }, { ok: true, milliseconds: 0 }],
    ['a wrong key', 401, problem('InvalidKey'), { reason: 'wrong-key' }],
    ['a missing key', 401, problem('MissingKey'), { reason: 'missing-key' }],
    ['a key that is used up', 402, problem('QuotaExceeded'), { reason: 'quota' }],
    ['too many questions', 429, problem('RateLimited'), { reason: 'quota' }],
    ['a page where the interface should be', 200, '<!doctype html>', { reason: 'not-tessera' }],
    ['another interface', 404, { message: 'no such thing' }, { reason: 'not-tessera' }],
    ['an answer that is no object', 200, 'null', { reason: 'not-tessera' }],
    ['other data', 200, { words: 'other.words.here', square }, { reason: 'other-addresses' }],
  ])('%s', async (_, status, body, expected) => {
    const url = await says(status, body);
    expect(await testConnection(world, { url, key: 'k' }, embedded)).toMatchObject(expected);
  });

  test('nobody at the address', async () => {
    const url = await says(200, '');
    await new Promise((resolve) => started.pop()?.close(resolve));
    expect(await testConnection(world, { url, key: '' }, embedded)).toMatchObject({ reason: 'unreachable' });
  });

  test('somebody who does not let other sites read the answer', async () => {
    const url = await says(200, { words: WORDS, square });
    const strict: typeof fetch = (input, init) =>
      init?.mode === 'no-cors' ? fetch(input) : Promise.reject(new TypeError('Failed to fetch'));
    expect(await testConnection({ ...world, fetch: strict }, { url, key: '' }, embedded)).toMatchObject({
      reason: 'forbidden-by-server',
    });
  });

  test('the policy of the page', async () => {
    const url = await says(200, '');
    const strict: World = {
      ...world,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      watchPolicy: (stopped) => {
        stopped(`${url}/v3/convert-to-3wa`);
        return () => undefined;
      },
    };
    expect(await testConnection(strict, { url, key: '' }, embedded)).toMatchObject({ reason: 'forbidden-by-page' });
  });

  test('an engine in the page that has no words to compare with', async () => {
    const url = await says(200, { words: WORDS, square });
    const broken = openClient(() => Promise.reject(new Error('no data')));
    expect(await testConnection(world, { url, key: '' }, broken)).toEqual({
      ok: false,
      reason: 'not-compared',
      detail: 'no data',
    });
  });

  test('an address without https on a page with', async () => {
    const secure = { ...world, pageIsSecure: true };
    const asked = await testConnection(secure, { url: 'http://tessera.example', key: '' }, embedded);
    expect(asked).toMatchObject({ reason: 'needs-https' });
    expect(await testConnection(secure, { url: 'javascript:alert(1)', key: '' }, embedded)).toMatchObject({
      reason: 'bad-address',
    });
  });
});

test('the key is sent in the header only, and never sent on to another address', async () => {
  const seen: string[] = [];
  const other = await serve((request, response) => {
    seen.push(String(request.headers['x-api-key']));
    response.end();
  });
  const url = await serve((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers['x-api-key'] ?? ''}`);
    response.writeHead(302, { location: other }).end();
  });
  // Node's fetch never ends a redirection that it may not read, so that question is not asked here.
  const once: typeof fetch = (input, init) => (init?.mode === 'no-cors' ? Promise.reject() : fetch(input, init));
  await testConnection({ ...world, fetch: once }, { url, key: 'secret' }, embedded);
  expect(seen[0]).toMatch(/^GET \/v3\/convert-to-3wa\?[^ ]* secret$/);
  expect(seen.filter((line) => line.includes('secret'))).toHaveLength(1);
  expect(seen[0]?.split(' ')[1]).not.toContain('secret');
});

test.each([
  ['tessera.example', 'https://tessera.example'],
  [' https://tessera.example/ ', 'https://tessera.example'],
  ['https://x.example/maps/tessera/', 'https://x.example/maps/tessera'],
  ['localhost:8080', 'http://localhost:8080'],
  ['http://10.0.0.1:80', 'http://10.0.0.1'],
  ['https://x.example/?key=secret#y', 'https://x.example'],
  ['https://user:pass@x.example', undefined],
  ['', undefined],
  ['ftp://x.example', undefined],
  ['http://', undefined],
  ['two words', undefined],
])('%s is the address %s', (typed, address) => {
  expect(serverAddress(typed)).toBe(address);
});
