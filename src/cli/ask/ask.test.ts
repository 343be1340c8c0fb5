import { describe, expect, test } from 'vitest';
import { openCsvReader } from '../../formats/index.ts';
import { runTessera } from '../testing.ts';

const wordsAt = async (...position: string[]): Promise<string> =>
  (await runTessera(['words', ...position])).stdout.trim();

describe('there and back', () => {
  test.each(['51.520847,-0.195521', '-33.8568,151.2153', '-89.9,-179.9', '0,0'])('%s', async (position) => {
    const words = await wordsAt(position);
    expect(words).toMatch(/^[a-z]+\.[a-z]+\.[a-z]+$/);
    const square = await runTessera(['square', words]);
    expect(square).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await wordsAt(square.stdout.trim())).toBe(words);
  });
});

test.each([
  [['-33.8568', '151.2153']],
  [['-33.8568,', '151.2153']],
  [['-33.8568, 151.2153']],
  [['--', '-33.8568,151.2153']],
])('a position in any writing: %j', async (position) => {
  expect(await wordsAt(...position)).toBe(await wordsAt('-33.8568,151.2153'));
});

test('lines of stdin are answered in their order; one that is refused keeps an empty line', async () => {
  const { exitCode, stdout, stderr } = await runTessera(['words'], '51.5,-0.12\r\n\n91,0\n48.85,2.35');
  expect(stdout).toBe(`${await wordsAt('51.5,-0.12')}\n\n${await wordsAt('48.85,2.35')}\n`);
  expect(stderr).toBe(
    'tessera words: "91,0": a latitude must lie between -90 and 90; for example 51.521251,-0.203586\n',
  );
  expect(exitCode).toBe(1);
});

test('JSON is an object a line', async () => {
  const { stdout } = await runTessera(['words', '--format', 'json', '-l', 'de', '51.5,-0.12', 'nonsense']);
  const [first, second] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ input: '51.5,-0.12', language: 'de', country: 'GB' });
  expect(second).toMatchObject({ input: 'nonsense', error: expect.stringContaining('2 numbers') });
});

test('GeoJSON is one collection, refused inputs included', async () => {
  const { stdout } = await runTessera(['words', '-f', 'geojson', '51.5,-0.12', '91,0', '1,2']);
  const { type, features } = JSON.parse(stdout);
  expect(type).toBe('FeatureCollection');
  expect(features.map((feature: { geometry: unknown }) => feature.geometry)).toEqual([
    { type: 'Point', coordinates: [expect.closeTo(-0.12, 4), expect.closeTo(51.5, 4)] },
    null,
    { type: 'Point', coordinates: [expect.closeTo(2, 4), expect.closeTo(1, 4)] },
  ]);
  expect(JSON.parse((await runTessera(['words', '-f', 'geojson'], '')).stdout).features).toEqual([]);
});

test('CSV has a header and as many cells in each row', async () => {
  const { stdout } = await runTessera(['words', '-f', 'csv', '51.5,-0.12', '91,0']);
  const reader = openCsvReader();
  const [header, good, bad] = [...reader.push(stdout), ...reader.end()];
  expect(header?.slice(0, 2)).toEqual(['input', 'words']);
  expect(good?.length).toBe(header?.length);
  expect(bad?.length).toBe(header?.length);
  expect(bad?.at(-1)).toContain('latitude');
});

test('a mistyped address comes with what may have been meant', async () => {
  const words = await wordsAt('51.5,-0.12');
  const { exitCode, stderr } = await runTessera(['square', words.slice(0, -1)]);
  expect(exitCode).toBe(1);
  expect(stderr).toContain(`Did you mean ${words}`);
});

test('suggestions carry place and distance, and only lie where they are asked for', async () => {
  const words = await wordsAt('51.5,-0.12');
  const near = await runTessera(['suggest', words.slice(0, -1), '--focus', '51.75,-0.34', '-n', '1']);
  expect(near.stdout).toMatch(new RegExp(`^${words}\tLambeth, London, GB\t3\\d km\n$`));
  const british = await runTessera(['suggest', words.slice(0, -1), '--country', 'GB', '-f', 'json', '-n', '5']);
  const countries = british.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).country);
  expect(countries.length).toBeGreaterThan(0);
  expect(new Set(countries)).toEqual(new Set(['GB']));
  const wrong = await runTessera(['suggest', words, '--focus', '99,0']);
  expect(wrong).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('focus: a latitude') });
});

test('the grid as GeoJSON and as CSV holds the same lines', async () => {
  const box = '51.5206,-0.1962,51.5210,-0.1952';
  const { features } = JSON.parse((await runTessera(['grid', box])).stdout);
  const csv = (await runTessera(['grid', box, '--format', 'csv'])).stdout.trim().split('\n');
  expect(features[0].geometry.coordinates.length).toBeGreaterThan(20);
  expect(csv.length - 1).toBe(features[0].geometry.coordinates.length);
  expect(await runTessera(['grid', '1,2,3,4'])).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('4 km') });
});

describe('a wrong command line is exit code 2 and a sentence', () => {
  test.each([
    [['nothing-of-the-kind'], 'there is no command "nothing-of-the-kind"'],
    [['words'], 'give a position'],
    [['words', '--langauge', 'de', '1,2'], "Unknown option '--langauge'"],
    [['words', '--language', 'xx', '1,2'], '--language takes one of 27 codes'],
    [['words', '--format', 'xml', '1,2'], '--format takes text, json, geojson, csv, not "xml"'],
    [['suggest', '--count', '0', 'a.b.c'], '--count takes a whole number from 1 to 100'],
    [['grid'], 'give one box'],
    [['toString'], 'there is no command'],
  ])('%j', async (args, sentence) => {
    const { exitCode, stdout, stderr } = await runTessera(args);
    expect(exitCode).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
  });
});

test.each([['words'], ['square'], ['suggest'], ['grid'], ['serve'], ['keys']])('%s --help', async (name) => {
  const { exitCode, stdout } = await runTessera([name, '--help']);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Usage: tessera ${name} `));
  expect(await runTessera(['help', name])).toMatchObject({ stdout });
  expect((await runTessera([])).stdout).toContain(`\n  ${name} `);
});
