import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { squareAt } from '../../engine/index.ts';

/** The built command line with its threads, on a table of many chunks. */
const ROWS = 200_000;
const PROGRAM = 'dist/server/tessera.js';

let folder: string;
let table: string;

/** A small seeded generator: the same table in every run. */
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const tessera = (...args: readonly string[]) =>
  spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });

const finished = (child: ReturnType<typeof tessera>): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (piece: Buffer) => {
      said += piece.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-threads-'));
  table = join(folder, 'table.csv');
  const random = seeded(8);
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const [lat, lng] = [(random() * 160 - 80).toFixed(6), (random() * 360 - 180).toFixed(6)];
    return `${at},"row ""${at}""${at % 7 === 0 ? '\nof two lines' : ''}",${lat},${lng}\n`;
  });
  await writeFile(table, `id,name,lat,lng\n${rows.join('')}`);
});
afterAll(() => rm(folder, { recursive: true }));

test('every row comes out of many threads in its order, and back from its words', async () => {
  const [there, back] = [join(folder, 'there.csv'), join(folder, 'back.csv')];
  expect((await finished(tessera('convert', table, '-o', there, '-j', '4', '-q'))).code).toBe(0);
  const { code, said } = await finished(tessera('convert', there, '-o', back, '-j', '3', '--to', 'coordinates'));
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(`${ROWS.toLocaleString('en')} rows in`) });
  let next = 0;
  for await (const line of createInterface({ input: createReadStream(back) })) {
    if (line.endsWith('"') || /^\d+,"row ""\d+""$/.test(line) || line.startsWith('id,')) continue;
    const cells = line.split(',');
    const [latitude, longitude, error] = cells.slice(-3);
    const [lat, lng] = cells.slice(-7, -5);
    if (squareAt(Number(lat), Number(lng)) !== squareAt(Number(latitude), Number(longitude)) || error !== '') {
      throw new Error(`row ${next}: ${line}`);
    }
    // The row's own number stands in both of its forms.
    if (cells.length === 9 && Number(cells[0]) !== next) throw new Error(`row ${next} is out of order: ${line}`);
    next++;
  }
  expect(next).toBe(ROWS);
});

test('killed in the middle, it leaves no half a result', async () => {
  const result = join(folder, 'never.csv');
  const child = tessera('convert', table, '-o', result, '-j', '1');
  const end = finished(child);
  const seesHalf = async (): Promise<void> => {
    while (!(await readdir(folder)).some((name) => name.endsWith('.half')))
      await new Promise((go) => setTimeout(go, 5));
  };
  await seesHalf();
  child.kill('SIGINT');
  expect((await end).code).toBe(130);
  expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([]);
});

test('a result that can not be opened ends the program, threads or not', async () => {
  const child = tessera('convert', table, '-o', join(folder, 'no', 'such.csv'), '-j', '2');
  expect(await finished(child)).toEqual({ code: 3, said: expect.stringContaining('no such file or directory') });
}, 30_000);
