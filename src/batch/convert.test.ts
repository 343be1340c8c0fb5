import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Engine, openEngine } from '../engine/index.ts';
import { FORMATS } from '../formats/index.ts';
import { loadFromFolder } from '../pipeline/data-folder.ts';
import { LETTERS, openConverter, sixDecimals } from './convert.ts';
import { tableOf } from './places.ts';
import { planOf, type Shape, sampleOf, type Wishes } from './plan.ts';
import { cellsOf, cellText, withoutLineEnd } from './records.ts';
import { convertTable } from './table.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine({ load: loadFromFolder });
  await engine.loadLanguage('en');
});

/** Converts a text that arrives in pieces of a few letters. */
const convert = async (text: string, wishes: Partial<Wishes> = {}, pieceLength = 7) => {
  const sample = sampleOf(text, true);
  const plan = planOf(sample, { shape: 'csv', ...wishes });
  if (plan === undefined) throw new Error('nothing to convert was found');
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += pieceLength) pieces.push(text.slice(at, at + pieceLength));
  const job = { pieces, plan, sample, coding: LETTERS, convert: openConverter(engine, plan), inFlight: 3 };
  let result = '';
  const [problems, counts]: [string[], { rows: number; refused: number }] = [[], { rows: 0, refused: 0 }];
  for await (const converted of convertTable(job)) {
    result += converted.text;
    counts.rows += converted.rows;
    counts.refused += converted.refused;
    problems.push(...converted.problems.map(({ line, fault }) => `${line}: ${fault.code}`));
  }
  return { result, problems, ...counts };
};

const rowsIn = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => cellsOf(withoutLineEnd(line), ','));

test('coordinates to words and back to the same squares', async () => {
  const there = await convert('name,lat,lng\nLondon,51.520847,-0.195521\nSydney,-33.8568,151.2153\n');
  const [header, london] = rowsIn(there.result);
  expect(header).toEqual(['name', 'lat', 'lng', 'words', 'error']);
  expect(london?.slice(0, 3)).toEqual(['London', '51.520847', '-0.195521']);
  const found = engine.toWords(51.520847, -0.195521, 'en');
  expect(london?.[3]).toBe(found.ok && found.value.words);
  const back = await convert(there.result, { direction: 'to-coordinates' });
  const [backHeader, backLondon] = rowsIn(back.result);
  expect(backHeader?.slice(4)).toEqual(['error', 'latitude', 'longitude', 'error 2']);
  expect(Math.abs(Number(backLondon?.[5]) - 51.520847)).toBeLessThan(0.00002);
  expect(back).toMatchObject({ rows: 2, refused: 0, problems: [] });
});

describe('what has no answer keeps its row and says why', () => {
  const table = [
    'name,lat,lng',
    'good,51.5,-0.1',
    'far,95,0',
    'none,,1',
    'metres,51.5,530000',
    'short,51.5',
    'long,51.5,1,2',
    '"open,51.5,1',
    'last,1,2',
  ];

  test('in CSV', async () => {
    const { result, problems, rows, refused } = await convert(`${table.join('\r\n')}`);
    const read = rowsIn(result);
    expect(read.length).toBe(table.length);
    expect(read.every((row) => row.length === 5)).toBe(true);
    expect(read.map((row) => row[4])).toEqual([
      'error',
      '',
      'latitude 95 is not in -90 to 90',
      'latitude "" is no number',
      'longitude 530000 is not in -360 to 360',
      'the row has 2 columns instead of 3',
      'the row has 4 columns instead of 3',
      'a quote is opened here and never closed, or closed too late',
      '',
    ]);
    expect(read[6]?.[0]).toBe('long,51.5,1,2');
    expect(read[7]?.[0]).toBe('"open,51.5,1');
    expect(problems).toEqual([
      '3: out-of-range',
      '4: empty-cell',
      '5: out-of-range',
      '6: wrong-width',
      '7: wrong-width',
      '8: unclosed-quote',
    ]);
    expect({ rows, refused }).toEqual({ rows: 8, refused: 6 });
    expect(result.split('\r\n').length).toBe(table.length + 1);
  });

  test('in JSON', async () => {
    const { result } = await convert(`${table.join('\n')}\n`, { shape: 'json' });
    const objects = result
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(objects.length).toBe(8);
    expect(objects[0]).toEqual({
      name: 'good',
      lat: '51.5',
      lng: '-0.1',
      words: expect.stringMatching(/^\w+\.\w+\.\w+$/),
    });
    expect(objects[1]).toEqual({ name: 'far', lat: '95', lng: '0', error: 'latitude 95 is not in -90 to 90' });
  });
});

test.each(['geojson', 'gpx', 'kml'] as const)('%s holds every place, whatever the pieces', async (shape: Shape) => {
  if (shape === 'json') return;
  const lines = Array.from({ length: 50 }, (_, at) => `Place ${at} & <co>,${at},${at * 2}`);
  const { result, rows, refused } = await convert(`name,lat,lng\n${lines.join('\n')}\nbad,99,0\n`, { shape }, 40);
  const read = FORMATS[shape].read(result);
  if (!read.ok) throw new Error(read.problem.detail);
  const { placemarks } = read.value;
  expect({ rows, refused, places: placemarks.length }).toEqual({ rows: 51, refused: 1, places: 50 });
  expect(placemarks[7]).toMatchObject({ lat: 7, lng: 14, name: 'Place 7 & <co>' });
  const words = engine.toWords(7, 14, 'en');
  expect(placemarks[7]?.words).toBe(words.ok && words.value.words);
  // And a file of places is a table again.
  const again = await convert(tableOf(read.value), { direction: 'to-words' }, 1000);
  expect(again).toMatchObject({ rows: 50, refused: 0 });
  const empty = await convert('name,lat,lng\nbad,99,0\n', { shape });
  expect(FORMATS[shape].read(empty.result)).toMatchObject({ ok: true, value: { placemarks: [] } });
});

test('words of any language and writing are found; wrong ones are told apart', async () => {
  await engine.loadLanguage('ja');
  const [de, ja] = [engine.toWords(51.5, -0.1, 'en'), engine.toWords(51.5, -0.1, 'ja')];
  if (!de.ok || !ja.ok) throw new Error('no words');
  const { result, refused } = await convert(
    `words\n///${de.value.words.toUpperCase()}\n${ja.value.words}\nzzzz.count.soap\n`,
  );
  const read = rowsIn(result);
  expect(read[1]?.slice(1)).toEqual(read[2]?.slice(1));
  expect(read[3]?.[3]).toContain('"zzzz"');
  expect(refused).toBe(1);
});

test('property: as many rows come out as go in, each as it was', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ü', '"', ',', '\n', '\r', ' ', '.', '1', '-'), maxLength: 8 });
  const row = fc.tuple(cell, fc.oneof(cell, fc.double({ min: -90, max: 90, noNaN: true }).map(String)), cell);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 12 }), fc.integer({ min: 1, max: 40 }), async (rows, pieceLength) => {
      const text = [['lat', 'lng', 'note'], ...rows.map(([note, lat, lng]) => [lat, lng, note])]
        .map((cells) => `${cells.map((one) => cellText(one, ',')).join(',')}\n`)
        .join('');
      const { result, rows: count } = await convert(text, {}, pieceLength);
      expect(count).toBe(rows.length);
      const sample = sampleOf(result, true);
      expect(sample.rows.length).toBe(rows.length + 1);
      expect(sample.rows.slice(1).map((cells) => cells.slice(0, 3))).toEqual(
        rows.map(([note, lat, lng]) => [lat, lng, note]),
      );
      for (const cells of sample.rows) expect(cells.length).toBe(5);
    }),
    { numRuns: 300 },
  );
});

test('property: no line of any mess is lost', async () => {
  const mess = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '1'), maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(mess, fc.integer({ min: 1, max: 30 }), async (text, pieceLength) => {
      const { result, rows } = await convert(`lat,lng\n${text}`, {}, pieceLength);
      const sample = sampleOf(result, true);
      expect(sample.rows.length).toBe(rows + 1);
      for (const cells of sample.rows) expect(cells.length).toBe(4);
      const letters = (content: string): string => content.replaceAll(/[^a1]/g, '');
      const kept = sample.rows.slice(1).map((cells) => cells.slice(0, 2).join(''));
      expect(letters(kept.join(''))).toBe(letters(text));
    }),
    { numRuns: 500 },
  );
});

test('degrees as text are those that the interface writes', () => {
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (number) => {
      expect(Number(sixDecimals(number))).toBeCloseTo(Math.round(number * 1e6) / 1e6, 9);
      expect(sixDecimals(number)).toMatch(/^-?\d+\.\d{6}$/);
    }),
  );
});
