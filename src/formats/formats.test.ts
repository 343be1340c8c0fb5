import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvRow, FORMATS, formatOf, openCsvReader, type Placemark, placemarkOf, readPlaces } from './index.ts';
import { decimal } from './placemark.ts';

/** Any text that XML can hold, awkward ones often. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'"\',;<>&]=+-@\t\r\n aé道') }),
    fc.constantFrom('', "'=1+1", ']]>', '-0.5', '<b>bold</b>', '&amp;', '__proto__', 'constructor', '&constructor;'),
  )
  .map((raw) => raw.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));

const degrees = (limit: number) =>
  // Finer than twelve decimals is not written; a minus in front of nothing is nothing.
  fc.double({ min: -limit, max: limit, noNaN: true }).map((value) => Number(decimal(value)) + 0);

const colour = fc
  .option(fc.integer({ min: 0, max: 0xffffff }), { nil: undefined })
  .map((number) => (number === undefined ? '' : `#${number.toString(16).padStart(6, '0')}`));

const key = fc.oneof(
  text,
  fc.constantFrom(
    'Title',
    'NAME',
    'color',
    'ele',
    'time',
    'sym',
    'Data',
    'field',
    '__proto__',
    'constructor',
    'toString',
  ),
);

const placemark: fc.Arbitrary<Placemark> = fc
  .record({
    lat: degrees(90),
    lng: degrees(180),
    fields: fc.record({ name: text, description: text, list: text, colour, words: text }),
    others: fc.array(fc.tuple(key, text), { maxLength: 4 }),
  })
  .map(({ lat, lng, fields, others }) => placemarkOf(lat, lng, [...Object.entries(fields), ...others]));

const byList = (placemarks: readonly Placemark[]): readonly Placemark[] => {
  const lists = [...new Set(placemarks.map(({ list }) => list))];
  return lists.flatMap((list) => placemarks.filter((each) => each.list === list));
};

describe.each(Object.entries(FORMATS))('%s', (name, { read, write }) => {
  test('what is written is read again, whatever it says', () => {
    fc.assert(
      fc.property(fc.array(placemark, { maxLength: 6 }), (placemarks) => {
        // Folders bring the places of a list together.
        const expected = name === 'kml' ? byList(placemarks) : placemarks;
        expect(read(write(placemarks))).toEqual({ ok: true, value: { placemarks: expected, leftOut: [] } });
      }),
      { numRuns: 300 },
    );
  });

  test('it is recognised by what it holds', () => {
    const written = write([placemarkOf(1.5, 2.5, [['name', 'A']])]);
    expect(formatOf(written)).toBe(name);
    expect(formatOf(`\uFEFF${written}`)).toBe(name);
  });

  test('nonsense is a problem or an empty file, never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (nonsense) => {
        const answer = read(nonsense);
        expect(answer.ok ? answer.value.placemarks : answer.problem.code).toBeDefined();
      }),
    );
  });

  test('a file cut off anywhere is a problem or a shorter file', () => {
    const whole = write([1, 2, 3].map((at) => placemarkOf(at, at, [['name', `"${at}" <&> , ;`]])));
    for (let length = 0; length < whole.length; length += 7) {
      const answer = read(whole.slice(0, length));
      if (answer.ok) expect(answer.value.placemarks.length).toBeLessThanOrEqual(3);
      else expect(answer.problem.detail).not.toBe('');
    }
  });
});

describe('files of other programs', () => {
  const only = (file: string): Placemark => {
    const answer = readPlaces(file);
    if (!answer.ok) throw new Error(answer.problem.detail);
    const [first] = answer.value.placemarks;
    if (first === undefined) throw new Error('no placemark');
    return first;
  };
  const empty = { name: '', description: '', list: '', colour: '', words: '', others: {} };

  test.each([
    [
      'a spreadsheet with semicolons and decimal commas',
      'Name;Breite;Latitude;Longitude\r\nTor;x;52,5163;13,3777\r\n',
      { ...empty, lat: 52.5163, lng: 13.3777, name: 'Tor', others: { Breite: 'x' } },
    ],
    [
      'both coordinates in one column',
      'title,coordinates,notes\n"A, B","51.5, -0.12","two\nlines"\n',
      { ...empty, lat: 51.5, lng: -0.12, name: 'A, B', description: 'two\nlines' },
    ],
    ['tabs and no last line end', 'lat\tlon\n1\t2', { ...empty, lat: 1, lng: 2 }],
    [
      'a folder with a style that is shared through a map of styles, and a description in HTML',
      `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>My map</name>
        <Style id="s-n"><IconStyle><color>ff0000ff</color></IconStyle></Style>
        <StyleMap id="s"><Pair><key>normal</key><styleUrl>#s-n</styleUrl></Pair></StyleMap>
        <Folder><name> Trips </name><Placemark><name>Café</name><styleUrl>#s</styleUrl>
        <description><![CDATA[one<br>two &amp; <b>three</b>]]></description>
        <Point><coordinates>
          2.2945,48.8584,0
        </coordinates></Point></Placemark></Folder></Document></kml>`,
      {
        ...empty,
        lat: 48.8584,
        lng: 2.2945,
        name: 'Café',
        description: 'one\ntwo & three',
        list: 'Trips',
        colour: '#ff0000',
      },
    ],
    [
      'a document whose name is its only list',
      '<kml:kml xmlns:kml="x"><kml:Document><kml:name>Walks</kml:name><kml:Placemark><kml:Point><kml:coordinates>1,2</kml:coordinates></kml:Point></kml:Placemark></kml:Document></kml:kml>',
      { ...empty, lat: 2, lng: 1, list: 'Walks' },
    ],
    [
      'a waypoint with elevation, time, symbol and a colour in an extension',
      '<gpx version="1.1"><wpt lat="-1.5" lon="36.8"><ele>1661</ele><time>2026-01-02T03:04:05Z</time><name>Camp</name><sym>Flag</sym><type>Base</type><extensions><osmand:color xmlns:osmand="y">#00F</osmand:color></extensions></wpt></gpx>',
      {
        ...empty,
        lat: -1.5,
        lng: 36.8,
        name: 'Camp',
        list: 'Base',
        colour: '#0000ff',
        others: { ele: '1661', time: '2026-01-02T03:04:05Z', sym: 'Flag' },
      },
    ],
    [
      'a waypoint with an element of a name that every object has',
      '<gpx><wpt lat="1" lon="2"><constructor>x</constructor></wpt></gpx>',
      { ...empty, lat: 1, lng: 2, others: { constructor: 'x' } },
    ],
    [
      'a description with an entity of such a name',
      '<kml><Placemark><description><![CDATA[a &constructor; &amp; b]]></description><Point><coordinates>2,1</coordinates></Point></Placemark></kml>',
      { ...empty, lat: 1, lng: 2, description: 'a &constructor; & b' },
    ],
    [
      'a lone feature with numbers and objects among its properties',
      '{"type":"Feature","geometry":{"type":"Point","coordinates":[190,10,5]},"properties":{"title":"T","n":3,"o":{"a":1},"lat":10,"none":null}}',
      { ...empty, lat: 10, lng: -170, name: 'T', others: { n: '3', o: '{"a":1}', ele: '5' } },
    ],
  ])('%s', (_, file, expected) => {
    expect(only(file)).toEqual(expected);
  });

  test.each(['51.5, -0.12', '51.5 -0.12', '51,5; -0,12', '51,5 -0,12'])('the pair %s', (pair) => {
    expect(only(`name\tcoordinates\nA\t${pair}\n`)).toEqual({ ...empty, lat: 51.5, lng: -0.12, name: 'A' });
  });

  test('what is no point is left out, and said to be', () => {
    const features = [
      { type: 'Feature', geometry: { type: 'LineString', coordinates: [[0, 0]] } },
      { type: 'Feature', geometry: { type: 'Point', coordinates: [0, 91] } },
      { type: 'Feature', geometry: null },
    ];
    expect(readPlaces(JSON.stringify({ type: 'FeatureCollection', features }))).toEqual({
      ok: true,
      value: {
        placemarks: [],
        leftOut: [
          { entry: 1, reason: 'not-a-point' },
          { entry: 2, reason: 'not-on-earth' },
          { entry: 3, reason: 'no-position' },
        ],
      },
    });
    const line = '<Placemark><LineString><coordinates>0,0 1,1</coordinates></LineString></Placemark>';
    expect(readPlaces(`<kml>${line}</kml>`)).toMatchObject({
      value: { leftOut: [{ entry: 1, reason: 'not-a-point' }] },
    });
    expect(readPlaces('<gpx><trk/><wpt lat="" lon="1"/></gpx>')).toMatchObject({
      value: { leftOut: [{ reason: 'not-a-point' }, { entry: 2, reason: 'no-position' }] },
    });
    expect(readPlaces('lat,lng\n1,\nabc,2\n200,1\n')).toMatchObject({
      value: { leftOut: [{ reason: 'no-position' }, { reason: 'no-position' }, { entry: 3, reason: 'not-on-earth' }] },
    });
  });

  test.each([
    ['{"type":', 'not-json'],
    ['{"type":"Topology"}', 'not-geojson'],
    ['<html><body></body></html>', 'not-kml'],
    ['<kml><Document>', 'not-xml'],
    ['<gpx>&bomb;</gpx>', 'not-xml'],
    ['name,town\nA,B\n', 'no-position-columns'],
    ['', 'empty'],
  ])('%s is refused as %s', (file, code) => {
    expect(readPlaces(file)).toMatchObject({ ok: false, problem: { code } });
  });

  test.each([
    ['<kml>\n<Document></kml>', 2],
    ['<gpx>\n<wpt lat="1" lon="2">\n', 3],
    ['{"type":\n 1,}', 2],
    ['{"type":', undefined],
    ['name,town\nA,B\n', undefined],
  ])('%j names the line where it stops making sense, if anybody knows it', (file, line) => {
    const read = readPlaces(file);
    expect(read.ok ? 'fine' : read.problem.line).toBe(line);
  });

  test('entities of a file are never expanded', () => {
    const bomb =
      '<!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><gpx><wpt lat="1" lon="2"><name>&b;</name></wpt></gpx>';
    expect(readPlaces(bomb)).toMatchObject({ ok: false, problem: { code: 'not-xml' } });
  });
});

describe('rows', () => {
  const cell = fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', 'a', ' ', '😀') });

  test('cut into pieces anywhere, rows come back whole', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, size) => {
          const whole = rows.map(csvRow).join('');
          const reader = openCsvReader();
          const read: string[][] = [];
          for (let at = 0; at < whole.length; at += size) read.push(...reader.push(whole.slice(at, at + size)));
          expect([...read, ...reader.end()]).toEqual(rows);
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    [
      'a;b\n1,5;2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      '\uFEFFa,b\n\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n"1 ""x"" ",2',
      [
        ['a', 'b'],
        ['1 "x" ', '2'],
      ],
    ],
    ['a,b\n"left open,2\n', [['a', 'b'], ['left open,2\n']]],
    [
      '"x;y;z",b\n1,2\n',
      [
        ['x;y;z', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,\n',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
  ])('%j', (file, rows) => {
    const reader = openCsvReader();
    expect([...reader.push(file), ...reader.end()]).toEqual(rows);
  });

  test('a first line of many megabytes is a row like any other', () => {
    const reader = openCsvReader();
    const rows = [...reader.push(`${'a;'.repeat(8_000_000)}b\n1;2\n`), ...reader.end()];
    expect(rows.map((row) => row.length)).toEqual([8_000_001, 2]);
  });

  test('a text that a spreadsheet would run as a formula is made harmless', () => {
    const written = FORMATS.csv.write([placemarkOf(-1, -2, [['name', '=HYPERLINK("x")']])]);
    expect(written).toContain(`"'=HYPERLINK(""x"")"`);
    expect(written).toContain(',-1,-2');
  });
});
