import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runTessera } from '../testing.ts';
import { openTarget } from './target.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-convert-'));
});
afterEach(() => rm(folder, { recursive: true }));

const TABLE = 'name,lat,lng\nLondon,51.5,-0.12\nSydney,-33.8568,151.2153\n';

const wordsAt = async (position: string): Promise<string> => (await runTessera(['words', position])).stdout.trim();

test('a table from stdin to stdout, with its speed on stderr', async () => {
  const { exitCode, stdout, stderr } = await runTessera(['convert'], TABLE);
  expect(stdout).toBe(
    `name,lat,lng,words,error\nLondon,51.5,-0.12,${await wordsAt('51.5,-0.12')},\n` +
      `Sydney,-33.8568,151.2153,${await wordsAt('-33.8568,151.2153')},\n`,
  );
  expect(stderr).toMatch(/^stdin: 2 rows in \d+\.\d s, [\d,]+ rows\/s\n$/);
  expect(exitCode).toBe(0);
});

test('the result of a file appears when it is whole, even under the name of the file itself', async () => {
  const file = join(folder, 'places.csv');
  await writeFile(file, TABLE);
  const there = await runTessera(['convert', file, '-o', file, '-q']);
  expect(there).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  expect((await readFile(file, 'utf8')).split('\n')[0]).toBe('name,lat,lng,words,error');
  const back = await runTessera(['convert', file, '--to', 'coordinates', '-q']);
  expect(back.stdout.split('\n')[1]).toMatch(/^London,51\.5,-0\.12,[a-z.]+,,51\.5000\d\d,-0\.1200\d\d,$/);
  expect(await readdir(folder)).toEqual(['places.csv']);
});

test('nothing is left of a result that could not be written', async () => {
  const { exitCode, stderr } = await runTessera(['convert', '-o', join(folder, 'no', 'such.csv')], TABLE);
  expect(exitCode).toBe(3);
  expect(stderr).toContain('no such file or directory');
  expect(await readdir(folder)).toEqual([]);
});

test('rows without an answer are told with their lines, and kept', async () => {
  const { exitCode, stdout, stderr } = await runTessera(['convert'], `${TABLE}Nowhere,99,0\nBroken,1\n`);
  expect(exitCode).toBe(1);
  expect(stderr).toContain('stdin:4: latitude 99 is not in -90 to 90\n');
  expect(stderr).toContain('stdin:5: the row has 2 columns instead of 3\n');
  expect(stderr).toContain('2 without an answer');
  expect(stdout.trim().split('\n').length).toBe(5);
});

test('every row without an answer stands in the report, however many there are', async () => {
  const [places, errors] = [join(folder, 'places.geojson'), join(folder, 'errors.csv')];
  const wrong = Array.from({ length: 50 }, (_, at) => `Nowhere ${at},99,0\n`);
  const args = ['convert', '--format', 'geojson', '-o', places, '--errors', errors];
  const { exitCode, stderr } = await runTessera(args, `${TABLE}${wrong.join('')}Sydney,1,2\n`);
  expect(exitCode).toBe(1);
  expect(stderr.match(/^stdin:\d+: /gm)?.length).toBe(20);
  expect(stderr).toContain(`30 more rows have no answer; ${errors} says why\n`);
  const lines = Array.from({ length: 50 }, (_, at) => `${at + 4},latitude 99 is not in -90 to 90`);
  expect((await readFile(errors, 'utf8')).trim().split(/\r?\n/)).toEqual(['line,error', ...lines]);
  expect(JSON.parse(await readFile(places, 'utf8')).features.length).toBe(3);
  expect((await readdir(folder)).sort()).toEqual(['errors.csv', 'places.geojson']);
});

test.each([
  ['csv', 'the column "error" says why'],
  ['json', 'the column "error" says why'],
  ['gpx', '--errors FILE says why'],
])('where the reasons stand when the result is %s', async (format, where) => {
  const { stderr } = await runTessera(['convert', '-f', format], `${TABLE}${'Nowhere,99,0\n'.repeat(21)}`);
  expect(stderr).toContain(`stdin: 1 more rows have no answer; ${where}\n`);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s leaves nothing of a result, nor of its report', async (signal) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const before = process.listeners(signal);
  const [result, report] = [join(folder, 'result.csv'), join(folder, 'errors.csv')];
  const terminal = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough(), env: {} };
  const targets = [await openTarget(result, terminal), await openTarget(report, terminal)];
  expect((await readdir(folder)).length).toBe(2);
  const [interrupt, ...more] = process.listeners(signal).filter((listener) => !before.includes(listener));
  expect(more).toEqual([]);
  expect(() => interrupt?.(signal)).toThrow('ended');
  expect(exit).toHaveBeenCalledWith(signal === 'SIGINT' ? 130 : 143);
  expect(await readdir(folder)).toEqual([]);
  exit.mockRestore();
  await Promise.all(targets.map((target) => target.abandon()));
  expect(process.listeners(signal)).toEqual(before);
});

test.each([
  ['in a folder that is not there', (at: string) => join(at, 'no', 'errors.csv'), 3, 'no such file'],
  ['where the result goes', (at: string) => join(at, 'result.csv'), 2, 'different files'],
])('a report %s leaves nothing behind', async (_, errorsIn, code, sentence) => {
  const args = ['convert', '-o', join(folder, 'result.csv'), '--errors', errorsIn(folder)];
  const { exitCode, stderr } = await runTessera(args, TABLE);
  expect([exitCode, stderr]).toEqual([code, expect.stringContaining(sentence)]);
  expect(await readdir(folder)).toEqual([]);
});

test('bytes that nobody looks at stay as they are, in whatever encoding', async () => {
  const file = join(folder, 'latin1.csv');
  const bytes = Buffer.concat([
    Buffer.from('name;lat;lng\r\nM'),
    Buffer.from([0xfc]),
    Buffer.from('nchen;48,1;11,5\r\n'),
  ]);
  await writeFile(file, bytes);
  await runTessera(['convert', file, '-o', file, '-q', '-l', 'ar']);
  const result = await readFile(file);
  expect(result.includes(Buffer.from([0x4d, 0xfc, 0x6e]))).toBe(true);
  expect(result.toString('utf8')).toMatch(
    /nchen;48,1;11,5;\p{Script=Arabic}+\.\p{Script=Arabic}+\.\p{Script=Arabic}+;\r\n$/u,
  );
});

test('the mark before UTF-8 stays in front', async () => {
  const { stdout } = await runTessera(['convert', '-q'], `\ufeff${TABLE}`);
  expect(stdout.startsWith('\ufeffname,lat,lng,words')).toBe(true);
});

test('places of GeoJSON become a table, or stay places', async () => {
  const file = join(folder, 'a.geojson');
  const feature = (coordinates: readonly number[], type = 'Point') => ({
    type: 'Feature',
    properties: { name: 'Köln' },
    geometry: { type, coordinates },
  });
  const features = [feature([6.96, 50.94]), feature([], 'Polygon')];
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }));
  const words = await wordsAt('50.94,6.96');
  const table = await runTessera(['convert', file]);
  expect(table.stdout).toBe(`name,lat,lng,words,error\r\nKöln,50.94,6.96,${words},\r\n`);
  expect(table.stderr).toContain('entry 2 is left out: it is no point');
  const places = JSON.parse((await runTessera(['convert', file, '-f', 'geojson', '-q'])).stdout);
  expect(places.features).toEqual([
    { type: 'Feature', geometry: { type: 'Point', coordinates: [6.96, 50.94] }, properties: { name: 'Köln', words } },
  ]);
});

describe('columns by name and number, other separators, no header', () => {
  test.each([
    [['--lat', 'b', '--lng', 'a'], 'a,b\n-0.12,51.5\n'],
    [['--lat', '2', '--lng', '1'], 'a,b\n-0.12,51.5\n'],
    [['--coordinates', 'place'], 'place\n"51.5,-0.12"\n'],
    [['--separator', 'tab'], 'lat\tlng\n51.5\t-0.12\n'],
    [['--separator', '|'], 'lat|lng\n51.5|-0.12\n'],
    [['--header', 'no'], '51.5,-0.12\n'],
    [[], '51.5,-0.12\n'],
  ])('%j', async (args, table) => {
    const { exitCode, stdout } = await runTessera(['convert', '-q', ...args], table);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(await wordsAt('51.5,-0.12'));
  });
});

describe('what can not be converted is said', () => {
  test.each([
    [2, ['convert'], undefined, 'give a file'],
    [2, ['convert'], 'a,b\n1,2\n', 'no column looks like coordinates'],
    [2, ['convert'], '', 'the table has no rows'],
    [2, ['convert', '--lat', 'x', '--lng', 'y'], 'a,b\n1,2\n', 'there is no column "x"; there are a, b'],
    [2, ['convert', '--lat', 'a'], 'a,b\n1,2\n', '--lat and --lng come together'],
    [2, ['convert', '--separator', 'xx'], TABLE, '--separator takes'],
    [2, ['convert', '--separator', 'constructor'], TABLE, '--separator takes'],
    [2, ['convert', '--jobs', '0'], TABLE, '--jobs takes a whole number from 1 to 64'],
    [3, ['convert', '/no/such/file.csv'], undefined, 'no such file'],
    [3, ['convert'], '{"type":', 'can not be read (not-json)'],
  ])('%i %j', async (code, args, piped, sentence) => {
    const { exitCode, stdout, stderr } = await runTessera(args, piped);
    expect(stderr).toContain(sentence);
    expect(exitCode).toBe(code);
    expect(stdout).toBe('');
  });
});
