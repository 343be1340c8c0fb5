import { expect } from 'vitest';
import { answers, ask, type Case, get, type Json, plays, refuses } from './world.ts';

/** v3: both conversions, the grid and the languages. */
const TO_WORDS = '/v3/convert-to-3wa';
const TO_COORDINATES = '/v3/convert-to-coordinates';
const GRID = '/v3/grid-section';

const HERE = { coordinates: '51.521251,-0.203586' };
const sixDecimals = (number: unknown): void => expect(String(number)).toMatch(/^-?\d+(\.\d{1,6})?$/);

const isAddress = (json: Json): void => {
  expect(Object.keys(json).sort()).toEqual(
    ['coordinates', 'country', 'language', 'map', 'nearestPlace', 'square', 'words'].sort(),
  );
  expect(json.country).toMatch(/^[A-Z]{2}$/);
  expect(typeof json.nearestPlace).toBe('string');
  const { southwest, northeast } = json.square;
  expect(southwest.lat).toBeLessThan(northeast.lat);
  expect(southwest.lng).toBeLessThan(northeast.lng);
  expect(json.coordinates.lat).toBeGreaterThan(southwest.lat);
  expect(json.coordinates.lat).toBeLessThan(northeast.lat);
  for (const number of [southwest.lat, southwest.lng, northeast.lat, northeast.lng]) sixDecimals(number);
};

const badCoordinates = [
  '',
  ' ',
  '51.5',
  '51.5,',
  ',1',
  '1,2,3',
  'a,b',
  'NaN,1',
  '1,Infinity',
  '0x10,1',
  '1e400,1',
].concat(['91,0', '-90.000001,0', '1 2', '1;2', '51,5,0,1', '1,2e999', '--1,2', '1,%', '1,2\u0000', '٣,٤']);

export const convertCases: readonly Case[] = [
  answers('v3.address.json', TO_WORDS, HERE, isAddress),
  answers('v3.address.geojson', TO_WORDS, { ...HERE, format: 'geojson' }, (json) => {
    expect(json.type).toBe('FeatureCollection');
    const [feature] = json.features;
    expect(json.features.length).toBe(1);
    expect(feature.type).toBe('Feature');
    expect(feature.geometry.type).toBe('Point');
    const [west, south, east, north] = feature.bbox;
    const [lng, lat] = feature.geometry.coordinates;
    expect(west < lng && lng < east && south < lat && lat < north).toBe(true);
    expect(Object.keys(feature.properties).sort()).toEqual(['country', 'language', 'map', 'nearestPlace', 'words']);
  }),
  answers('v3.address.words', TO_WORDS, HERE, ({ words }) => expect(words).toMatch(/^[^.]+\.[^.]+\.[^.]+$/)),
  answers('all.map', TO_WORDS, HERE, ({ map, words }) => expect(map).toBe(`https://map.example/${encodeURI(words)}`)),
  answers('all.map', TO_WORDS, { ...HERE, language: 'ru' }, ({ map }) => expect(map).toMatch(/^[\x21-\x7e]+$/)),
  answers('all.numbers.out', TO_WORDS, { coordinates: '51.5212519999,-0.2035861111' }, isAddress),
  answers('all.sea', TO_WORDS, { coordinates: '30.5,-40.5' }, ({ country, nearestPlace }) => {
    expect([country, nearestPlace]).toEqual(['ZZ', '']);
  }),
  answers('all.centre', TO_WORDS, HERE, ({ square: { southwest, northeast }, coordinates }) => {
    expect(coordinates.lat).toBeCloseTo((southwest.lat + northeast.lat) / 2, 5);
    expect(coordinates.lng).toBeCloseTo((southwest.lng + northeast.lng) / 2, 5);
  }),

  refuses('v3.convert-to-3wa.coordinates.required', TO_WORDS, {}, 400, 'MissingCoordinates'),
  ...badCoordinates.map((coordinates) =>
    coordinates.trim() === ''
      ? refuses('v3.convert-to-3wa.coordinates.required', TO_WORDS, { coordinates }, 400, 'MissingCoordinates')
      : refuses('v3.convert-to-3wa.coordinates.format', TO_WORDS, { coordinates }, 400, 'BadCoordinates'),
  ),
  ...['51.521251, -0.203586', '+51.521251,-0.203586', '51.521251,359.796414', '5.1521251e1,-2.03586e-1'].map(
    (coordinates) =>
      answers('all.numbers.in', TO_WORDS, { coordinates }, ({ words }, { english }) =>
        expect(words).toBe(english.words),
      ),
  ),
  answers('all.latitude', TO_WORDS, { coordinates: '90,0' }, isAddress),
  answers('all.latitude', TO_WORDS, { coordinates: '-90,180' }, isAddress),
  answers('v3.convert-to-3wa.language.default', TO_WORDS, HERE, ({ language }) => expect(language).toBe('en')),
  answers('v3.convert-to-3wa.language', TO_WORDS, { ...HERE, language: 'de' }, ({ language, words }, { german }) =>
    expect([language, words]).toEqual(['de', german.words]),
  ),
  ...['xx', 'english', '', 'e', '../en'].map((language) =>
    refuses('v3.convert-to-3wa.language', TO_WORDS, { ...HERE, language }, 400, 'BadLanguage'),
  ),
  ...[TO_WORDS, TO_COORDINATES, GRID].map((path) =>
    refuses(
      'v3.format',
      path,
      ({ english }) => ({ ...HERE, words: english.words, 'bounding-box': '1,2,1.01,2.01', format: 'xml' }),
      400,
      'BadFormat',
    ),
  ),

  answers(
    'v3.convert-to-coordinates.words',
    TO_COORDINATES,
    ({ english: { words } }) => ({ words }),
    (json, world) => {
      isAddress(json);
      expect(json.words).toBe(world.english.words);
      expect(json.coordinates.lat).toBeCloseTo(world.english.centre.lat, 6);
    },
  ),
  answers(
    'v3.convert-to-coordinates.language',
    TO_COORDINATES,
    ({ german: { words } }) => ({ words, language: 'en' }),
    ({ language, words }, { german }) => expect([language, words]).toEqual(['de', german.words]),
  ),
  answers(
    'v3.convert-to-coordinates.slashes',
    TO_COORDINATES,
    ({ english: { words } }) => ({ words: `///${words}` }),
    ({ words }, { english }) => expect(words).toBe(english.words),
  ),
  ...[...'・｡。．･។։۔।'].map((dot) =>
    answers(
      'v3.convert-to-coordinates.separators',
      TO_COORDINATES,
      ({ english }) => ({ words: english.words.replaceAll('.', dot) }),
      ({ words }, { english }) => expect(words).toBe(english.words),
    ),
  ),
  answers(
    'v3.convert-to-coordinates.case',
    TO_COORDINATES,
    ({ german }) => ({ words: german.words.toUpperCase().normalize('NFD') }),
    ({ words }, { german }) => expect(words).toBe(german.words),
  ),
  refuses('v3.convert-to-coordinates.words.required', TO_COORDINATES, {}, 400, 'MissingWords'),
  refuses('v3.convert-to-coordinates.words.required', TO_COORDINATES, { words: '' }, 400, 'MissingWords'),
  refuses(
    'v3.convert-to-coordinates.spaces',
    TO_COORDINATES,
    ({ english }) => ({ words: english.words.replaceAll('.', ' ') }),
    400,
    'BadWords',
  ),
  ...['a', 'a.b', 'qqxqq.qqxqq.qqxqq', '...', 'a.b.c.d', '<script>.a.b', '1.2.3', 'x'.repeat(100_000)].map((words) =>
    refuses('v3.codes.BadWords', TO_COORDINATES, { words }, 400, 'BadWords'),
  ),
  plays('v3.codes.BadWords.suggestion', 'BadWords may offer an address that exists', async (world) => {
    const words = `${world.english.words}x`;
    const { status, json } = await get(world, TO_COORDINATES, { words });
    expect([status, json.error.code]).toEqual([400, 'BadWords']);
    expect((await get(world, TO_COORDINATES, { words: json.error.suggestion })).status).toBe(200);
  }),
  plays(
    'v3.codes.BadWords.nothing',
    'words that exist and address nothing are BadWords, and the message says so',
    async (world) => {
      const [a, b, c] = world.english.words.split('.');
      // Other orders of the same words lie elsewhere or nowhere, about one in twelve nowhere: some mix surely does.
      const words = [a, b, c, ...world.atSea.words.split('.')];
      let nowhere: Json;
      for (const x of words)
        for (const y of words)
          for (const z of words) {
            const { json, status } = await get(world, TO_COORDINATES, { words: `${x}.${y}.${z}` });
            expect(status === 200 || json.error.code === 'BadWords').toBe(true);
            if (status !== 200) nowhere = json.error;
          }
      expect(nowhere.message).toMatch(/address/);
    },
  ),

  answers('v3.grid.json', GRID, { 'bounding-box': '52.2079,0.1161,52.2083,0.1166' }, ({ lines }) => {
    expect(lines.length).toBeGreaterThan(10);
    const flat = lines.filter(({ start, end }: Json) => start.lat === end.lat);
    expect(lines.slice(0, flat.length)).toEqual(flat);
    expect(flat.map(({ start }: Json) => start.lat)).toEqual(flat.map(({ start }: Json) => start.lat).toSorted());
    for (const { start, end } of lines) {
      for (const { lat, lng } of [start, end]) {
        expect(lat >= 52.2079 && lat <= 52.2083 && lng >= 0.1161 && lng <= 0.1166).toBe(true);
        sixDecimals(lat);
      }
    }
  }),
  answers('v3.grid.geojson', GRID, { 'bounding-box': '52.2079,0.1161,52.2083,0.1166', format: 'geojson' }, (json) => {
    const [feature] = json.features;
    expect([json.type, feature.type, feature.geometry.type]).toEqual([
      'FeatureCollection',
      'Feature',
      'MultiLineString',
    ]);
    expect(feature.properties).toEqual({});
    const [[lng, lat]] = feature.geometry.coordinates[0];
    expect([Math.floor(lng), Math.floor(lat)]).toEqual([0, 52]);
  }),
  plays('v3.grid.corners', 'corners in either order give the same lines', async (world) => {
    const [first, second] = await Promise.all(
      ['52.2079,0.1161,52.2083,0.1166', '52.2083,0.1166,52.2079,0.1161'].map((box) =>
        get(world, GRID, { 'bounding-box': box }),
      ),
    );
    expect(first!.body).toBe(second!.body);
  }),
  answers('v3.grid.antimeridian', GRID, { 'bounding-box': '10,179.9999,10.0002,180.0001' }, ({ lines }) => {
    const lngs = lines.flatMap(({ start, end }: Json) => [start.lng, end.lng]);
    expect(Math.max(...lngs) - Math.min(...lngs)).toBeLessThan(0.001);
  }),
  answers('v3.grid.band', GRID, { 'bounding-box': '0.0999,1,0.1001,1.0003' }, ({ lines }) => {
    const upright = lines.filter(({ start, end }: Json) => start.lng === end.lng);
    expect(upright.some(({ end }: Json) => end.lat === 0.1)).toBe(true);
    expect(upright.some(({ start }: Json) => start.lat === 0.1)).toBe(true);
  }),
  refuses('v3.grid.required', GRID, {}, 400, 'MissingBoundingBox'),
  ...['1,2,3', '1,2,3,a', '91,0,91,0', '1,2,1,2,3', 'x'].map((box) =>
    refuses('v3.grid.box', GRID, { 'bounding-box': box }, 400, 'BadBoundingBox'),
  ),
  refuses('v3.grid.too-big', GRID, { 'bounding-box': '52,0,52.03,0.05' }, 400, 'BadBoundingBoxTooBig'),
  answers('v3.grid.too-big', GRID, { 'bounding-box': '52,0,52.025,0.04' }, ({ lines }) =>
    expect(lines.length).toBeGreaterThan(1500),
  ),

  answers('v3.languages', '/v3/available-languages', {}, ({ languages }) => {
    expect(languages.length).toBe(27);
    for (const language of languages) expect(Object.keys(language).sort()).toEqual(['code', 'name', 'nativeName']);
    const codes = languages
      .map(({ code }: Json) => code)
      .sort()
      .join();
    expect(codes).toBe('af,ar,cs,da,de,el,en,es,fi,fr,id,it,ja,ko,mn,nl,no,pl,pt,ru,sv,sw,th,tr,xh,zh,zu');
  }),
  plays(
    'v3.land-only',
    'a square at sea in a language of the land is BadLanguage, any other has words',
    async (world) => {
      for (const { code } of (await get(world, '/v3/available-languages', {})).json.languages) {
        const { status, json } = await get(world, TO_WORDS, { coordinates: '30.5,-40.5', language: code });
        if (status === 200) expect(json.language).toBe(code);
        else expect([status, json.error.code, /land/.test(json.error.message)]).toEqual([400, 'BadLanguage', true]);
      }
    },
  ),
  plays(
    'v3.encoding',
    'a value that is not URL-encoded UTF-8 is refused under the code of its parameter',
    async (world) => {
      for (const raw of ['%', '%2', '%zz', '%c3%28', '%ed%a0%80', '%c0%af', '\u00fc.a.b', 'a b']) {
        const { status, json } = await ask(world, TO_COORDINATES, `key=good&words=${raw}`);
        expect([raw, status, json.error.code]).toEqual([raw, 400, 'BadWords']);
      }
    },
  ),
];
