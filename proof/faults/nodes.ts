import { registerAt } from '../../src/server/testing.ts';
import { openFleet } from '../../src/server/testing-fleet.ts';
import { type Outcome, pause } from './outcome.ts';
import { getOf, openConnection } from './raw-client.ts';

/** Two nodes behind nginx: Redis stops and comes back, then one node is killed, and converts go on all the while. */
const CONNECTIONS = 16;

type Counts = Map<string, number>;

const note = (counts: Counts, outcome: string): void => {
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
};

const written = (counts: Counts): string => [...counts].map(([outcome, count]) => `${outcome}: ${count}`).join(', ');

/** Converts until told to stop; each with other coordinates, each answer checked. */
const converting = (port: number, key: string) => {
  const counts: Counts = new Map();
  let going = true;
  let asked = 0;
  const client = async (): Promise<void> => {
    const connection = openConnection(port);
    while (going) {
      const path = `/v3/convert-to-3wa?coordinates=${((asked++ % 16_000) / 100 - 80).toFixed(2)},13.4&key=${key}`;
      const answer = await connection.ask(getOf(path), true).catch((error: Error) => error);
      if (answer instanceof Error) note(counts, answer.message);
      else
        note(
          counts,
          answer.status === 200 && !answer.body.includes('"words":') ? '200 without words' : `${answer.status}`,
        );
    }
    connection.close();
  };
  const clients = Array.from({ length: CONNECTIONS }, client);
  return {
    stop: async (): Promise<Counts> => {
      going = false;
      await Promise.all(clients);
      return counts;
    },
  };
};

const comesBack = async (front: string): Promise<number> => {
  const started = performance.now();
  for (;;) {
    if ((await registerAt(front).catch(() => '')) !== '') return performance.now() - started;
    if (performance.now() - started > 30_000) return Number.POSITIVE_INFINITY;
    await pause(200);
  }
};

export const nodes = async (): Promise<Outcome> => {
  const fleet = await openFleet(['--quota', '0', '--register-rate', '0']);
  try {
    const key = await registerAt(fleet.front);
    for (const node of fleet.nodes) await fetch(`${node.url}/v3/available-languages?key=${key}`);

    const duringRedis = converting(fleet.frontPort, key);
    await pause(2000);
    await fleet.killRedis();
    await pause(5000);
    const registration = (await registerAt(fleet.front).catch((error: Error) => error)) instanceof Error;
    await fleet.startRedis();
    const back = await comesBack(fleet.front);
    await pause(2000);
    const redisCounts = await duringRedis.stop();

    const duringKill = converting(fleet.frontPort, key);
    await pause(2000);
    await fleet.nodes[1]?.end('SIGKILL');
    await pause(4000);
    const killCounts = await duringKill.stop();

    const broken = [redisCounts, killCounts].flatMap((counts) =>
      [...counts].filter(([outcome]) => outcome !== '200').map(([outcome, count]) => `${outcome} (${count} times)`),
    );
    return {
      title: 'Two nodes behind nginx',
      about: `Two servers share keys and quotas through Redis (append-only, synced at every write), with the nginx settings of deploy/nginx.conf; ${CONNECTIONS} connections convert without a pause.`,
      figures: [
        ['converts while Redis was killed, away for 5 s and started again', written(redisCounts)],
        ['a registration while Redis was away', registration ? 'refused, to be tried again' : 'accepted'],
        ['registrations work again after', `${(back / 1000).toFixed(1)} s`],
        ['converts while one of the two nodes was killed', written(killCounts)],
      ],
      broken: [
        ...broken,
        ...(registration ? [] : ['a key was handed out that nothing had stored']),
        ...(back > 15_000 ? ['registration did not come back'] : []),
      ],
    };
  } finally {
    await fleet.close();
  }
};
