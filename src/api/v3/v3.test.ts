import { describe, expect, it } from 'vitest';
import { boundsOf, centreOf, type Engine, squareAt, wrapLongitude } from '../../engine/index.ts';
import { openApi } from '../index.ts';

/** An engine with one address, so that the form of answers is tested apart from the data. */
const address = (lat: number, lng: number) => {
  const square = squareAt(lat, wrapLongitude(lng));
  const [centre, bounds] = [centreOf(square), boundsOf(square)];
  return { ok: true, value: { square, words: 'größe.über.maß', language: 'de', centre, bounds } } as const;
};
const engine: Engine = {
  languages: () => [],
  loadPlaces: () => Promise.resolve(),
  loadTowns: () => Promise.resolve(),
  loadNames: () => Promise.resolve(),
  findPlaces: () => ({ found: [], lacks: { villages: false, names: false }, isCalledSo: false }),
  searchPlaces: () => [],
  placesIn: () => [],
  loadLanguage: () => Promise.resolve(),
  isLoaded: () => true,
  missingFor: () => [],
  toWords: address,
  wordsOfSquare: () => address(0, 0),
  toSquare: () => address(51.5, -0.1),
  wordsOnly: () => undefined,
  centreOnly: () => false,
  gridLines: () => ({ ok: true, value: [{ start: { lat: 1.23456789, lng: 2 }, end: { lat: 1.23456789, lng: 181 } }] }),
  countryAt: () => 'ZZ',
  whereIs: () => ({ country: 'DE', nearestPlace: 'Say "Ort"', distanceMetres: 1 }),
  mistakable: () => Promise.resolve({ ok: true, value: [] }),
  loadSuggestions: () => Promise.resolve(),
  canSuggest: () => true,
  suggest: () => ({ ok: true, value: [] }),
  prepareSuggestions: () => Promise.resolve(),
};
const api = openApi({ engine, keys: { check: ({ key }) => (key === '' ? 'missing' : 'ok') } });
const caller = { address: '', origin: 'https://map.example', overTls: true };
const get = async (path: string, query: string, headers: Record<string, string> = {}, method = 'GET') => {
  const reply = await api.handle(method, path, query, (name) => headers[name], caller);
  return { ...reply, json: reply.body === '' ? undefined : JSON.parse(reply.body) };
};

describe('v3', () => {
  it('answers an address', async () => {
    const { status, json, headers } = await get('/v3/convert-to-3wa', 'coordinates=51.5,%20-0.1&key=k&language=de');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Object.keys(json)).toEqual(['country', 'square', 'nearestPlace', 'coordinates', 'words', 'language', 'map']);
    expect(json.map).toBe('https://map.example/gr%C3%B6%C3%9Fe.%C3%BCber.ma%C3%9F');
    expect(json.square.southwest.lat).toBeLessThanOrEqual(51.5);
  });

  it.each([
    ['/v3/grid-section', 'bounding-box=89.995,-180,90,180', 1],
    ['/v3/grid-section', 'bounding-box=1,2,1.01,2.01', 0],
    ['/v2/grid', 'bbox=90,180,89.9975,-180', 1],
    ['/v2/grid', 'bbox=1.01,2.01,1,2', 0],
  ])('lets what has thousands of lines wait its turn: %s?%s', async (path, query, expected) => {
    let turns = 0;
    const inTurn = async <T>(work: () => T): Promise<T> => {
      turns++;
      return work();
    };
    const keys = { check: () => 'ok' as const };
    const none = (): undefined => undefined;
    for (const setting of [{ inTurn }, { inTurn: none }, {}]) {
      const reply = await openApi({ engine, keys, ...setting }).handle('GET', path, query, none, caller);
      expect([reply.status, JSON.parse(reply.body).lines.length]).toEqual([200, 1]);
    }
    expect(turns).toBe(expected);
  });

  it('answers the grid in both shapes', async () => {
    const box = 'bounding-box=1,2,1.01,2.01&key=k';
    expect((await get('/v3/grid-section', box)).json).toEqual({
      lines: [{ start: { lat: 1.234568, lng: 2 }, end: { lat: 1.234568, lng: 181 } }],
    });
    const feature = {
      geometry: {
        coordinates: [
          [
            [2, 1.234568],
            [181, 1.234568],
          ],
        ],
        type: 'MultiLineString',
      },
      type: 'Feature',
      properties: {},
    };
    const { json } = await get('/v3/grid-section', `${box}&format=geojson`);
    expect(json).toEqual({ features: [feature], type: 'FeatureCollection' });
  });

  it.each([
    ['/v3/nothing', '', 'GET', 404, 'NotFound'],
    ['/v3/convert-to-3wa', '', 'POST', 405, 'MethodNotAllowed'],
    ['/v3/convert-to-3wa', '', 'HEAD', 405, 'MethodNotAllowed'],
    ['/v3/convert-to-3wa', 'coordinates=1,2&coordinates=1,2', 'GET', 401, 'MissingKey'],
    ['/v3/convert-to-3wa', 'key=k&coordinates=1,2&coordinates=1,2', 'GET', 400, 'DuplicateParameter'],
    ['/v3/convert-to-3wa', 'key=k&language=xx', 'GET', 400, 'MissingCoordinates'],
    ['/v3/convert-to-3wa', 'key=k&coordinates=91,2', 'GET', 400, 'BadCoordinates'],
    ['/v3/convert-to-3wa', 'key=k&coordinates=1%2&x=%', 'GET', 400, 'BadCoordinates'],
    ['/v3/autosuggest', 'key=k&input=a.b.c&n-results=2&n-focus-results=3', 'GET', 400, 'BadNFocusResults'],
    ['/v3/autosuggest', 'key=k&input=a%20b%20c&input-type=generic-voice', 'GET', 400, 'MissingLanguage'],
  ])('%s?%s %s is %i %s', async (path, query, method, status, code) => {
    const reply = await get(path, query, {}, method);
    expect([reply.status, reply.code, reply.json.error.code]).toEqual([status, code, code]);
    expect(reply.headers['access-control-allow-origin']).toBe('*');
  });

  it('looks for what was meant only in turn, and does without when too much is waiting', async () => {
    const unknown = { code: 'unknown-word', word: 'x', position: 0, message: 'no such word' } as const;
    const nobody: Engine = { ...engine, toSquare: () => ({ ok: false, problem: unknown }) };
    const [square, centre] = [squareAt(1, 2), { lat: 1, lng: 2 }];
    const meant = { square, words: 'a.b.c', language: 'en', centre, country: 'ZZ', nearestPlace: '', rank: 1 } as const;
    const asked = { ...nobody, suggest: () => ({ ok: true, value: [meant] }) as const };
    const keys = { check: () => 'ok' as const };
    const codeAndSuggestion = async (inTurn: <T>(work: () => T) => Promise<T> | undefined) => {
      const busy = openApi({ engine: asked, keys, inTurn });
      const reply = await busy.handle('GET', '/v3/convert-to-coordinates', 'words=x.y.z', () => undefined, caller);
      return [reply.code, JSON.parse(reply.body).error.suggestion];
    };
    expect(await codeAndSuggestion(() => undefined)).toEqual(['BadWords', undefined]);
    expect(await codeAndSuggestion((work) => Promise.resolve(work()))).toEqual(['BadWords', 'a.b.c']);
  });
});
