import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, registerAt, type Spawned, spawnServer } from './testing.ts';

/**
 * Two servers behind nginx, sharing keys and quotas through a real Redis: one dies under load, Redis goes and comes back.
 */
const directory = mkdtempSync(join(tmpdir(), 'tessera-shared-'));
const children: ChildProcess[] = [];
let redisPort: number;
let redis: ChildProcess;
let nodes: readonly Spawned[] = [];
let front: string;
let frontPort: number;

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });

const opened = async (port: number): Promise<void> => {
  for (let tries = 0; tries < 100; tries++) {
    if (await isOpen(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing listens on ${port}`);
};

const start = (command: string, args: readonly string[]): ChildProcess => {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  return child;
};

const startRedis = async (): Promise<void> => {
  const args = ['--port', String(redisPort), '--bind', '127.0.0.1', '--dir', directory, '--appendonly', 'yes'];
  redis = start('redis-server', [...args, '--appendfsync', 'always', '--loglevel', 'warning']);
  await opened(redisPort);
};

/** As in deploy/nginx.conf: a node that fails is left out, and what it did not answer is asked of the other. */
const nginxConf = (ports: readonly number[]): string => `
daemon off; worker_processes 1; pid ${directory}/nginx.pid; error_log ${directory}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${directory}/t1; proxy_temp_path ${directory}/t2; fastcgi_temp_path ${directory}/t3;
  uwsgi_temp_path ${directory}/t4; scgi_temp_path ${directory}/t5;
  upstream tessera { ${ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join(' ')} keepalive 32; }
  server {
    listen 127.0.0.1:${frontPort};
    location / {
      proxy_pass http://tessera; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_next_upstream error timeout http_502 http_503; proxy_connect_timeout 1s;
    }
  }
}`;

beforeAll(async () => {
  redisPort = await freePort();
  frontPort = await freePort();
  front = `http://127.0.0.1:${frontPort}`;
  await startRedis();
  const args = ['--trust-proxy', 'loopback', '--key-rate', '0', '--ip-rate', '0', '--quota', '200'];
  const env = { REDIS_URL: `redis://127.0.0.1:${redisPort}` };
  nodes = [await spawnServer(args, env), await spawnServer(args, env)];
  mkdirSync(join(directory, 'logs'));
  writeFileSync(join(directory, 'nginx.conf'), nginxConf(nodes.map(({ port }) => port)));
  const program = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';
  start(program, ['-p', directory, '-c', join(directory, 'nginx.conf')]);
  await opened(frontPort);
});

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.end('SIGKILL')));
  for (const child of children) child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 300));
  rmSync(directory, { recursive: true, force: true });
});

const statusOf = async (url: string): Promise<number> => {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
};

const convert = (base: string, key: string): string => `${base}/v3/convert-to-3wa?coordinates=51.5,-0.12&key=${key}`;

describe('two servers behind nginx', () => {
  test('a key from one works at the other, and they share one quota', async () => {
    const key = await registerAt(nodes[0]!.url);
    const statuses: number[] = [];
    for (let round = 0; round < 150; round++) {
      statuses.push(await statusOf(convert(nodes[0]!.url, key)), await statusOf(convert(nodes[1]!.url, key)));
    }
    const passed = statuses.filter((status) => status === 200).length;
    // Leases of 2 for a quota of 200: exact up to what one node still holds.
    expect(passed).toBeGreaterThanOrEqual(198);
    expect(passed).toBeLessThanOrEqual(200);
    expect(statuses.every((status) => status === 200 || status === 402)).toBe(true);
  });

  test('while Redis is away known keys go on working, and afterwards everything does', async () => {
    const key = await registerAt(front);
    for (const { url } of nodes) expect(await statusOf(convert(url, key))).toBe(200);
    redis.kill('SIGKILL');
    await new Promise((resolve) => redis.once('exit', resolve));
    const statuses = new Set<number>();
    for (let round = 0; round < 60; round++) statuses.add(await statusOf(convert(front, key)));
    expect([...statuses]).toEqual([200]);
    // A key nobody has seen yet: neither yes nor no, and no fault of ours.
    expect(await statusOf(convert(front, key.replace(/.{40}$/, 'x'.repeat(40))))).toBe(401);
    expect(
      (
        await fetch(`${front}/account/keys`, {
          method: 'POST',
          body: new URLSearchParams({ name: 'a', email: 'a@b.cd' }),
        })
      ).status,
    ).toBe(503);
    await startRedis();
    await expect.poll(() => registerAt(front).catch(() => ''), { timeout: 15_000, interval: 300 }).toMatch(/^tsr_/);
    expect(await statusOf(convert(front, key))).toBe(200);
  });

  test('one node is killed under load, and no request fails', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const counts = new Map<number | string, number>();
    let asked = 0;
    const MOST = 6000;
    const one = (): Promise<void> =>
      new Promise((resolve) => {
        const note = (outcome: number | string) => {
          counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
          resolve();
        };
        get({ port: frontPort, host: '127.0.0.1', path: '/healthz', agent }, (response) => {
          response.resume().on('end', () => note(response.statusCode ?? 0));
        }).on('error', (error) => note(error.message));
      });
    const client = async (): Promise<void> => {
      while (asked < MOST) {
        asked++;
        if (asked === MOST / 3) nodes[1]!.process.kill('SIGKILL');
        await one();
      }
    };
    await Promise.all(Array.from({ length: 16 }, client));
    console.log(`one of two nodes killed under ${MOST} requests: ${JSON.stringify([...counts])}`);
    expect([...counts.keys()]).toEqual([200]);
    agent.destroy();
  });
});
