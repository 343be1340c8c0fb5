import { expect } from 'vitest';
import { answers, ask, type Case, plays, refuses } from './world.ts';

/** What holds around every question: paths, methods, keys, duplicates, CORS. */
const TO_WORDS = '/v3/convert-to-3wa';
const HERE = 'coordinates=51.521251,-0.203586';

const keyCase = (key: string, expected: readonly (readonly [path: string, status: number, code: unknown])[]): Case =>
  plays(`all.key.${key}`, `a ${key} key, in every generation`, async (world) => {
    for (const [path, status, code] of expected) {
      const { json, ...got } = await ask(world, path, key === 'missing' ? '' : `key=${key}`);
      expect([path, got.status, json.error?.code ?? json.error ?? json.code]).toEqual([path, status, code]);
    }
  });

const METHODS = ['HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'get', ''];

export const protocolCases: readonly Case[] = [
  ...['/v3', '/v3/', '/v3/nothing', '/v3/convert-to-3wa/', '/V3/convert-to-3wa', '/v3/%63onvert-to-3wa', '/'].map(
    (path) => refuses('v3.404', path, '', 404, 'NotFound'),
  ),
  plays('v3.405', 'every method but GET is 405 and told what is allowed', async (world) => {
    for (const method of METHODS) {
      const { status, headers, json } = await ask(world, TO_WORDS, HERE, { method });
      expect([status, json.error.code, headers.allow]).toEqual([405, 'MethodNotAllowed', 'GET, OPTIONS']);
    }
  }),
  plays('v2.405', 'every method but GET is 405', async (world) => {
    const { status, headers, json } = await ask(world, '/v2/forward', 'key=good', { method: 'POST' });
    expect([status, json.status, headers.allow]).toEqual([405, 405, 'GET, OPTIONS']);
  }),
  refuses('v2.404', '/v2/nothing', 'key=good', 404, undefined),
  plays('all.order', '404, 405, key, duplicate, missing, malformed, too big: the first answers', async (world) => {
    const codeOf = async (path: string, query: string, method = 'GET'): Promise<unknown> =>
      (await ask(world, path, query, { method })).json.error.code;
    expect(await codeOf('/v3/nothing', '', 'POST')).toBe('NotFound');
    expect(await codeOf('/v3/grid-section', '', 'POST')).toBe('MethodNotAllowed');
    expect(await codeOf('/v3/grid-section', 'format=x&format=y')).toBe('MissingKey');
    expect(await codeOf('/v3/grid-section', 'key=good&format=x&format=y')).toBe('DuplicateParameter');
    expect(await codeOf('/v3/grid-section', 'key=good&format=x')).toBe('MissingBoundingBox');
    expect(await codeOf('/v3/grid-section', 'key=good&format=x&bounding-box=0,0,9,9')).toBe('BadFormat');
    expect(await codeOf('/v3/grid-section', 'key=good&bounding-box=0,0,9,9')).toBe('BadBoundingBoxTooBig');
  }),
  plays('all.duplicate', 'a parameter twice is a duplicate, however its name is encoded; key too', async (world) => {
    for (const again of [HERE, 'c%6fordinates=1,2', 'coordinates', 'coordinates=', 'key=good']) {
      const { status, json } = await ask(world, TO_WORDS, `key=good&${HERE}&${again}`);
      expect([again, status, json.error.code]).toEqual([again, 400, 'DuplicateParameter']);
    }
    const old = await ask(world, '/v2/languages', 'key=good&key=good');
    expect([old.status, old.json.status, old.json.code]).toEqual([401, 401, 2]);
    const oldest = await ask(world, '/get-languages', 'key=good&key=good');
    expect([oldest.status, oldest.json.error]).toEqual([200, 'X1']);
  }),
  plays('all.unknown-parameters', 'unknown parameters are ignored, even twice and badly encoded', async (world) => {
    const { status } = await ask(world, TO_WORDS, `&&=&x&y=%&y=%zz&%=1&key=good&${HERE}&=x&__proto__=1&constructor=2`);
    expect(status).toBe(200);
  }),
  keyCase('missing', [
    [TO_WORDS, 401, 'MissingKey'],
    ['/v2/languages', 401, 1],
    ['/get-languages', 200, 'X1'],
  ]),
  keyCase('unknown', [
    [TO_WORDS, 401, 'InvalidKey'],
    ['/v2/languages', 401, 2],
    ['/get-languages', 200, 'X1'],
  ]),
  keyCase('suspended', [
    [TO_WORDS, 401, 'SuspendedKey'],
    ['/v2/languages', 401, 3],
    ['/get-languages', 200, 'X3'],
  ]),
  keyCase('quota', [
    [TO_WORDS, 402, 'QuotaExceeded'],
    ['/v2/languages', 402, undefined],
    ['/get-languages', 200, 'X3'],
  ]),
  plays('all.key.too-many', 'too many requests are told when to come back', async (world) => {
    for (const path of [TO_WORDS, '/v2/languages', '/get-languages']) {
      const { status, headers } = await ask(world, path, 'key=eager');
      expect([status, headers['retry-after']]).toEqual([429, '7']);
    }
    const { json } = await ask(world, TO_WORDS, 'key=eager');
    expect(json.error.code).toBe('TooManyRequests');
  }),
  plays('all.key.header', 'the key may come as a header, or both ways; the header wins', async (world) => {
    const statusOf = async (query: string, key: string): Promise<number> =>
      (await ask(world, TO_WORDS, `${HERE}${query}`, { headers: { 'x-api-key': key } })).status;
    expect(await statusOf('', 'good')).toBe(200);
    expect(await statusOf('&key=good', 'good')).toBe(200);
    expect(await statusOf('&key=unknown', 'good')).toBe(200);
    expect(await statusOf('&key=good', 'unknown')).toBe(401);
    expect(await statusOf('&key=good', '')).toBe(200);
  }),
  plays('all.key.empty', 'an empty key is a missing key', async (world) => {
    const { status, json } = await ask(world, TO_WORDS, `key=&${HERE}`);
    expect([status, json.error.code]).toEqual([401, 'MissingKey']);
  }),
  plays('all.cors', 'a preflight is answered with what was asked for', async (world) => {
    for (const path of [TO_WORDS, '/v2/forward', '/words', '/openapi.json']) {
      const asked = { 'access-control-request-headers': 'x-api-key, X-Wrapper, bad header, a\r\nb' };
      const { status, headers, body } = await ask(world, path, '', { method: 'OPTIONS', headers: asked });
      expect([status, body]).toEqual([204, '']);
      expect(headers['access-control-allow-methods']).toBe('GET, OPTIONS');
      expect(headers['access-control-allow-headers']).toBe('X-Api-Key, Content-Type, X-Wrapper');
      expect(Number(headers['access-control-max-age'])).toBeGreaterThan(0);
    }
  }),
  plays('all.types', 'JSON and GeoJSON are both application/json', async (world) => {
    for (const format of ['json', 'geojson']) {
      const { headers } = await ask(world, TO_WORDS, `key=good&${HERE}&format=${format}`);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
  }),
  plays('all.errors.closed', 'a fault of ours is a 500 that says nothing and is reported', async (world) => {
    for (const path of [TO_WORDS, '/v2/reverse', '/position']) {
      const { status, body } = await ask(world, path, 'key=broken');
      expect(status).toBe(500);
      expect(body).not.toMatch(/the key store|at |Error:/);
    }
  }),
  answers('v3.openapi', '/openapi.json', '', ({ openapi, paths }) => {
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths).length).toBe(21);
  }),
  plays('unversioned.paths', 'short paths are the map’s unless they carry a question', async ({ api }) => {
    for (const path of ['/words', '/w3w', '/position']) {
      expect([api.owns(path, ''), api.owns(path, 'q=1'), api.owns(path, 'key=')]).toEqual([false, false, true]);
      expect([api.owns(path, 'string=a'), api.owns(path, 'a&position=1')]).toEqual([true, true]);
    }
    expect(['/', '/a.b.c', '/v3x', '/v4/x', '/map'].some((path) => api.owns(path, 'key=x'))).toBe(false);
    expect(
      ['/v3', '/v2', '/v3/x', '/v2/x', '/get-languages', '/openapi.json'].every((path) => api.owns(path, '')),
    ).toBe(true);
  }),
];
