import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLog } from './log.ts';
import { type Options, optionsFrom } from './options.ts';
import { type Running, serve } from './serve.ts';
import { hashOf } from './static/asset.ts';

/** The whole server on a real port, with the real data and a page of three lines. */
const PAGE = '<!doctype html><html><head><title>Tessera</title><meta name="description" content="x"></head></html>';
const SCRIPT = `console.log("${'tessera '.repeat(100)}")`;
let built: string;
let running: Running;
let logged = '';

const optionsOf = (...args: readonly string[]): Options => {
  const read = optionsFrom(['--port', '0', '--host', '127.0.0.1', '--data-dir', join(built, 'keys'), ...args], {});
  if (!read.ok) throw new Error(read.message);
  return read.options;
};

beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'tessera-site-'));
  await mkdir(join(built, 'web/assets'), { recursive: true });
  await mkdir(join(built, 'packed'));
  await cp('public/data', join(built, 'web/data'), { recursive: true });
  await writeFile(join(built, 'web/index.html'), PAGE);
  await writeFile(join(built, 'web/embed.html'), PAGE);
  await writeFile(join(built, 'web/batch.html'), PAGE);
  await writeFile(join(built, 'web/assets/index-Ab3_d5-x.js'), SCRIPT);
  await writeFile(join(built, 'web/assets/batch.worker-Ab3_d5-x.js'), SCRIPT);
  await writeFile(join(built, 'packed', `${hashOf(Buffer.from(SCRIPT))}.br`), brotliCompressSync(SCRIPT));
  const log = openLog((text) => {
    logged += text;
  });
  running = await serve(optionsOf('--open', '--trust-proxy', 'loopback'), built, log, { tidies: true });
  await running.ready;
});
afterAll(async () => {
  await running.stop();
  await rm(built, { recursive: true });
});

type Answer = { readonly status: number; readonly headers: NodeJS.Dict<string | string[]>; readonly body: string };

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<Answer> =>
  new Promise((fulfil, reject) => {
    const asked = request({ port: running.port, host: '127.0.0.1', path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        fulfil({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Sends raw bytes and returns everything that comes back until the other side closes. */
const raw = (bytes: string): Promise<string> =>
  new Promise((fulfil, reject) => {
    const socket = connect(running.port, '127.0.0.1', () => socket.write(bytes));
    let got = '';
    socket.on('data', (chunk) => {
      got += chunk.toString('latin1');
    });
    socket.on('close', () => fulfil(got));
    socket.on('error', (error) => (got === '' ? reject(error) : undefined));
  });

const CONVERT = '/v3/convert-to-3wa?coordinates=51.5,-0.12&key=x';
const wordsThere = async (): Promise<string> => JSON.parse((await ask(CONVERT)).body).words;

describe('the site', () => {
  test('the page comes with a policy that allows our own files only', async () => {
    const { status, headers, body } = await ask('/');
    expect([status, body]).toEqual([200, PAGE]);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/connect-src 'self' [^;]*https: http:\/\/localhost:\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeDefined();
    expect(headers['permissions-policy']).toBeDefined();
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('only the page at /embed may be framed', async () => {
    expect(String((await ask('/embed/build')).headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    expect(String((await ask('/embed')).headers['content-security-policy'])).toContain('frame-ancestors * file:');
    expect(String((await ask('/embed')).headers['content-security-policy'])).not.toContain(' https: ');
    expect(String((await ask('/embedded')).headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });

  test('the page that converts tables, and its worker, may speak with no other host', async () => {
    for (const path of ['/batch', '/batch.html', '/assets/batch.worker-Ab3_d5-x.js']) {
      const policy = String((await ask(path)).headers['content-security-policy']);
      expect(policy).toContain("connect-src 'self';");
      expect(policy).not.toContain('http');
    }
  });

  test('a file named by its content never has to be asked for again, and travels packed', async () => {
    const plain = await ask('/assets/index-Ab3_d5-x.js');
    expect(plain.headers['cache-control']).toContain('immutable');
    expect(plain.body).toBe(SCRIPT);
    const packed = await ask('/assets/index-Ab3_d5-x.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(Number(packed.headers['content-length'])).toBeLessThan(SCRIPT.length / 4);
    const refused = await ask('/assets/index-Ab3_d5-x.js', { 'accept-encoding': 'br;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
    for (const answer of [plain, packed]) {
      const again = await ask('/assets/index-Ab3_d5-x.js', { 'if-none-match': String(answer.headers.etag) });
      expect([again.status, again.body]).toEqual([304, '']);
    }
  });

  test('a data file is checked again, unless the address names its version', async () => {
    const { headers } = await ask('/data/manifest.json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['access-control-allow-origin']).toBe('*');
    const hash = String(headers.etag).slice(1, 33);
    const versioned = await ask(`/data/manifest.json?v=${hash}`);
    expect(versioned.headers['cache-control']).toContain('immutable');
    expect((await ask('/data/manifest.json?v=00000000')).headers['cache-control']).toBe('no-cache');
  });

  test.each(['/assets/gone.js', '/data/words/xx.lex', '/favicon.png', '/../package.json', '/%2e%2e/package.json'])(
    '%s is nothing',
    async (path) => expect((await ask(path)).status).toBe(404),
  );

  test.each(['/about', '/no.such.words', '/@51.5,-0.12,15z', '/a/b/c', '/%', '/%ff.%ff.%ff', '/words', '/position'])(
    '%s is the page',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(200);
      expect(body).toContain('<!doctype html>');
    },
  );

  test('HEAD has the headers and no body; other methods are refused', async () => {
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', String(PAGE.length)]);
    const post = await ask('/', {}, 'POST', 'x');
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('a deep link says what it is, and its picture shows the words', async () => {
    const words = await wordsThere();
    const { body } = await ask(`/${words}`);
    expect(body).toContain(`<title>///${words} · Tessera</title>`);
    const image = /<meta property="og:image" content="([^"]+)">/.exec(body)?.[1] ?? '';
    expect(image).toMatch(/^http:\/\/[^/]+\/picture\//);
    expect(new URL(image).pathname).toBe(`/picture/${words}.png`);
    expect(body.match(/name="description"/g)).toHaveLength(1);
    const picture = await ask(`/picture/${words}.png`);
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.body.slice(1, 4)).toBe('PNG');
    expect((await ask('/picture/@51.5,-0.12.png')).status).toBe(200);
    expect((await ask('/picture/no.such.words.png')).status).toBe(404);
  });

  test('a link can not smuggle anything into the page, nor a Host header', async () => {
    const words = await wordsThere();
    const hostile = await ask(`/${words}`, { host: '"><script>alert(1)</script>' });
    expect(hostile.body).not.toContain('<script');
    for (const path of ['/"><script>.a.b', '/%22%3E%3Cscript%3E.a.b', '/@1,2,3"><script>']) {
      expect((await ask(encodeURI(decodeURI(path)))).body).not.toContain('<script');
    }
  });
});

describe('the interface', () => {
  test('answers, counts and says nothing private in the log', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask(CONVERT)).status).toBe(200);
    expect((await ask('/v3/convert-to-3wa?coordinates=51.5,-0.12')).status).toBe(401);
    const { body } = await ask('/metrics');
    expect(body).toMatch(/tessera_requests_total\{endpoint="v3\/convert-to-3wa",status="200"\} \d/);
    expect(body).toMatch(/tessera_errors_total\{code="MissingKey"\} \d/);
    expect(body).toMatch(/tessera_request_seconds_bucket\{le="\+Inf"\} \d/);
    expect(body).toMatch(/tessera_data_info\{version="[\d.]+",file="atlas.bin",hash="[0-9a-f]{12}"\} 1/);
    expect(body.match(/# TYPE tessera_data_info/g)).toHaveLength(1);
    for (const path of ['/healthz', '/metrics']) {
      expect((await ask(path)).headers['x-content-type-options']).toBe('nosniff');
    }
    expect(logged).not.toContain('51.5');
  });

  test('the whole URL in the first line means its path, and a version alone is no page', async () => {
    const first = `GET http://proxied.example${CONVERT} HTTP/1.1`;
    expect(await raw(`${first}\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 .*"words":/s);
    const page = 'GET http://proxied.example HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect(await raw(page)).toContain('<!doctype html>');
    for (const path of ['/v3', '/v2', '/v3/', '/v3/nothing']) expect((await ask(path)).status, path).toBe(404);
  });

  test('a long answer travels packed when the caller can unpack it', async () => {
    const path = '/v3/grid-section?bounding-box=51.5,-0.12,51.51,-0.11&key=x';
    const packed = await ask(path, { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect((await ask(path)).headers['content-encoding']).toBeUndefined();
  });

  test('a trusted proxy decides the scheme of our links', async () => {
    const secure = await ask(CONVERT, { 'x-forwarded-proto': 'https', host: 'tessera.example' });
    expect(JSON.parse(secure.body).map).toMatch(/^https:\/\/tessera\.example\//);
  });
});

describe('what is too much', () => {
  test.each([
    ['a long URL', `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 414],
    ['a URL of a megabyte', `GET /${'a'.repeat(1_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 414],
    ['long headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
    ['no HTTP at all', '\u0000\u0001\u0002\r\n\r\n', 400],
    ['an unknown method', 'FETCH /v3/autosuggest HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a method in small letters', 'get / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['a tunnel', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ])('%s is refused', async (_name, bytes, status) => {
    const answer = await raw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/^access-control-allow-origin: \*\r$/im);
  });

  test.each([
    ['a raw byte', `GET /é HTTP/1.1\r\nHost: x\r\n\r\n`, 400],
    ['a raw byte in a question', `GET /v3/convert-to-3wa?coordinates=é HTTP/1.1\r\nHost: x\r\n\r\n`, 401],
    ['no HTTP', '\u0000\u0001\r\n\r\n', 400],
    ['a tunnel', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ])('answers keep the order of the questions, whatever comes last: %s', async (_name, last, status) => {
    const first = `GET ${CONVERT} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const waits = 'GET /v3/autosuggest?input=filled.count.so&key=x HTTP/1.1\r\nHost: x\r\n\r\n';
    const answers = (await raw(first + waits + first + last)).split(/(?=HTTP\/1\.1 )/);
    expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['200', '200', '200', String(status)]);
    expect(answers[0]).toContain('"words":');
    expect(answers[1]).toContain('"suggestions":');
  });

  const long = 'a'.repeat(17_000);
  const huge = 'a'.repeat(1_000_000);
  const end = 'HTTP/1.1\r\nHost: x\r\nX-Api-Key: k\r\nConnection: close\r\n\r\n';
  test.each([
    [
      'raw bytes, v3',
      `/v3/convert-to-coordinates?words=é.a.b ${end}`,
      400,
      '"code":"BadWords","message":"words: it must',
    ],
    ['a raw space, v3', `/v3/convert-to-coordinates?words=a b c ${end}`, 400, '"code":"BadWords"'],
    ['raw bytes, v2', `/v2/forward?addr=é.a.b ${end}`, 400, '"status":400,"reason":"Bad Request","code":102'],
    ['raw bytes, v2 as XML', `/v2/forward?format=xml&addr=é.a.b ${end}`, 400, '<code>102</code>'],
    ['raw bytes, unversioned', `/words?string=é.a.b ${end}`, 200, '{"error":"11"'],
    ['raw bytes without a key', `/v3/convert-to-3wa?coordinates=é HTTP/1.1\r\nHost: x\r\n\r\n`, 401, 'MissingKey'],
    ['raw bytes that nobody reads', `/v3/available-languages?x=é ${end}`, 200, '"languages":['],
    ['raw bytes where suggestions wait their turn', `/v3/autosuggest?input=é ${end}`, 400, '"code":"BadInput"'],
    ['raw bytes of a page', `/é?key=1 ${end}`, 400, '"code":"BadRequest"'],
    ['too long, v3', `/v3/convert-to-3wa?x=${long} ${end}`, 414, '"code":"UriTooLong"'],
    ['too long for anybody, v3', `/v3/convert-to-3wa?x=${huge} ${end}`, 414, '"code":"UriTooLong"'],
    ['too long, nothing of v3', `/v3/${long} ${end}`, 414, '"code":"UriTooLong"'],
    ['too long, v2', `/v2/forward?x=${long} ${end}`, 414, '{"status":414,"reason":"URI Too Long"'],
    ['too long for anybody, v2', `/v2/forward?x=${huge} ${end}`, 414, '{"status":414,"reason":"URI Too Long"'],
    ['too long, unversioned', `/words?string=${long} ${end}`, 414, '{"error":"UE"'],
    ['too long for anybody, unversioned', `/words?string=${huge} ${end}`, 414, '{"error":"UE"'],
  ])('%s: the generation that was asked answers', async (_name, question, status, part) => {
    const answer = await raw(`GET ${question}`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain(part);
    expect(answer).toMatch(/^access-control-allow-origin: \*\r$/im);
  });

  test('a form of a megabyte is refused, and so is one without end', async () => {
    const form = (length: number): string =>
      `POST /account/keys HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`;
    expect(await raw(form(1_000_000) + 'a'.repeat(1_000_000))).toMatch(/^HTTP\/1\.1 413 /);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await ask('/account/keys', headers, 'POST', `name=${'a'.repeat(3_000_000)}`);
    expect(answer.status).toBe(413);
    await raw(form(1_000_000_000) + 'a'.repeat(5_000_000)).catch(() => undefined);
    expect((await ask('/healthz')).status).toBe(200);
  });
});

test('keys from the desk open the interface of a server that asks for keys', async () => {
  const log = openLog(() => undefined);
  const closed = await serve(optionsOf(), built, log, { tidies: false });
  await closed.ready;
  const at = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${closed.port}${path}`, init);
  try {
    const form = new URLSearchParams({ name: 'Ada', email: 'ada@example.org' });
    const registered = await at('/account/keys', { method: 'POST', body: form });
    expect(registered.status).toBe(201);
    expect(registered.headers.get('cache-control')).toBe('no-store');
    const issued: unknown = await registered.json();
    const { key } = Object(issued);
    const convert = '/v3/convert-to-3wa?coordinates=51.5,-0.12';
    expect((await at(`${convert}&key=${key}`)).status).toBe(200);
    expect((await at(convert, { headers: { 'X-Api-Key': key } })).status).toBe(200);
    expect((await at(`${convert}&key=wrong`)).status).toBe(401);
    const page = await at('/register', { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  } finally {
    await closed.stop();
  }
});
