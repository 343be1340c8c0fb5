import { seeded } from '../../src/pipeline/seeded.ts';
import { type Spawned, spawnServer } from '../../src/server/testing.ts';
import { milliseconds, type Outcome, pause, percentile } from './outcome.ts';
import { getOf, openConnection } from './raw-client.ts';

/** Ten minutes at 70 % of what the server can do: memory stays where it is, and nothing fails. */
const CONNECTIONS = 32;
const PEAK_SECONDS = 10;
const PART_OF_PEAK = 0.7;
const SAMPLE_MS = 5000;
/** Memory of the last fifth over that of the second fifth; the first is warming up. */
const MOST_GROWTH = 1.1;
/** Below this the heap is still finding its size, and growth says nothing. */
const TELLING_MINUTES = 5;

/** A mixture as a map makes it, everywhere on Earth. */
const questionsFrom = (random: () => number) => (): string => {
  const kind = random();
  const [lat, lng] = [(random() * 170 - 85).toFixed(6), (random() * 360 - 180).toFixed(6)];
  if (kind < 0.7) return `/v3/convert-to-3wa?coordinates=${lat},${lng}&key=load`;
  if (kind < 0.9) return `/v2/reverse?coords=${lat},${lng}&key=load`;
  if (kind < 0.95) return '/v3/available-languages?key=load';
  if (kind < 0.99) {
    const [north, east] = [(Number(lat) + 0.0018).toFixed(6), (Number(lng) + 0.0029).toFixed(6)];
    return `/v3/grid-section?bounding-box=${lat},${lng},${north},${east}&key=load`;
  }
  return `/v3/autosuggest?input=filled.count.soa&focus=${lat},${lng}&key=load`;
};

type Loaded = { readonly answered: number; readonly times: readonly number[]; readonly faults: readonly string[] };

/** Asks for a while; `perSecond` spreads the questions evenly, without it they follow at once. */
const load = async (port: number, forMs: number, perSecond: number | undefined): Promise<Loaded> => {
  const next = questionsFrom(seeded(7));
  const [times, faults]: [number[], string[]] = [[], []];
  const started = performance.now();
  let answered = 0;
  let begun = 0;
  const client = async (): Promise<void> => {
    const connection = openConnection(port);
    for (;;) {
      const now = performance.now() - started;
      if (now >= forMs) break;
      // Every client takes the next question that is due, so that a slow answer holds up one of them only.
      if (perSecond !== undefined && begun >= (now / 1000) * perSecond) {
        await pause(1);
        continue;
      }
      begun++;
      const answer = await connection.ask(getOf(next()), true).catch((error: Error) => error);
      if (answer instanceof Error) faults.push(answer.message);
      else if (answer.status !== 200) faults.push(`status ${answer.status}`);
      else {
        answered++;
        if (answered % 10 === 0) times.push(answer.milliseconds);
      }
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  return { answered, times: times.sort((a, b) => a - b), faults };
};

const memoryOf = async (server: Spawned): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / 2 ** 20;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export const longLoad = async (minutes: number): Promise<Outcome> => {
  const server = await spawnServer(['--open']);
  await load(server.port, 5000, undefined);
  const peak = (await load(server.port, PEAK_SECONDS * 1000, undefined)).answered / PEAK_SECONDS;
  const memory: number[] = [];
  const sampling = setInterval(() => void memoryOf(server).then((value) => memory.push(value)), SAMPLE_MS);
  const { answered, times, faults } = await load(server.port, minutes * 60_000, peak * PART_OF_PEAK);
  clearInterval(sampling);
  await server.end();
  const fifth = Math.floor(memory.length / 5);
  const [early, late] = [mean(memory.slice(fifth, 2 * fifth)), mean(memory.slice(-fifth))];
  return {
    title: `${minutes} minutes at 70 % of peak`,
    about: `One process, ${CONNECTIONS} connections, questions all over the Earth: 70 % convert-to-3wa, 20 % v2 reverse, 5 % languages, 4 % grid sections of 200 m, 1 % suggestions. The peak is that of the same mixture for ${PEAK_SECONDS} s; load and server share the machine.`,
    figures: [
      ['peak', `${peak.toFixed(0)} a second`],
      ['answered', `${answered}, ${(answered / (minutes * 60)).toFixed(0)} a second`],
      ['errors', String(faults.length)],
      [
        'median, 99th percentile, longest (every tenth answer)',
        [percentile(times, 0.5), percentile(times, 0.99), times.at(-1) ?? 0].map(milliseconds).join(', '),
      ],
      [
        'memory: second fifth, last fifth, most',
        `${early.toFixed(0)}, ${late.toFixed(0)}, ${Math.max(...memory).toFixed(0)} MB`,
      ],
    ],
    broken: [
      ...[...new Set(faults)].slice(0, 10),
      ...(minutes >= TELLING_MINUTES && late > early * MOST_GROWTH
        ? [`memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`]
        : []),
    ],
  };
};
