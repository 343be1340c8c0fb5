import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { seeded } from '../../src/pipeline/seeded.ts';
import { type Spawned, spawnServer } from '../../src/server/testing.ts';
import { hostileFrom } from './hostile.ts';
import { milliseconds, type Outcome, pause, percentile } from './outcome.ts';
import { type Answer, getOf, openConnection } from './raw-client.ts';

/** Hostile requests by the hundred thousand, URLs of a megabyte, and clients that never finish their sentence. */
const SEED = 20_261_121;
const CONNECTIONS = 8;
const LONGEST_MS = 250;

/** What is wrong with an answer, in a word; undefined when nothing is. */
const faultOf = ({ status, head, body }: Answer): string | undefined => {
  if (status >= 500 || status < 200) return `status ${status}`;
  if (body.length === 0) return undefined;
  const type = /\r\ncontent-type: ([^;\r]+)/i.exec(head)?.[1] ?? '';
  const packed = /\r\ncontent-encoding: (\w+)/i.exec(head)?.[1];
  const text = (packed === 'br' ? brotliDecompressSync(body) : packed === 'gzip' ? gunzipSync(body) : body).toString();
  if (type !== '' && !/\r\nx-content-type-options: nosniff/i.test(head)) return 'no nosniff';
  if (/\r\nset-cookie/i.test(head)) return 'a header was injected';
  if (type === 'application/json') {
    try {
      JSON.parse(text);
    } catch {
      return 'JSON that can not be read';
    }
  }
  if (type === 'application/xml' && /<script|<!|\]\]>/.test(text)) return 'XML with something in it';
  if (type === 'application/javascript' && !/^\/\*\*\/[\w$.]+\(.*\);$/s.test(text)) return 'JSONP with something in it';
  if (type === 'text/html' && text.includes('<script>alert')) return 'HTML with something in it';
  return undefined;
};

const longUrls = async (port: number): Promise<readonly number[]> => {
  const statuses: number[] = [];
  const connection = openConnection(port);
  for (const letter of ['a', '%', '1,', '/', '%20', '&a=']) {
    const path = `/v3/autosuggest?input=${letter.repeat(1_000_000 / letter.length)}`;
    const answer = await connection.ask(getOf(path), true).catch(() => ({ status: 0 }));
    statuses.push(answer.status);
  }
  connection.close();
  return statuses;
};

const SLOW_CLIENTS = 300;
/** Ten seconds are allowed for the headers; the rest is for a busy machine. */
const SLOW_LIMIT_MS = 16_000;

/** Sends one byte now and then; resolves with how long the server bore it. */
const slowClient = (port: number): Promise<number> =>
  new Promise((resolve) => {
    const started = performance.now();
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /v3/available-languages HTTP/1.1\r\nX: '));
    const drip = setInterval(() => socket.writable && socket.write('a'), 500);
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      resolve(performance.now() - started);
    });
    setTimeout(() => socket.destroy(), SLOW_LIMIT_MS + 10_000).unref();
  });

type Slow = { readonly longest: number; readonly quick: readonly number[] };

const slowClients = async (port: number): Promise<Slow> => {
  const slow = Promise.all(Array.from({ length: SLOW_CLIENTS }, () => slowClient(port)));
  const quick: number[] = [];
  const connection = openConnection(port);
  let waiting = true;
  void slow.then(() => {
    waiting = false;
  });
  while (waiting) {
    const path = '/v3/convert-to-3wa?coordinates=51.5,-0.12&key=x';
    quick.push((await connection.ask(getOf(path), true)).milliseconds);
    await pause(20);
  }
  connection.close();
  return { longest: Math.max(...(await slow)), quick: quick.sort((a, b) => a - b) };
};

type Fuzzed = {
  readonly statuses: ReadonlyMap<number, number>;
  readonly times: readonly number[];
  readonly faults: readonly string[];
  /** The request that took longest. */
  readonly slowest: string;
};

const fuzzed = async (server: Spawned, requests: number): Promise<Fuzzed> => {
  const next = hostileFrom(seeded(SEED));
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const faults: string[] = [];
  let slowest = { milliseconds: 0, text: '' };
  let left = requests;
  const attacker = async (): Promise<void> => {
    const connection = openConnection(server.port);
    while (left-- > 0) {
      const { bytes, hasBody } = next();
      const answer = await connection.ask(bytes, hasBody).catch((error: Error) => error);
      const fault = answer instanceof Error ? answer.message : faultOf(answer);
      if (fault !== undefined) faults.push(`${fault}: ${JSON.stringify(bytes.toString('latin1').slice(0, 300))}`);
      if (answer instanceof Error) continue;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      times.push(answer.milliseconds);
      if (answer.milliseconds > slowest.milliseconds) {
        slowest = { milliseconds: answer.milliseconds, text: JSON.stringify(bytes.toString('latin1').slice(0, 300)) };
      }
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, attacker));
  return { statuses, times: times.sort((a, b) => a - b), faults, slowest: slowest.text };
};

/** How many answers the server itself counted as slower than this, in seconds of one of its buckets. */
const slowerThan = async (server: Spawned, seconds: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const of = (name: string): number => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  return of('tessera_request_seconds_count') - of(`tessera_request_seconds_bucket{le="${seconds}"}`);
};

export const fuzz = async (requests: number): Promise<Outcome> => {
  const server = await spawnServer(['--open', '--register-rate', '0']);
  const { statuses, times, faults, slowest: slowestText } = await fuzzed(server, requests);
  const slower = await slowerThan(server, '0.25');
  const urls = await longUrls(server.port);
  const { longest, quick } = await slowClients(server.port);
  const stillThere = (await fetch(`${server.url}/healthz`)).status;
  await server.end();
  const slowest = times.at(-1) ?? 0;
  const byStatus = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  const broken = [
    ...faults.slice(0, 20),
    ...(slowest > LONGEST_MS ? [`an answer took ${milliseconds(slowest)}: ${slowestText}`] : []),
    ...(urls.some((status) => status !== 414) ? [`URLs of a megabyte: ${urls.join(', ')}`] : []),
    ...(longest > SLOW_LIMIT_MS ? [`a slow client was borne for ${milliseconds(longest)}`] : []),
    ...(stillThere === 200 ? [] : [`/healthz afterwards: ${stillThere}`]),
  ];
  return {
    title: 'Hostile requests',
    about: `Seed ${SEED}, ${CONNECTIONS} connections: bent methods, paths, parameters (missing, twice, encoded, not encoded, not UTF-8), headers and bodies; attempts to inject into JSON, JSONP, XML, HTML and headers. Each answer is read and checked.`,
    figures: [
      ['requests', String(requests)],
      ['statuses', byStatus.join(', ')],
      ['wrong answers', String(faults.length)],
      [
        'median, 99.9th percentile, longest, seen by the client',
        [percentile(times, 0.5), percentile(times, 0.999), slowest].map(milliseconds).join(', '),
      ],
      ['answers that took the server more than 250 ms', String(slower)],
      ['URLs of one megabyte', `${urls.length}, answered ${[...new Set(urls)].join(', ')}`],
      [
        `${SLOW_CLIENTS} clients that send a byte in half a second`,
        `all cut off after at most ${(longest / 1000).toFixed(1)} s`,
      ],
      [
        'a convert meanwhile: median, longest',
        [percentile(quick, 0.5), quick.at(-1) ?? 0].map(milliseconds).join(', '),
      ],
    ],
    broken,
  };
};
