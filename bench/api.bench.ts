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
const ROUNDS = 5;
const SECONDS = 2;
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

const requestsPerSecond = async (url: string): Promise<number> => {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${url}: ${result.errors + result.non2xx} bad answers`);
  return result.requests.average;
};

const jsonOf = async (path: string): Promise<unknown> => (await fetch(`http://127.0.0.1:${PORT}${path}`)).json();

const apiBench = async (): Promise<BenchReport> => {
  const main = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));
  const ours = await started([main, '--port', String(PORT), '--host', '127.0.0.1', '--open']);
  const bare = await started(['-e', BARE]);
  try {
    const { words } = Object(await jsonOf(QUESTIONS[0].path));
    const rows: string[][] = [['question', 'requests/s', 'bare node:http', 'ratio']];
    for (const { name, path } of QUESTIONS) {
      const asked = path.replace('WORDS', words).replace('SUGGEST', String(words).slice(0, -1));
      // Without a built page there is no / to measure.
      const answer = await fetch(`http://127.0.0.1:${PORT}${asked}`, { headers: { 'accept-encoding': 'identity' } });
      if (!answer.ok) continue;
      const { byteLength } = await answer.arrayBuffer();
      const [mine, theirs]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        mine.push(await requestsPerSecond(`http://127.0.0.1:${PORT}${asked}`));
        theirs.push(await requestsPerSecond(`http://127.0.0.1:${BARE_PORT}/${byteLength}`));
      }
      const ratio = median(mine.map((value, round) => value / (theirs[round] ?? 1)));
      rows.push([name, median(mine).toFixed(0), median(theirs).toFixed(0), ratio.toFixed(2)]);
    }
    const metrics = await (await fetch(`http://127.0.0.1:${PORT}/metrics`)).text();
    const memory = Number(/process_resident_memory_bytes (\d+)/.exec(metrics)?.[1]) / 2 ** 20;
    const note = `One process, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turns, medians. Ready ${ours.milliseconds.toFixed(0)} ms after its start; ${memory.toFixed(0)} MB with all languages after the load.`;
    return { title: 'The HTTP interface', note, rows };
  } finally {
    ours.child.removeAllListeners('exit').kill();
    bare.child.removeAllListeners('exit').kill();
  }
};

export default apiBench;

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(printReport(await apiBench()));
