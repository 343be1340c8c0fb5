import { DOMParser } from '@xmldom/xmldom';
import { expect } from 'vitest';
import { answers, ask, type Case, type Got, get, type Json, plays, refuses, type World } from './world.ts';

/** v2: every endpoint, format and code. */
const FORWARD = '/v2/forward';
const REVERSE = '/v2/reverse';
const SUGGEST = '/v2/autosuggest';
const VOICE = '/v2/voice-autosuggest';
const GRID = '/v2/grid';

const HERE = { coords: '51.521251,-0.203586' };
const FOUND = { code: 0, message: 'OK', status: 200, reason: 'OK' };
const OK = { status: 200, reason: 'OK' };

const addr = ({ english }: World) => ({ addr: english.words });
const keysOf = (json: object): string => Object.keys(json).sort().join();

const xmlRoot = ({ body, headers }: Got) => {
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const fail = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  return new DOMParser({ onError: fail }).parseFromString(body, 'application/xml').documentElement!;
};

const heard = (words: string): string =>
  JSON.stringify({ _hypotheses: [{ _conf: 5000, _items: words.split('.').map((word) => ({ _orthography: word })) }] });

const badClips = ['', 'x', 'radius(1,2)', 'radius(1,2,-3)', 'radius(91,2,3)', 'radius(1,2,3', 'bbox(1,2,3)', 'focus()']
  .concat(['radius(1,2,3),', 'radius(1,2,3)bbox(1,2,3,4)', 'none,none', 'radius(1,2,3),radius(1,2,3)', 'focus(x)'])
  .concat(['radius('.repeat(50_000)]);

export const v2Cases: readonly Case[] = [
  answers('v2.forward', FORWARD, addr, (json, { english }) => {
    expect(keysOf(json)).toBe('bounds,crs,geometry,language,map,status,thanks,words');
    expect(keysOf(json.crs)).toBe('properties,type');
    expect([json.words, json.language, json.status]).toEqual([english.words, 'en', FOUND]);
    expect(json.geometry.lat).toBeCloseTo(english.centre.lat, 6);
    expect(json.bounds.southwest.lat).toBeLessThan(json.bounds.northeast.lat);
  }),
  answers('v2.reverse', REVERSE, HERE, ({ words, status }, { english }) =>
    expect([words, status]).toEqual([english.words, FOUND]),
  ),
  ...[FORWARD, REVERSE].flatMap((path) => [
    answers(
      'v2.lang',
      path,
      (w) => ({ ...addr(w), ...HERE, lang: 'de' }),
      ({ words, language }, { german }) => expect([words, language]).toEqual([german.words, 'de']),
    ),
    refuses('v2.lang', path, (w) => ({ ...addr(w), ...HERE, lang: 'xx' }), 400, 103),
    answers(
      'v2.display.terse',
      path,
      (w) => ({ ...addr(w), ...HERE, display: 'terse' }),
      (json) => expect(keysOf(json)).toBe('geometry,language,status,thanks,words'),
    ),
    answers(
      'v2.display.minimal',
      path,
      (w) => ({ ...addr(w), ...HERE, display: 'minimal' }),
      (json) => expect(keysOf(json)).toBe('geometry,language,status,words'),
    ),
    refuses('v2.display', path, (w) => ({ ...addr(w), ...HERE, display: 'huge' }), 400, 100),
    refuses('v2.format', path, (w) => ({ ...addr(w), ...HERE, format: 'yaml' }), 400, 101),
    answers(
      'v2.geojson.position',
      path,
      (w) => ({ ...addr(w), ...HERE, format: 'geojson' }),
      (json) => {
        expect(keysOf(json)).toBe('bbox,crs,geometry,properties,type');
        expect([json.type, json.geometry.type, json.bbox.length]).toEqual(['Feature', 'Point', 4]);
        expect(keysOf(json.properties)).toBe('language,map,status,thanks,words');
      },
    ),
  ]),
  answers(
    'v2.lang.forward',
    FORWARD,
    ({ german }) => ({ addr: german.words }),
    ({ words }, { german }) => expect(words).toBe(german.words),
  ),
  refuses('v2.codes.200', FORWARD, {}, 400, 200),
  refuses('v2.codes.200', SUGGEST, { addr: '' }, 400, 200),
  refuses('v2.codes.201', REVERSE, {}, 400, 201),
  refuses('v2.codes.202', VOICE, { json: heard('a.b.c') }, 400, 202),
  refuses('v2.codes.203', GRID, {}, 400, 203),
  refuses('v2.codes.102', FORWARD, { addr: 'one two' }, 400, 102),
  refuses('v2.codes.104', REVERSE, { coords: '1' }, 400, 104),
  refuses('v2.codes.104', REVERSE, 'key=good&coords=1,2&coords=1,2', 400, 104),
  refuses('v2.codes.300', FORWARD, { addr: 'qqxqq.qqxqq.qqxqq' }, 200, 300),
  refuses('v2.codes.301', REVERSE, { coords: '91,0' }, 200, 301),
  plays('v2.errors.envelope', 'an error comes in the envelope of its answer', async (world) => {
    const { json } = await get(world, SUGGEST, { ...addr(world), count: 'x' });
    expect(keysOf(json)).toBe('status,suggestions,thanks');
    expect(json).toMatchObject({ suggestions: [], status: { status: 400, reason: 'Bad Request', code: 107 } });
  }),

  ...[SUGGEST, '/v2/autosuggest-ml'].map((path) =>
    answers(
      'v2.autosuggest',
      path,
      (w) => ({ ...addr(w), focus: '51.5,-0.2' }),
      (json, { english }) => {
        expect([keysOf(json), json.status]).toEqual(['status,suggestions,thanks', OK]);
        for (const [at, one] of json.suggestions.entries()) {
          expect(keysOf(one)).toBe('country,distance,geometry,place,rank,words');
          expect([one.rank, one.country]).toEqual([at + 1, one.country.toLowerCase()]);
        }
        expect(json.suggestions[0].words).toBe(english.words);
      },
    ),
  ),
  answers('v2.distance', SUGGEST, addr, ({ suggestions: [first] }) => expect(first.distance).toBeUndefined()),
  answers('v2.autosuggest.short', SUGGEST, { addr: 'ab.cd' }, ({ suggestions }) => expect(suggestions).toEqual([])),
  answers(
    'v2.autosuggest.lang',
    SUGGEST,
    (w) => ({ ...addr(w), lang: 'fr' }),
    (_json, { asked }) => expect(asked.at(-1)?.language).toBe('fr'),
  ),
  answers(
    'v2.display.suggest',
    SUGGEST,
    (w) => ({ ...addr(w), display: 'terse' }),
    ({ suggestions: [first] }) => expect(keysOf(first)).toBe('country,rank,words'),
  ),
  refuses('v2.display.suggest', SUGGEST, (w) => ({ ...addr(w), display: 'minimal' }), 400, 100),
  answers(
    'v2.geojson.suggest',
    SUGGEST,
    (w) => ({ ...addr(w), format: 'geojson' }),
    ({ type, features: [first] }) =>
      expect([type, first.type, first.geometry.type, first.properties.rank]).toEqual([
        'FeatureCollection',
        'Feature',
        'Point',
        1,
      ]),
  ),
  refuses('v2.focus', SUGGEST, (w) => ({ ...addr(w), focus: '91,0' }), 400, 105),
  ...[
    [{}, 3],
    [{ count: 7 }, 7],
    [{ count: 101 }, 100],
  ].map(([count, results]) =>
    answers(
      'v2.count',
      SUGGEST,
      (w) => ({ ...addr(w), ...(count as object) }),
      (_json, { asked }) => expect(asked.at(-1)?.results).toBe(results),
    ),
  ),
  ...['0', '-1', '1.5', 'x', ''].map((count) => refuses('v2.count', SUGGEST, (w) => ({ ...addr(w), count }), 400, 107)),
  answers(
    'v2.clip',
    SUGGEST,
    (w) => ({ ...addr(w), clip: 'none' }),
    (_json, { asked }) => expect(asked.at(-1)?.clip).toEqual({}),
  ),
  answers(
    'v2.clip',
    SUGGEST,
    (w) => ({ ...addr(w), clip: 'radius(51.5,359.8,100)' }),
    (_json, { asked }) => expect(asked.at(-1)?.clip.circle?.radiusMetres).toBe(100_000),
  ),
  answers(
    'v2.clip',
    SUGGEST,
    (w) => ({ ...addr(w), clip: 'focus(5)', focus: '51.5,-0.2' }),
    (_json, { asked }) =>
      expect(asked.at(-1)?.clip).toEqual({ circle: { centre: { lat: 51.5, lng: -0.2 }, radiusMetres: 5000 } }),
  ),
  ...['bbox(52,1,51,-1)', ' bbox( 51 , -1 , 52 , 1 ) '].map((clip) =>
    answers(
      'v2.clip',
      SUGGEST,
      (w) => ({ ...addr(w), clip }),
      (_json, { asked }) => expect(asked.at(-1)?.clip.box).toEqual({ south: 51, west: -1, north: 52, east: 1 }),
    ),
  ),
  ...[',', ';', ' , '].map((between) =>
    answers(
      'v2.clip.several',
      SUGGEST,
      (w) => ({ ...addr(w), clip: `radius(1,2,3)${between}bbox(1,2,0,0)` }),
      (_json, { asked }) => expect(keysOf(asked.at(-1)!.clip)).toBe('box,boxHoldsWhole,circle'),
    ),
  ),
  answers(
    'v2.clip.several',
    SUGGEST,
    (w) => ({ ...addr(w), clip: 'radius(51.5,-0.2,900),focus(5)', focus: '-30,20' }),
    ({ suggestions }) => expect(suggestions).toEqual([]),
  ),
  refuses('v2.clip.focus', SUGGEST, (w) => ({ ...addr(w), clip: 'focus(5)' }), 400, 106),
  ...badClips.map((clip) => refuses('v2.clip.bad', SUGGEST, (w) => ({ ...addr(w), clip }), 400, 106)),

  answers(
    'v2.voice',
    VOICE,
    ({ english }) => ({ json: heard(english.words), lang: 'en', count: 50 }),
    (json, { asked }) => {
      expect([keysOf(json), asked.at(-1)?.results]).toEqual(['status,suggestions,thanks', 20]);
      expect(asked.at(-1)?.input).toMatchObject({ kind: 'voice', hypotheses: [{ confidence: 0.5 }] });
    },
  ),
  answers('v2.voice.text', VOICE, { text: 'a b c', lang: 'en', 'voice-type': 'text-asr' }, (_json, { asked }) =>
    expect(asked.at(-1)?.input).toMatchObject({ hypotheses: [{ text: 'a b c' }] }),
  ),
  refuses('v2.voice.text', VOICE, { json: heard('a.b.c'), lang: 'en', 'voice-type': 'text-asr' }, 400, 200),
  refuses('v2.voice.json', VOICE, { text: 'a b c', lang: 'en' }, 400, 200),
  refuses('v2.voice.json', VOICE, { json: '{', lang: 'en' }, 400, 102),
  refuses('v2.voice.type', VOICE, { json: heard('a.b.c'), lang: 'en', 'voice-type': 'x' }, 400, 102),
  refuses('v2.voice.lang', VOICE, { json: heard('a.b.c'), lang: 'de' }, 400, 103),

  ...['/v2/standardblend', '/v2/standardblend-ml'].map((path) =>
    answers(
      'v2.blend',
      path,
      (w) => ({ ...addr(w), focus: '51.5,-0.2' }),
      (json, { asked }) => {
        expect(keysOf(json)).toBe('blends,status,thanks');
        expect(keysOf(json.blends[0])).toBe('country,distance,geometry,language,place,rank,words');
        expect(asked.at(-1)).toMatchObject({ results: 3, focusResults: 1 });
      },
    ),
  ),
  answers('v2.voice-blend', '/v2/voice-standardblend', { json: heard('a.b.c'), lang: 'en' }, (json) =>
    expect(keysOf(json)).toBe('blends,status,thanks'),
  ),
  refuses('v2.voice-blend', '/v2/voice-standardblend', { lang: 'en' }, 400, 200),

  ...['52.2083,0.1166,52.2079,0.1161', '52.2079,0.1161,52.2083,0.1166'].map((bbox) =>
    answers('v2.grid', GRID, { bbox }, (json) => {
      expect([keysOf(json), json.status]).toEqual(['lines,status,thanks', OK]);
      expect(json.lines.length).toBeGreaterThan(10);
    }),
  ),
  answers('v2.grid.geojson', GRID, { bbox: '52.2083,0.1166,52.2079,0.1161', format: 'geojson' }, (json) => {
    expect([json.type, json.properties.status]).toEqual(['MultiLineString', OK]);
    expect(json.coordinates[0][0].length).toBe(2);
  }),
  refuses('v2.grid.xml', GRID, { bbox: '1,2,1,2', format: 'xml' }, 400, 101),
  refuses('v2.codes.108', GRID, { bbox: '1,2,3' }, 400, 108),
  refuses('v2.codes.400', GRID, { bbox: '52,0,52.02,0.02' }, 200, 400),
  answers('v2.languages', '/v2/languages', {}, ({ languages, status }) => {
    expect([languages.length, status]).toEqual([27, OK]);
    for (const language of languages) expect(keysOf(language)).toBe('code,name,native_name');
  }),

  plays('v2.xml', 'XML is well formed, under a root named after the operation', async (world) => {
    const forward = xmlRoot(await get(world, FORWARD, { ...addr(world), format: 'xml' }));
    expect([forward.tagName, forward.getElementsByTagName('words')[0]?.textContent]).toEqual([
      'forward',
      world.english.words,
    ]);
    const suggest = xmlRoot(await get(world, SUGGEST, { ...addr(world), format: 'xml' }));
    expect(suggest.tagName).toBe('autosuggest');
    expect(suggest.getElementsByTagName('suggestion').length).toBeGreaterThan(0);
  }),
  plays('v2.xml.injection', 'what was sent never breaks out of the XML', async (world) => {
    for (const text of ['<b>&"\'</forward>', ']]>', '\u0000\u0001\ud800\uffff', '<!DOCTYPE x>.<!--.?>']) {
      const query = `key=good&format=xml&addr=${encodeURIComponent(text.replace('\ud800', ''))}`;
      const root = xmlRoot(await ask(world, FORWARD, query));
      expect([root.tagName, root.getElementsByTagName('code')[0]?.textContent]).toEqual(['forward', '102']);
    }
    const keyless = xmlRoot(await ask(world, FORWARD, 'format=xml'));
    expect(keyless.getElementsByTagName('code')[0]?.textContent).toBe('1');
  }),
  plays('v2.jsonp', 'a callback wraps JSON and GeoJSON', async (world) => {
    for (const format of ['json', 'geojson']) {
      const { body, headers } = await get(world, FORWARD, { ...addr(world), callback: 'a.$b_1', format });
      expect([headers['content-type'], headers['x-content-type-options']]).toEqual([
        'application/javascript; charset=utf-8',
        'nosniff',
      ]);
      const [, json] = /^\/\*\*\/a\.\$b_1\((.*)\);$/s.exec(body) ?? [];
      expect((JSON.parse(json!) as Json).type ?? 'json').toBe(format === 'json' ? 'json' : 'Feature');
    }
  }),
  plays('v2.jsonp.xml', 'a callback does not go with XML', async (world) => {
    const got = await get(world, FORWARD, { ...addr(world), callback: 'f', format: 'xml' });
    expect([got.status, xmlRoot(got).getElementsByTagName('code')[0]?.textContent]).toEqual([400, '101']);
  }),
  ...['alert(1)//', 'a-b', '1a', '', 'a b', '<script>', 'a\u2028', 'a'.repeat(129), 'a;b', 'a/**/', "a'", 'a[0]'].map(
    (callback) => refuses('v2.jsonp.injection', FORWARD, (w) => ({ ...addr(w), callback }), 400, 101),
  ),
  plays('v2.geojson.position', 'errors have the status where answers have it', async (world) => {
    const { json } = await get(world, FORWARD, { addr: 'xx.yy.zz', format: 'geojson' });
    expect([json.status.code, json.properties.status.code]).toEqual([300, 300]);
    const found = await get(world, SUGGEST, { ...addr(world), count: 0, format: 'geojson' });
    expect([found.json.features, found.json.status.code]).toEqual([[], 107]);
    const grid = await get(world, GRID, { bbox: '51,0,52,1', format: 'geojson' });
    expect([grid.json.coordinates, grid.json.properties.status.code]).toEqual([[], 400]);
  }),
  plays('v2.tls', 'plain HTTP is refused where TLS is required, in v2 only', async (world) => {
    const plain = { caller: { overTls: false } };
    const { status, json } = await ask(world, FORWARD, 'key=good', plain);
    expect([status, json.status.status]).toEqual([400, 400]);
    expect((await ask(world, '/v3/available-languages', 'key=good', plain)).status).toBe(200);
    expect((await ask(world, '/get-languages', 'key=good', plain)).status).toBe(200);
  }),
  plays('v2.deprecation', 'answers and errors say what comes after', async (world) => {
    for (const [path, next] of [
      [FORWARD, 'convert-to-coordinates'],
      [SUGGEST, 'autosuggest'],
      ['/v2/x', 'autosuggest'],
    ]) {
      const { headers } = await ask(world, path!, 'key=good');
      expect(headers.deprecation).toBe('@1551398400');
      expect(headers.link).toBe(`</v3/${next}>; rel="successor-version"`);
    }
  }),
];
