/**
 * The server against a bare `node:http` server that answers as many bytes, under the same load in the same run.
 * `tsx bench/api.bench.ts` prints it alone; the server has to be built.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { type BenchReport, median, printReport } from './measure.ts';

const PORT = 18_080;
const BARE_PORT = 18_081;
/** Many short rounds in turns: other work on the machine comes and goes within a second or two, and then hits both. */
const ROUNDS = 11;
const WARM_UP_ROUNDS = 3;
const SECONDS = 1;
const CONNECTIONS = 32;

const QUESTIONS = [
  { name: 'convert-to-3wa', path: '/v3/convert-to-3wa?coordinates=51.520847,-0.195521&key=bench' },
  { name: 'convert-to-coordinates', path: '/v3/convert-to-coordinates?words=WORDS&key=bench' },
  { name: 'grid-section, 200 m', path: '/v3/grid-section?bounding-box=51.5,-0.1232,51.5018,-0.1203&key=bench' },
  { name: 'available-languages', path: '/v3/available-languages?key=bench' },
  { name: 'autosuggest', path: '/v3/autosuggest?input=SUGGEST&key=bench' },
  { name: 'static /', path: '/' },
] as const;

/**
 * In a process of its own, as ours is, so that load and server never share a thread. It sends as many bytes as we do,
 * from a constant, and does nothing else.
 */
const BARE = `const { createServer } = require('node:http'); const bodies = new Map();
  createServer((question, answer) => {
    if (question.url === '/cpu') {
      const { user, system } = process.cpuUsage();
      answer.end(String((user + system) / 1e6));
      return;
    }
    const length = Number(question.url.slice(1));
    let body = bodies.get(length);
    if (body === undefined) bodies.set(length, (body = 'x'.repeat(length)));
    answer.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': length });
    answer.end(body);
  }).listen(${BARE_PORT}, '127.0.0.1', () => console.log('ready'))`;

const started = (args: readonly string[]): Promise<{ child: ChildProcess; milliseconds: number }> =>
  new Promise((resolve, reject) => {
    const from = performance.now();
    const child = spawn(process.execPath, [...args], { stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.once('data', () => resolve({ child, milliseconds: performance.now() - from }));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });

/** Processor time of a server so far, in seconds, as it says itself. */
const cpuOf = async (port: number): Promise<number> => {
  const path = port === BARE_PORT ? '/cpu' : '/metrics';
  const text = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  return Number(/^(?:process_cpu_seconds_total )?([\d.]+)$/m.exec(text)?.[1]);
};

type Round = { readonly perSecond: number; readonly microseconds: number };

const loaded = async (port: number, path: string): Promise<Round> => {
  const before = await cpuOf(port);
  const url = `http://127.0.0.1:${port}${path}`;
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${url}: ${result.errors + result.non2xx} bad answers`);
  const seconds = (await cpuOf(port)) - before;
  const { total } = result.requests;
  // Not their average: that is taken over whole seconds, of which a short round has one at most.
  return { perSecond: total / result.duration, microseconds: (seconds / total) * 1e6 };
};

const columns = (rounds: readonly Round[]) => ({
  perSecond: rounds.map(({ perSecond }) => perSecond),
  microseconds: rounds.map(({ microseconds }) => microseconds),
});

/** Of pairs that were measured one after the other. */
const medianRatio = (over: readonly number[], under: readonly number[]): string =>
  median(over.map((value, round) => value / (under[round] ?? 1))).toFixed(2);

const MOST_SETTLING_SECONDS = 120;

/**
 * After its start the server works out in the background how words sound; that is not part of answering. On a busy
 * machine it may rest for a second before it is done, so it has to rest for several.
 */
const settled = async (): Promise<void> => {
  let calmSeconds = 0;
  for (let second = 0; second < MOST_SETTLING_SECONDS && calmSeconds < 3; second++) {
    const before = await cpuOf(PORT);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    calmSeconds = (await cpuOf(PORT)) - before < 0.03 ? calmSeconds + 1 : 0;
  }
};

const jsonOf = async (path: string): Promise<unknown> => (await fetch(`http://127.0.0.1:${PORT}${path}`)).json();

const apiBench = async (): Promise<BenchReport> => {
  const main = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));
  const ours = await started([main, '--port', String(PORT), '--host', '127.0.0.1', '--open']);
  const bare = await started(['-e', BARE]);
  try {
    await settled();
    const { words } = Object(await jsonOf(QUESTIONS[0].path));
    const rows: string[][] = [['question', 'requests/s', 'bare node:http', 'ratio', 'processor µs', 'bare', 'ratio']];
    const questions: { readonly name: string; readonly asked: string; readonly byteLength: number }[] = [];
    for (const { name, path } of QUESTIONS) {
      const asked = path.replace('WORDS', words).replace('SUGGEST', String(words).slice(0, -1));
      // Without a built page there is no / to measure.
      const answer = await fetch(`http://127.0.0.1:${PORT}${asked}`, { headers: { 'accept-encoding': 'identity' } });
      if (answer.ok) questions.push({ name, asked, byteLength: (await answer.arrayBuffer()).byteLength });
    }
    // Not counted: for some seconds what is asked is still being compiled, and what all questions share with the first.
    for (let round = 0; round < WARM_UP_ROUNDS; round++) {
      for (const { asked, byteLength } of questions) {
        await loaded(PORT, asked);
        await loaded(BARE_PORT, `/${byteLength}`);
      }
    }
    for (const { name, asked, byteLength } of questions) {
      const [mine, bareRounds]: [Round[], Round[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        mine.push(await loaded(PORT, asked));
        bareRounds.push(await loaded(BARE_PORT, `/${byteLength}`));
      }
      const ours = columns(mine);
      const theirs = columns(bareRounds);
      rows.push([
        name,
        median(ours.perSecond).toFixed(0),
        median(theirs.perSecond).toFixed(0),
        medianRatio(ours.perSecond, theirs.perSecond),
        median(ours.microseconds).toFixed(1),
        median(theirs.microseconds).toFixed(1),
        medianRatio(theirs.microseconds, ours.microseconds),
      ]);
    }
    const metrics = await (await fetch(`http://127.0.0.1:${PORT}/metrics`)).text();
    const memory = Number(/process_resident_memory_bytes (\d+)/.exec(metrics)?.[1]) / 2 ** 20;
    const note = `One process, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turns after ${WARM_UP_ROUNDS} to warm up, medians. The first ratio is that of requests a second, the second that of processor time for each request, which other work on the machine disturbs less. Ready ${ours.milliseconds.toFixed(0)} ms after its start; ${memory.toFixed(0)} MB with all languages after the load.`;
    return { title: 'The HTTP interface', note, rows };
  } finally {
    ours.child.removeAllListeners('exit').kill();
    bare.child.removeAllListeners('exit').kill();
  }
};

export default apiBench;

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(printReport(await apiBench()));
