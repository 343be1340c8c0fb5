import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { freePort, registerAt, spawnServer } from './testing.ts';

/** How processes begin, suffer and end. All of it against the built server, on this machine only. */
const directory = mkdtempSync(join(tmpdir(), 'tessera-life-'));
afterAll(() => rmSync(directory, { recursive: true }));
const CONVERT = '/v3/convert-to-3wa?coordinates=51.5,-0.12&key=x';

test('SIGTERM: what was asked is answered, idle connections end, the exit code is 0', async () => {
  const server = await spawnServer(['--open']);
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const statuses: (number | string)[] = [];
  const ask = () =>
    new Promise<void>((resolve) => {
      get({ port: server.port, host: '127.0.0.1', path: CONVERT, agent }, (response) => {
        statuses.push(response.statusCode ?? 0);
        response.resume().on('end', resolve);
      }).on('error', (error) => {
        statuses.push(error.message);
        resolve();
      });
    });
  await Promise.all(Array.from({ length: 20 }, ask));
  // A request that is half sent when the signal comes is finished and answered. It leaves together with a whole one: the
  // answer to that one says that the server has read both.
  const socket = connect(server.port, '127.0.0.1');
  const request = `GET ${CONVERT} HTTP/1.1\r\nHost: x\r\n`;
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`${request}\r\n${request}`);
  await expect.poll(() => answer, { timeout: 20_000 }).toContain('"words"');
  answer = '';
  const exit = server.end('SIGTERM');
  await expect.poll(() => server.log(), { timeout: 20_000 }).toContain('stopping');
  socket.write('Connection: close\r\n\r\n');
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await exit).toBe(0);
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
  agent.destroy();
});

test('whoever reads the log slowly stops nothing, and reads all of it in the end', async () => {
  const server = await spawnServer(['--open', '--log-requests']);
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      get({ port: server.port, host: '127.0.0.1', path: CONVERT, agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      }).on('error', reject);
    });
  server.process.stderr?.pause();
  // More lines than a pipe and its two ends hold.
  const asked = 4000;
  let left = asked;
  const client = async (): Promise<void> => {
    while (left-- > 0) expect(await ask()).toBe(200);
  };
  await Promise.all(Array.from({ length: 20 }, client));
  server.process.stderr?.resume();
  const lines = () => server.log().match(/"event":"request"/g)?.length;
  await expect.poll(lines, { timeout: 20_000 }).toBe(asked);
  agent.destroy();
  expect(await server.end()).toBe(0);
});

test('a fault that nobody expected ends the process, and the log says which', async () => {
  const throwing = 'process.once(%22SIGUSR2%22,()=>setTimeout(()=>{throw%20new%20Error(%22unexpected%22)}))';
  const server = await spawnServer(['--open'], { NODE_OPTIONS: `--import=data:text/javascript,${throwing}` });
  server.process.kill('SIGUSR2');
  expect(await server.exited()).toBe(1);
  await expect.poll(() => server.log()).toMatch(/"event":"crash","error":"Error: unexpected/);
});

test('slow clients lose their connections while quick ones are served', async () => {
  const answer = await listen(
    (_request, response) => {
      response.end('quick');
    },
    async () => undefined,
    { port: 0, host: '127.0.0.1', tls: undefined },
    { maxConnections: 500, headersTimeoutMs: 600, requestTimeoutMs: 1200, silenceTimeoutMs: 5000 },
  );
  const slow = Array.from({ length: 100 }, () => {
    const socket = connect(answer.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    // One more header a moment, for ever: the slow way to hold all connections of a server.
    const drip = setInterval(() => socket.write('X: y\r\n'), 100);
    const gone = new Promise<void>((resolve) => {
      socket.once('close', () => {
        clearInterval(drip);
        resolve();
      });
    });
    socket.resume();
    return gone;
  });
  const quick = await fetch(`http://127.0.0.1:${answer.port}/`);
  expect(await quick.text()).toBe('quick');
  await Promise.all(slow);
  await answer.stop(1000);
});

test('a connection may be used again until it has been silent too long; then the server ends it', async () => {
  const answer = await listen(
    (_request, response) => {
      response.end('here');
    },
    async () => undefined,
    { port: 0, host: '127.0.0.1', tls: undefined },
    { maxConnections: 10, headersTimeoutMs: 5000, requestTimeoutMs: 5000, silenceTimeoutMs: 3000 },
  );
  const socket = connect(answer.port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk.toString();
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (let round = 1; round <= 3; round++) {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => said.split('here').length - 1, { timeout: 20_000 }).toBe(round);
    await new Promise((resolve) => setTimeout(resolve, 1100));
  }
  await closed;
  await expect.poll(answer.connections).toBe(0);
  await answer.stop(1000);
});

test('a worker that is killed is replaced, and all workers share one port and one quota', async () => {
  const crew = join(directory, 'crew');
  mkdirSync(crew);
  writeFileSync(join(crew, 'keys.1.log'), '\n{}\n'.repeat(300_000));
  const server = await spawnServer(['--workers', '2', '--data-dir', crew, '--quota', '30']);
  expect(readdirSync(crew).sort()).toEqual(['keys.2.log', 'keys.snapshot']);
  const key = await registerAt(server.url);
  const convert = `${server.url}/v3/convert-to-3wa?coordinates=51.5,-0.12&key=${key}`;
  const statuses: number[] = [];
  const ask = async (): Promise<number> => {
    const response = await fetch(convert, { headers: { connection: 'close' } });
    await response.arrayBuffer();
    statuses.push(response.status);
    return response.status;
  };
  // The other worker reads the log twice a second: before that it does not know the key.
  await expect.poll(async () => [await ask(), await ask()], { timeout: 20_000, interval: 500 }).toEqual([200, 200]);
  const early = statuses.filter((status) => status === 401).length;
  for (let round = 0; round < 60; round++) await ask();
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 402)).toHaveLength(statuses.length - early - 30);

  const workers = execFileSync('pgrep', ['-P', String(server.process.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(workers).toHaveLength(2);
  process.kill(Number(workers[0]), 'SIGKILL');
  await expect.poll(() => server.log(), { timeout: 20_000 }).toContain('worker-died');
  const count = () =>
    execFileSync('pgrep', ['-P', String(server.process.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n');
  await expect.poll(() => count().length, { timeout: 20_000 }).toBe(2);
  for (let round = 0; round < 20; round++) {
    expect((await fetch(`${server.url}/`, { headers: { connection: 'close' } })).status).toBeLessThan(500);
  }
  expect(await server.end()).toBe(0);
});

test('a port that is taken and an option that does not exist end the program with a sentence', async () => {
  const server = await spawnServer(['--open']);
  await expect(spawnServer(['--port', String(server.port), '--open'])).rejects.toThrow('EADDRINUSE');
  await expect(spawnServer(['--port', String(server.port), '--open', '--workers', '2'])).rejects.toThrow('EADDRINUSE');
  await expect(spawnServer(['--nonsense'])).rejects.toThrow('Usage');
  await server.end();
});

test('serves HTTPS with a certificate and says so in its links', async () => {
  const [cert, key] = [join(directory, 'cert.pem'), join(directory, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  });
  const server = await spawnServer(['--open', '--tls-cert', cert, '--tls-key', key]);
  const body = execFileSync('curl', ['-sk', `https://127.0.0.1:${server.port}${CONVERT}`], { encoding: 'utf8' });
  expect(JSON.parse(body).map).toMatch(/^https:\/\/127\.0\.0\.1:/);
  await server.end();
});

test('a flood of suggestions does not starve converts', async () => {
  const server = await spawnServer(['--open']);
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const timed = (path: string): Promise<{ status: number; ms: number }> =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      get({ port: server.port, host: '127.0.0.1', path, agent }, (response) => {
        const done = () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - started });
        response.resume().on('end', done);
      }).on('error', reject);
    });
  const flood = Array.from({ length: 600 }, (_, index) =>
    timed(`/v3/autosuggest?input=filled.count.soa${index % 10}&n-results=100&key=x`),
  );
  const converts: number[] = [];
  for (let round = 0; round < 100; round++) converts.push((await timed(CONVERT)).ms);
  const suggestions = await Promise.all(flood);
  converts.sort((a, b) => a - b);
  console.log(`converts in the flood: median ${converts[50]?.toFixed(1)} ms, p99 ${converts[98]?.toFixed(1)} ms`);
  // Each flood request has an answer, and a full queue says so instead of growing.
  expect(suggestions.every(({ status }) => status === 200 || status === 503)).toBe(true);
  expect(suggestions.some(({ status }) => status === 200)).toBe(true);
  agent.destroy();
  await server.end();
});

test('npm start passes SIGTERM on, and leaves nothing behind', async () => {
  const port = await freePort();
  const npm = spawn('npm', ['start', '--', '--port', String(port), '--open'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = new Promise((resolve) => npm.once('exit', resolve));
  let said = '';
  npm.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await expect.poll(() => said, { timeout: 60_000 }).toContain(`http://localhost:${port}`);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  npm.kill('SIGTERM');
  await exited;
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 20_000 }).toBe(false);
});
