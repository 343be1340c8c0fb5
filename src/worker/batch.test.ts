import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Engine, openEngine } from '../engine/index.ts';
import { FORMATS, type FormatName, type Placemark } from '../formats/index.ts';
import { loadFromFolder } from '../pipeline/data-folder.ts';
import { openBatch } from './batch.ts';
import type { BatchCalls, BatchWishes, Opening, PreviewPoint, PreviewRow, Step } from './batch-calls.ts';

let engine: Engine;
let batch: BatchCalls;
beforeAll(async () => {
  engine = await openEngine({ load: loadFromFolder, suggestsLater: true });
  await engine.loadLanguage('en');
});
beforeEach(() => {
  batch = openBatch(async () => engine);
});

const WORDS = /^[a-z]+\.[a-z]+\.[a-z]+$/;
const TABLE = 'name,lat,lng\nTrafalgar Square,51.508,-0.128\nNowhere,99,0\n"Opera, Sydney",-33.8568,151.2153\n';

type Opened = Extract<Opening, { ok: true }>;

const opened = async (content: BlobPart): Promise<Opened> => {
  const opening = await batch.open(new Blob([content]));
  if (!opening.ok) throw new Error(opening.reason);
  return opening;
};

const wishesFor = ({ columns, hasHeader }: Opened, shape: BatchWishes['shape'] = 'csv'): BatchWishes => {
  if (columns === undefined) throw new Error('no columns were guessed');
  return { columns, hasHeader, language: 'en', shape };
};

type Whole = Pick<Step, 'rows' | 'refused' | 'header'> & {
  readonly preview: readonly PreviewRow[];
  readonly refusedRows: readonly PreviewRow[];
  readonly points: readonly PreviewPoint[];
  readonly shares: readonly number[];
  readonly text: string;
};

const converted = async (wishes: BatchWishes): Promise<Whole> => {
  await batch.begin(wishes);
  const steps: Step[] = [];
  for (let step = await batch.next(); ; step = await batch.next()) {
    steps.push(step);
    if (step.isDone) break;
  }
  const { rows = 0, refused = 0, header = [] } = steps.at(-1) ?? {};
  const result = await batch.result(wishes);
  return {
    rows,
    refused,
    header,
    preview: steps.flatMap(({ preview }) => preview),
    refusedRows: steps.flatMap(({ refusedRows }) => refusedRows),
    points: steps.flatMap(({ points }) => points),
    shares: steps.map(({ share }) => share),
    text: (await result?.text()) ?? 'nothing',
  };
};

/** A table of many chunks, each row its own place. */
const manyRows = (count: number): string => {
  const rows = Array.from(
    { length: count },
    (_, at) => `${at},${((at * 7919) % 160) - 80}.5,${((at * 104729) % 360) - 180}.25`,
  );
  return `id,lat,lng\n${rows.join('\n')}\n`;
};

test('rows get words, or the reason beside them; the page sees both, and points', async () => {
  const whole = await converted(wishesFor(await opened(TABLE)));
  expect(whole).toMatchObject({ rows: 3, refused: 1, header: ['name', 'lat', 'lng', 'words', 'error'] });
  expect(whole.preview.map(({ fault }) => fault?.code)).toEqual([undefined, 'out-of-range', undefined]);
  const message = 'latitude 99 is not in -90 to 90';
  expect(whole.refusedRows).toEqual([
    {
      cells: ['Nowhere', '99', '0', '', message],
      fault: { code: 'out-of-range', axis: 'latitude', value: 99, limit: 90, message },
    },
  ]);
  expect(whole.points).toEqual([
    { lat: 51.508, lng: -0.128, words: whole.preview[0]?.cells[3] },
    { lat: -33.8568, lng: 151.2153, words: whole.preview[2]?.cells[3] },
  ]);
  expect(whole.preview[2]?.cells[3]).toMatch(WORDS);
  expect(whole.text.split('\n')[2]).toBe('Nowhere,99,0,,latitude 99 is not in -90 to 90');
});

const place = (name: string, lat: number, lng: number): Placemark => ({
  name,
  description: '',
  list: '',
  colour: '',
  words: '',
  lat,
  lng,
  others: {},
});

describe('whatever a file is', () => {
  const places = [place('Köln', 50.94, 6.96), place('Perth', -31.95, 115.86)];
  const files: readonly (readonly [what: string, content: BlobPart])[] = [
    ['commas', 'name,lat,lng\nKöln,50.94,6.96\nPerth,-31.95,115.86\n'],
    ['tabs', 'name\tlat\tlng\nKöln\t50.94\t6.96\nPerth\t-31.95\t115.86'],
    ['semicolons and decimal commas', 'name;lat;lng\r\nKöln;50,94;6,96\r\nPerth;-31,95;115,86\r\n'],
    ['UTF-8 with its mark', '\ufeffname,lat,lng\nKöln,50.94,6.96\nPerth,-31.95,115.86\n'],
    ['an older encoding', Buffer.from('name,lat,lng\nKöln,50.94,6.96\nPerth,-31.95,115.86\n', 'latin1')],
    ['a KML in an older encoding', Buffer.from(FORMATS.kml.write(places), 'latin1')],
    ['a GPX in UTF-16', Buffer.from(`\ufeff${FORMATS.gpx.write(places)}`, 'utf16le')],
    ['UTF-16', Buffer.from('\ufeffname\tlat\tlng\nKöln\t50.94\t6.96\nPerth\t-31.95\t115.86\n', 'utf16le')],
    ...(['geojson', 'gpx', 'kml'] as const).map((name) => [name, FORMATS[name].write(places)] as const),
  ];

  test.each(files)('%s', async (_, content) => {
    const whole = await converted(wishesFor(await opened(content)));
    expect(whole).toMatchObject({ rows: 2, refused: 0 });
    expect(whole.points.map(({ lat, lng }) => [lat, lng])).toEqual([
      [50.94, 6.96],
      [-31.95, 115.86],
    ]);
    expect(whole.preview[0]?.cells).toContain('Köln');
  });

  test.each([
    ['nothing', '  \n', 'empty'],
    ['a workbook', 'PK\u0003\u0004', 'spreadsheet'],
    ['half a GeoJSON', '{"type": ', 'unreadable'],
    ['half a KML', '<kml><Placemark>', 'unreadable'],
  ])('%s is refused', async (_, content, reason) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(await batch.open(new Blob([content]))).toMatchObject({ ok: false, reason });
    await expect(batch.begin({ ...wishesFor({ ...(await opened(TABLE)) }), hasHeader: true })).resolves.toBeUndefined();
  });

  test('an older encoding is told however late its first letter comes', async () => {
    const late = Buffer.from(`name,lat,lng\n${'a,1,2\n'.repeat(50_000)}Köln,99,0\n`, 'latin1');
    const whole = await converted(wishesFor(await opened(late)));
    expect(whole.refusedRows[0]?.cells[0]).toBe('Köln');
  });

  test('a letter that is in no encoding is told, not replaced', async () => {
    const broken = Buffer.concat([
      Buffer.from(`name,lat,lng\nKöln,1,2\n${'a,1,2\n'.repeat(50_000)}`),
      Buffer.from([0xe9]),
    ]);
    const wishes = wishesFor(await opened(broken));
    await expect(converted(wishes)).rejects.toThrow('no UTF-8 from byte');
  });

  test('entries that are no points are counted', async () => {
    const features = [
      { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [1.5, 2.5] } },
      { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [] } },
    ];
    const opening = await opened(JSON.stringify({ type: 'FeatureCollection', features }));
    expect(opening.leftOut).toBe(1);
  });
});

test.each(['csv', 'geojson', 'gpx', 'kml'] as const)(
  'a result as %s can be opened again',
  async (shape: FormatName) => {
    const whole = await converted(wishesFor(await opened(TABLE), shape));
    const again = await opened(whole.text);
    const back = await converted({ ...wishesFor(again), hasHeader: true });
    expect(back.rows - back.refused).toBe(2);
    expect(whole.text).toMatch(/[a-z]+\.[a-z]+\.[a-z]+/);
  },
);

test('words become coordinates, of the square that they came from', async () => {
  const found = engine.toWords(51.508, -0.128, 'en');
  const words = found.ok ? found.value.words : '';
  const whole = await converted(wishesFor(await opened(`///${words}\nno.such.wordsss`)));
  expect(whole.points[0]?.lat).toBeCloseTo(51.508, 4);
  expect(whole.points[0]?.lng).toBeCloseTo(-0.128, 4);
  expect(whole.preview[1]?.cells.at(-1)).toContain('is in no list of words');
  expect(whole.preview[1]?.fault).toMatchObject({ code: 'unknown-word', word: 'no' });
});

describe('a large table', () => {
  test('is shown in part, and its points come from all over it', async () => {
    const whole = await converted(wishesFor(await opened(manyRows(30_000))));
    expect(whole).toMatchObject({ rows: 30_000, refused: 0 });
    expect(whole.preview.length).toBe(200);
    expect(whole.points.length).toBeGreaterThan(1000);
    expect(whole.points.length).toBeLessThanOrEqual(2000);
    // The last tenth of the rows gave some of them.
    const ids = new Map(whole.text.split('\n').map((line, at) => [line.split(',').at(-2) ?? '', at]));
    expect(whole.points.some(({ words }) => (ids.get(words) ?? 0) > 27_000)).toBe(true);
    expect([...whole.shares].sort((a, b) => a - b)).toEqual(whole.shares);
    expect(whole.text.trimEnd().split('\n').length).toBe(30_001);
  });

  test('shows its rows without an answer, however late they come', async () => {
    const late = `${manyRows(20_000)}late,99,0\nlater,0,x\n`;
    const whole = await converted(wishesFor(await opened(late)));
    expect(whole.refusedRows.map(({ cells, fault }) => [cells[0], fault?.code])).toEqual([
      ['late', 'out-of-range'],
      ['later', 'no-number'],
    ]);
  });

  test('can be left in the middle and begun again', async () => {
    const wishes = wishesFor(await opened(manyRows(50_000)));
    await batch.begin(wishes);
    const left = await batch.next();
    expect(await batch.result(wishes)).toBeUndefined();
    expect(left.rows).toBeLessThanOrEqual(50_000);
    const unfinished = batch.next();
    const whole = await converted(wishes);
    await unfinished;
    expect(whole.rows).toBe(50_000);
    expect(whole.text.trimEnd().split('\n').length).toBe(50_001);
  });
});

test('a result is there for what was asked for, and for nothing else', async () => {
  const wishes = wishesFor(await opened(TABLE));
  await converted(wishes);
  expect(await (await batch.result(wishes))?.text()).toMatch(/^name,lat,lng,words,error\n/);
  expect(await batch.result({ ...wishes, shape: 'kml' })).toBeUndefined();
  expect(await batch.result({ ...wishes, language: 'de' })).toBeUndefined();
  await batch.close();
  expect(await batch.result(wishes)).toBeUndefined();
  await expect(batch.next()).rejects.toThrow('nothing was begun');
});

test('of two files, the one that was asked for last is open', async () => {
  const slow = batch.open(new Blob([FORMATS.geojson.write([place('slow', 1.5, 2.5)])]));
  const [, fast] = await Promise.all([slow, opened(TABLE)]);
  expect((await converted(wishesFor(fast))).rows).toBe(3);
});

test('an engine that could not be loaded is tried again when somebody begins', async () => {
  let isAway = true;
  const later = openBatch(async () => {
    if (isAway) throw new Error('away');
    return engine;
  });
  const opening = await later.open(new Blob([TABLE]));
  if (!opening.ok) throw new Error(opening.reason);
  const wishes = wishesFor(opening);
  await expect(later.begin(wishes)).rejects.toThrow('away');
  isAway = false;
  await expect(later.begin(wishes)).resolves.toBeUndefined();
});

describe('while a language comes slowly', () => {
  let arrive: () => void;
  let slow: BatchCalls;
  beforeEach(() => {
    const coming = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const loadLanguage: Engine['loadLanguage'] = async (language) => {
      if (language === 'de') await coming;
      await engine.loadLanguage(language);
    };
    slow = openBatch(async () => ({ ...engine, loadLanguage }));
  });

  const begunIn = async (): Promise<{ english: BatchWishes; german: BatchWishes }> => {
    const opening = await slow.open(new Blob([TABLE]));
    if (!opening.ok) throw new Error(opening.reason);
    const english = wishesFor(opening);
    return { english, german: { ...english, language: 'de' } };
  };

  test('what is begun last is what runs', async () => {
    const { english, german } = await begunIn();
    const first = slow.begin(german);
    await slow.begin(english);
    arrive();
    await first;
    while (!(await slow.next()).isDone);
    expect(await slow.result(german)).toBeUndefined();
    expect(await slow.result(english)).toBeDefined();
  });

  test('a file that is closed, or another one that is opened, is not converted', async () => {
    for (const leave of [() => slow.close(), () => slow.open(new Blob([TABLE]))]) {
      const { german } = await begunIn();
      const first = slow.begin(german);
      await leave();
      arrive();
      await first;
      await expect(slow.next()).rejects.toThrow('nothing was begun');
    }
  });
});
