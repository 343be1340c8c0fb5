import { Agent, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerAt, type Spawned } from './testing.ts';
import { type Fleet, openFleet } from './testing-fleet.ts';

/**
 * Two servers behind nginx, sharing keys and quotas through a real Redis: one dies under load, Redis goes and comes back.
 */
let fleet: Fleet;
let nodes: readonly Spawned[] = [];
let front: string;

beforeAll(async () => {
  fleet = await openFleet(['--quota', '200']);
  ({ nodes, front } = fleet);
});
afterAll(() => fleet.close());

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
    await fleet.killRedis();
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
    await fleet.startRedis();
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
        get({ port: fleet.frontPort, host: '127.0.0.1', path: '/healthz', agent }, (response) => {
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
