import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Spawned, spawnServer } from './testing.ts';

/**
 * Two servers behind nginx that share keys and quotas through a real Redis, for tests. Not part of the server.
 */
export type Fleet = {
  readonly nodes: readonly Spawned[];
  readonly frontPort: number;
  /** The address of nginx. */
  readonly front: string;
  startRedis(): Promise<void>;
  killRedis(): Promise<void>;
  close(): Promise<void>;
};

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

/** The settings of deploy/nginx.conf, with the addresses of here in them, and all that nginx writes in one directory. */
const nginxConf = (directory: string, frontPort: number, ports: readonly number[]): string => {
  const settings = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${frontPort};`)
    .replace(/tessera-(\d):8080/g, (_, number) => `127.0.0.1:${ports[Number(number) - 1]}`);
  return `
daemon off; worker_processes 1; pid ${directory}/nginx.pid; error_log ${directory}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${directory}/t1; proxy_temp_path ${directory}/t2; fastcgi_temp_path ${directory}/t3;
  uwsgi_temp_path ${directory}/t4; scgi_temp_path ${directory}/t5;
  ${settings}
}`;
};

export const openFleet = async (serverArgs: readonly string[]): Promise<Fleet> => {
  const directory = mkdtempSync(join(tmpdir(), 'tessera-fleet-'));
  const children: ChildProcess[] = [];
  const start = (command: string, args: readonly string[]): ChildProcess => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    children.push(child);
    return child;
  };

  const redisPort = await freePort();
  let redis: ChildProcess | undefined;
  const startRedis = async (): Promise<void> => {
    const args = ['--port', String(redisPort), '--bind', '127.0.0.1', '--dir', directory, '--appendonly', 'yes'];
    // Redis is killed here, not the machine: what it has written stays written, and a slow disk is not what is tested.
    redis = start('redis-server', [...args, '--appendfsync', 'no', '--loglevel', 'warning']);
    await opened(redisPort);
  };
  await startRedis();

  const args = ['--trust-proxy', 'loopback', '--key-rate', '0', '--ip-rate', '0', ...serverArgs];
  // Half a second is a Redis that is away; on a busy machine it may be one that waits for a processor.
  const env = { REDIS_URL: `redis://127.0.0.1:${redisPort}?commandTimeout=20000` };
  const nodes = [await spawnServer(args, env), await spawnServer(args, env)];

  const frontPort = await freePort();
  mkdirSync(join(directory, 'logs'));
  const ports = nodes.map(({ port }) => port);
  writeFileSync(join(directory, 'nginx.conf'), nginxConf(directory, frontPort, ports));
  const nginx = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';
  start(nginx, ['-p', directory, '-c', join(directory, 'nginx.conf')]);
  await opened(frontPort);

  return {
    nodes,
    frontPort,
    front: `http://127.0.0.1:${frontPort}`,
    startRedis,
    killRedis: async () => {
      const gone = new Promise((resolve) => redis?.once('exit', resolve));
      redis?.kill('SIGKILL');
      await gone;
    },
    close: async () => {
      await Promise.all(nodes.map((node) => node.end('SIGKILL')));
      for (const child of children) child.kill('SIGTERM');
      await new Promise((resolve) => setTimeout(resolve, 300));
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
