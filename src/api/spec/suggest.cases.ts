import { expect } from 'vitest';
import { boxHolds, distanceMetres } from '../../engine/index.ts';
import { answers, ask, type Case, get, type Json, plays, type Query, refuses, type World } from './world.ts';

/** v3: the autosuggest family. */
const SUGGEST = '/v3/autosuggest';

type Fields = Exclude<Query, string>;

const exact =
  (more: Fields = {}) =>
  ({ english }: World): Fields => ({ input: english.words, ...more });

const heard = (words: string): string =>
  JSON.stringify({
    _isInGrammar: 'yes',
    _isSpeech: 'yes',
    _resultType: 'NBest',
    _hypotheses: [
      {
        _score: 342516,
        _startRule: 'whatever',
        _conf: 6546,
        _beginTimeMs: 6570,
        _endTimeMs: 8250,
        _lmScore: -6187,
        _items: words.split('.').map((word) => ({ _type: 'terminal', _score: 1, _orthography: word, _conf: 6964 })),
      },
    ],
  });

const spoken = ({ english }: World): string => english.words.replaceAll('.', ' ');

const ring = (pairs: number): string =>
  [...Array.from({ length: pairs - 1 }, (_, at) => `${Math.sin(at)},${Math.cos(at)}`), '0,1'].join(',');

/** What the engine is asked for this query, besides the input. */
const asks = (row: string, more: Fields, expected: object): Case =>
  plays(row, `the engine is asked ${JSON.stringify(expected)}`, async (world) => {
    const { status } = await get(world, SUGGEST, exact(more)(world));
    expect(status).toBe(200);
    expect(world.asked.at(-1)).toMatchObject(expected);
  });

export const suggestCases: readonly Case[] = [
  answers('v3.suggestion.shape', SUGGEST, exact(), ({ suggestions }) => {
    expect(suggestions.length).toBeGreaterThan(0);
    for (const [at, one] of suggestions.entries()) {
      expect(Object.keys(one).sort()).toEqual(['country', 'language', 'nearestPlace', 'rank', 'words']);
      expect(one.rank).toBe(at + 1);
      expect(one.country).toMatch(/^[A-Z]{2}$/);
    }
  }),
  answers('v3.suggestion.distance', SUGGEST, exact({ focus: '51.5,-0.2' }), ({ suggestions }) => {
    for (const { distanceToFocusKm } of suggestions) expect(Number.isInteger(distanceToFocusKm)).toBe(true);
  }),
  answers('v3.suggest.exact', SUGGEST, exact(), ({ suggestions: [first] }, { english }) =>
    expect(first.words).toBe(english.words),
  ),
  answers(
    'v3.suggest.exact',
    SUGGEST,
    ({ german }) => ({ input: german.words }),
    ({ suggestions: [first] }, world) => expect([first.words, first.language]).toEqual([world.german.words, 'de']),
  ),
  ...['fr', 'en'].map((language) =>
    answers(
      'v3.suggest.exact',
      SUGGEST,
      ({ german }) => ({ input: german.words, language }),
      ({ suggestions: [first] }, world) => expect([first.words, first.language]).toEqual([world.german.words, 'de']),
    ),
  ),
  answers(
    'v3.suggest.slashes',
    SUGGEST,
    ({ english }) => ({ input: `///${english.words}` }),
    ({ suggestions }, world) => expect(suggestions[0].words).toBe(world.english.words),
  ),
  refuses('v3.suggest.input.required', SUGGEST, {}, 400, 'MissingInput'),
  refuses('v3.suggest.input.required', SUGGEST, { input: ' ' }, 400, 'MissingInput'),
  refuses('v3.suggest.input.long', SUGGEST, { input: 'a'.repeat(1_000_000) }, 400, 'BadInput'),
  ...['a', 'ab.cd', 'ab.cd.'].map((input) =>
    answers('v3.suggest.input.short', SUGGEST, { input }, ({ suggestions }) => expect(suggestions).toEqual([])),
  ),
  ...['', '.', '. '].map((end) =>
    answers(
      'v3.suggest.input.short',
      SUGGEST,
      ({ english }) => ({ input: english.words.split('.').slice(0, 2).join('.') + end }),
      ({ suggestions }) => expect(suggestions).toEqual([]),
    ),
  ),
  // Two words, one of them begun, mistaken or unknown; and one word alone that others could be cut out of.
  ...[/[^.]+$/, /.[^.]+$/].map((cut) =>
    answers(
      'v3.suggest.input.short',
      SUGGEST,
      ({ english }) => ({ input: english.words.split('.').slice(0, 2).join('.').replace(cut, 'q') }),
      ({ suggestions }) => expect(suggestions).toEqual([]),
    ),
  ),
  ...[/\./, /\./g].map((forgotten) =>
    answers(
      'v3.suggest.input.partial',
      SUGGEST,
      ({ english }) => ({ input: english.words.replace(forgotten, '') }),
      ({ suggestions }, { english }) => expect(suggestions[0].words).toBe(english.words),
    ),
  ),
  answers(
    'v3.suggest.input.partial',
    SUGGEST,
    ({ english }) => ({ input: english.words.replace(/[^.]+$/, (third) => third.slice(0, 1)) }),
    ({ suggestions }) => expect(suggestions.length).toBe(3),
  ),
  asks('v3.suggest.n-results.default', {}, { results: 3 }),
  asks('v3.suggest.n-results', { 'n-results': 7 }, { results: 7 }),
  asks('v3.suggest.n-results.max', { 'n-results': 101 }, { results: 100 }),
  ...['0', '-1', '1.5', 'x', '', '1e2'].map((n) =>
    refuses('v3.suggest.n-results.bad', SUGGEST, exact({ 'n-results': n }), 400, 'BadNResults'),
  ),
  answers('v3.suggest.n-results', SUGGEST, exact({ 'n-results': 1 }), (json) =>
    expect(json.suggestions.length).toBe(1),
  ),
  asks('v3.suggest.focus', { focus: '51.5,361' }, { focus: { lat: 51.5, lng: 1 } }),
  ...['91,0', '1', 'a,b', ''].map((focus) => refuses('v3.suggest.focus', SUGGEST, exact({ focus }), 400, 'BadFocus')),
  asks('v3.suggest.n-focus-results', { focus: '1,2', 'n-results': 5, 'n-focus-results': 1 }, { focusResults: 1 }),
  asks(
    'v3.suggest.n-focus-results',
    { focus: '1,2', 'n-results': `${'9'.repeat(30)}`, 'n-focus-results': 150 },
    { results: 100, focusResults: 150 },
  ),
  plays('v3.suggest.n-focus-results.alone', 'n-focus-results without focus has no effect', async (world) => {
    const { status } = await get(world, SUGGEST, exact({ 'n-focus-results': 1 })(world));
    expect(status).toBe(200);
    expect(world.asked.at(-1)?.focusResults).toBeUndefined();
  }),
  ...['4', '-1', 'x', '1.5'].map((n) =>
    refuses(
      'v3.suggest.n-focus-results.bad',
      SUGGEST,
      exact({ focus: '1,2', 'n-focus-results': n }),
      400,
      'BadNFocusResults',
    ),
  ),
  asks('v3.suggest.clip-to-country', { 'clip-to-country': 'gb,Nz' }, { clip: { countries: ['GB', 'NZ'] } }),
  answers('v3.suggest.clip-to-country.unknown', SUGGEST, exact({ 'clip-to-country': 'ZX' }), ({ suggestions }) =>
    expect(suggestions).toEqual([]),
  ),
  ...['ZXC', '4a', 'gb,', '', 'é1', 'g b'].map((code) =>
    refuses('v3.suggest.clip-to-country.bad', SUGGEST, exact({ 'clip-to-country': code }), 400, 'BadClipToCountry'),
  ),
  asks(
    'v3.suggest.clip-to-bounding-box',
    { 'clip-to-bounding-box': '-10,170,10,190' },
    {
      clip: { box: { south: -10, west: 170, north: 10, east: 190 } },
    },
  ),
  asks(
    'v3.suggest.clip-to-bounding-box.wide',
    { 'clip-to-bounding-box': '-10,-300,10,300' },
    {
      clip: { box: { west: -180, east: 180 } },
    },
  ),
  asks(
    'v3.suggest.clip-to-bounding-box.zero',
    { 'clip-to-bounding-box': '1,2,1,2' },
    {
      clip: { box: { south: 1, west: 2, north: 1, east: 2 } },
    },
  ),
  answers('v3.suggest.clip.applies', SUGGEST, exact({ 'clip-to-bounding-box': '40,-10,60,10' }), (_json, { asked }) => {
    const box = asked.at(-1)?.clip.box;
    expect(box !== undefined && boxHolds(box, 50, 0)).toBe(true);
  }),
  ...['10,0,5,1', '0,10,5,5', '91,0,92,1', '1,2,3', '1,2,3,4,5', 'a,b,c,d', ''].map((box) =>
    refuses(
      'v3.suggest.clip-to-bounding-box.bad',
      SUGGEST,
      exact({ 'clip-to-bounding-box': box }),
      400,
      'BadClipToBoundingBox',
    ),
  ),
  asks(
    'v3.suggest.clip-to-circle',
    { 'clip-to-circle': '51,181,10' },
    {
      clip: { circle: { centre: { lat: 51, lng: -179 }, radiusMetres: 10_000 } },
    },
  ),
  answers(
    'v3.suggest.clip-to-circle.huge',
    SUGGEST,
    exact({ 'clip-to-circle': '0,0,99999999999999' }),
    ({ suggestions }, world) => expect(suggestions[0].words).toBe(world.english.words),
  ),
  answers(
    'v3.suggest.clip-to-circle.huge',
    SUGGEST,
    exact({ 'clip-to-circle': `0,0,${'9'.repeat(30)}` }),
    ({ suggestions }, world) => expect(suggestions[0].words).toBe(world.english.words),
  ),
  plays(
    'v3.suggest.clip-to-circle',
    'the middle of a square as it is told lies in a circle of no size',
    async (world) => {
      const { centre, words } = world.english;
      const circle = `${centre.lat.toFixed(6)},${centre.lng.toFixed(6)},0`;
      const { json } = await get(world, SUGGEST, { input: words, 'clip-to-circle': circle });
      expect(json.suggestions[0]?.words).toBe(words);
    },
  ),
  answers(
    'v3.suggest.clip.applies',
    SUGGEST,
    exact({ 'clip-to-circle': '51.5,-0.2,500', 'n-results': 5 }),
    ({ suggestions }) => {
      expect(suggestions.length).toBeGreaterThan(0);
    },
  ),
  ...['1,2', '1,2,-1', '91,0,1', '1,2,3,4', 'x', '', '1,2,3,4,5,6', '1,2,1e400'].map((circle) =>
    refuses('v3.suggest.clip-to-circle.bad', SUGGEST, exact({ 'clip-to-circle': circle }), 400, 'BadClipToCircle'),
  ),
  asks(
    'v3.suggest.clip-to-polygon',
    { 'clip-to-polygon': '0,0,0,181,1,181,0,0' },
    {
      clip: {
        polygon: [
          { lat: 0, lng: 0 },
          { lat: 0, lng: 181 },
          { lat: 1, lng: 181 },
          { lat: 0, lng: 0 },
        ],
      },
    },
  ),
  ...[-3600, -1080, -720, -360, 0, 360, 720, 1080, 3600].map((turns) =>
    plays('v3.suggest.clip-to-polygon', `a ring ${turns}° away holds what it holds here`, async (world) => {
      const { centre, words } = world.english;
      const [south, west] = [centre.lat - 0.5, centre.lng - 0.5 + turns];
      const [north, east] = [south + 1, west + 1];
      const ring = [south, west, south, east, north, east, north, west, south, west].join(',');
      const { json } = await get(world, SUGGEST, { input: words, 'clip-to-polygon': ring });
      expect(json.suggestions[0]?.words).toBe(words);
    }),
  ),
  answers(
    'v3.suggest.clip-to-polygon',
    SUGGEST,
    exact({ 'clip-to-polygon': '-90,-180,-90,180,90,180,90,-180,-90,-180' }),
    ({ suggestions }, world) => expect(suggestions[0].words).toBe(world.english.words),
  ),
  asks('v3.suggest.clip-to-polygon.most', { 'clip-to-polygon': ring(25) }, { results: 3 }),
  ...[
    ring(26),
    '0,0,1,1,0,0',
    '0,0,1,1,2,2,3,3',
    '0,0,1,1,2,2,0',
    '91,0,1,1,2,2,91,0',
    'a',
    '',
    '1,'.repeat(400_000),
  ].map((polygon) =>
    refuses('v3.suggest.clip-to-polygon.bad', SUGGEST, exact({ 'clip-to-polygon': polygon }), 400, 'BadClipToPolygon'),
  ),
  asks(
    'v3.suggest.clip.several',
    { 'clip-to-circle': '1,2,3', 'clip-to-country': 'FR', 'clip-to-bounding-box': '0,0,1,1' },
    {
      clip: { circle: { radiusMetres: 3000 }, countries: ['FR'], box: { east: 1 } },
    },
  ),
  plays('v3.suggest.clip.once', 'two clips of one type are a duplicate', async (world) => {
    const query = `key=good&input=${encodeURIComponent(world.english.words)}&clip-to-circle=1,2,3&clip-to%2Dcircle=1,2,3`;
    const reply = await world.api.handle('GET', SUGGEST, query, () => undefined, {
      address: '',
      origin: '',
      overTls: true,
    });
    expect([reply.status, reply.code]).toEqual([400, 'DuplicateParameter']);
  }),
  plays('v3.suggest.clip.applies', 'every suggestion lies in the circle', async (world) => {
    const { json } = await get(
      world,
      '/v3/autosuggest-with-coordinates',
      exact({ 'clip-to-circle': '51.5,-0.2,900' })(world),
    );
    expect(json.suggestions.length).toBeGreaterThan(0);
    for (const { coordinates } of json.suggestions)
      expect(distanceMetres(51.5, -0.2, coordinates.lat, coordinates.lng)).toBeLessThan(900_000);
  }),
  asks('v3.suggest.language', { language: 'DE' }, { language: 'de' }),
  refuses('v3.suggest.language', SUGGEST, exact({ language: 'xx' }), 400, 'BadLanguage'),
  asks('v3.suggest.locale', { locale: 'mn_la' }, { results: 3 }),
  refuses(
    'v3.suggest.locale',
    SUGGEST,
    ({ english }) => `key=good&input=${english.words}&locale=a&locale=a`,
    400,
    'DuplicateParameter',
  ),
  asks('v3.suggest.prefer-land.default', {}, { preferLand: true }),
  asks('v3.suggest.prefer-land', { 'prefer-land': 'False' }, { preferLand: false }),
  refuses('v3.suggest.prefer-land', SUGGEST, exact({ 'prefer-land': 'maybe' }), 400, 'BadInput'),
  asks('v3.suggest.input-type', { 'input-type': 'text' }, { input: { kind: 'text' } }),
  refuses('v3.suggest.input-type', SUGGEST, exact({ 'input-type': 'song' }), 400, 'BadInputType'),
  refuses('v3.suggest.input-type', SUGGEST, exact({ 'input-type': 'constructor' }), 400, 'BadInputType'),
  refuses(
    'v3.suggest.voice.language',
    SUGGEST,
    (w) => ({ input: spoken(w), 'input-type': 'generic-voice' }),
    400,
    'MissingLanguage',
  ),
  ...['zh', 'ja', 'th'].flatMap((language) =>
    ['generic-voice', 'cloud-asr'].map((type) =>
      refuses('v3.suggest.voice.spaces', SUGGEST, { input: 'a b c', 'input-type': type, language }, 400, 'BadLanguage'),
    ),
  ),
  ...['generic-voice', 'cloud-asr', 'nmdp-asr', 'speechmatics'].map((type) =>
    answers(
      `v3.suggest.voice.${type === 'generic-voice' ? 'generic' : 'cloud'}`,
      SUGGEST,
      (w) => ({ input: spoken(w), 'input-type': type, language: 'en', focus: '51.5,-0.2', 'clip-to-country': 'GB' }),
      ({ suggestions }, { asked, english }) => {
        expect(Array.isArray(suggestions)).toBe(true);
        const hypotheses = [{ text: english.words.replaceAll('.', ' '), confidence: 1 }];
        expect(asked.at(-1)).toMatchObject({
          input: { kind: 'voice', hypotheses },
          focus: {},
          clip: { countries: ['GB'] },
        });
      },
    ),
  ),
  ...['hybrid-asr', 'vocon-hybrid'].map((type) =>
    answers(
      'v3.suggest.voice.hybrid',
      SUGGEST,
      ({ english }) => ({ input: heard(english.words), 'input-type': type }),
      (_json, { asked, english }) => {
        const hypotheses = [{ text: english.words.replaceAll('.', ' '), confidence: 0.6546 }];
        expect(asked.at(-1)?.input).toEqual({ kind: 'voice', hypotheses });
      },
    ),
  ),
  ...[
    'not json',
    '{}',
    '[]',
    'null',
    '{"_hypotheses":"x"}',
    '{"_hypotheses":[1]}',
    '{"_hypotheses":[{"_items":7}]}',
    '['.repeat(60_000),
  ].map((input) => refuses('v3.suggest.voice.hybrid', SUGGEST, { input, 'input-type': 'hybrid-asr' }, 400, 'BadInput')),
  answers(
    'v3.suggest.with-coordinates',
    '/v3/autosuggest-with-coordinates',
    exact(),
    ({ suggestions: [first] }, world) => {
      expect(first.coordinates.lat).toBeCloseTo(world.english.centre.lat, 6);
      expect(first.square.southwest.lat).toBeLessThan(first.square.northeast.lat);
      expect(first.map).toContain('https://map.example/');
    },
  ),
  answers('v3.suggest.selection', '/v3/autosuggest-selection', exact({ selection: 'a.b.c', rank: 1 }), (json: Json) =>
    expect(json).toEqual({}),
  ),
  plays('v3.suggest.selection.post', 'older clients report a selection by POST, after a preflight', async (world) => {
    const path = '/v3/autosuggest-selection';
    const preflight = await ask(world, path, '', { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers['access-control-allow-methods']]).toEqual([204, 'GET, POST, OPTIONS']);
    const reported = await ask(world, path, 'key=good&selection=a.b.c', { method: 'POST' });
    expect([reported.status, reported.json]).toEqual([200, {}]);
    expect((await ask(world, path, 'key=good', { method: 'PUT' })).status).toBe(405);
  }),
];
