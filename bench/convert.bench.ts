/**
 * `tessera convert` as it is shipped, in a process of its own: rows a second, seconds of processor, most memory.
 * `npm run bench -- convert` prints it alone. On a machine that has other work, the seconds of processor mean more than
 * the seconds of the clock.
 */
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { type BenchReport, median, printReport } from './measure.ts';
import { tableOf, WRONG_EVERY } from './table.ts';

const ROWS = Number(process.env.ROWS ?? 1_000_000);
const ROUNDS = 3;
const THREADS = Math.min(2, availableParallelism());

const PROGRAM = fileURLToPath(new URL('../dist/server/tessera.js', import.meta.url));

/** Told by the process itself when it ends: all of its threads are in it. */
const TELL_USAGE = `import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => writeFileSync(process.env.USAGE_FILE, JSON.stringify(process.resourceUsage())));`;

type Measured = {
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly megabytes: number;
  readonly said: string;
};

const measure = (folder: string, args: readonly string[]): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const usage = join(folder, 'usage.json');
    const started = performance.now();
    const child = spawn(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(TELL_USAGE)}`, PROGRAM, 'convert', ...args],
      { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, USAGE_FILE: usage } },
    );
    let said = '';
    child.stderr.on('data', (piece: Buffer) => {
      said += piece.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code !== 0 && code !== 1) return reject(new Error(`tessera convert ended with ${code}: ${said}`));
      const seconds = (performance.now() - started) / 1000;
      const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(usage, 'utf8'));
      return resolve({
        seconds,
        processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
        megabytes: maxRSS / 1024,
        said,
      });
    });
  });

const linesIn = async (file: string): Promise<number> => {
  let lines = 0;
  for await (const piece of createReadStream(file)) for (const byte of piece) if (byte === 10) lines++;
  return lines;
};

const convertBench = async (): Promise<BenchReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const [table, words, back, places] = ['table.csv', 'words.csv', 'back.csv', 'places.geojson'].map((name) =>
    join(folder, name),
  );
  if (table === undefined || words === undefined || back === undefined || places === undefined)
    throw new Error('names');
  try {
    await pipeline(tableOf(ROWS), createWriteStream(table));
    const cases = [
      { what: 'coordinates to words', args: [table, '-o', words] },
      { what: 'words to coordinates', args: [words, '--to', 'coordinates', '-o', back] },
      { what: 'coordinates to GeoJSON', args: [table, '--format', 'geojson', '-o', places] },
    ];
    const runs = cases.map((): Measured[] => []);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, { args }] of cases.entries()) {
        runs[at]?.push(await measure(folder, [...args, '-j', String(THREADS)]));
      }
    }
    // What is fast and loses rows is worth nothing.
    for (const file of [words, back]) {
      const lines = await linesIn(file);
      if (lines !== ROWS + 1) throw new Error(`${file} has ${lines} lines instead of ${ROWS + 1}`);
    }
    const wrong = Math.floor(ROWS / WRONG_EVERY);
    const told = `${wrong} without an answer`;
    if (wrong > 0 && !runs[0]?.[0]?.said.includes(told)) throw new Error(`${told}, and it said: ${runs[0]?.[0]?.said}`);

    const rows = cases.map(({ what }, at) => {
      const of = (part: 'seconds' | 'processorSeconds' | 'megabytes'): number =>
        median((runs[at] ?? []).map((run) => run[part]));
      const best = Math.min(...(runs[at] ?? []).map(({ seconds }) => seconds));
      return [
        what,
        `${(ROWS / of('seconds') / 1000).toFixed(0)} k`,
        `${(ROWS / best / 1000).toFixed(0)} k`,
        of('processorSeconds').toFixed(1),
        `${((THREADS * ROWS) / of('processorSeconds') / 1000).toFixed(0)} k`,
        of('megabytes').toFixed(0),
      ];
    });
    const note = `${ROWS} rows of five columns, a tenth with quotes, ${wrong} malformed; ${THREADS} threads, ${ROUNDS} rounds in turns, start and end of the process included. Target: 150 k rows a second on two cores, less than 400 MB. The last but one column is what ${THREADS} cores without other work could do at most.`;
    const head = ['what', 'rows/s (median)', 'rows/s (best)', 'seconds of processor', 'rows/s by them', 'most MB'];
    return { title: 'Tables on the command line', note, rows: [head, ...rows] };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export default convertBench;

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(printReport(await convertBench()));
