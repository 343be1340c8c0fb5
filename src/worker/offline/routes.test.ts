import { expect, test } from 'vitest';
import { routeOf } from './routes.ts';

const origin = 'https://map.example';
const files: Readonly<Record<string, string>> = {
  '/index.html': 'aa',
  '/embed.html': 'bb',
  '/embed/build.html': 'cc',
  '/assets/main-x.js': 'dd',
  '/data/atlas.bin': 'ee',
};

const map = { kind: 'file', path: '/index.html' };
const pass = { kind: 'pass' };

test.each([
  ['navigate', '/', map],
  ['navigate', '/?lang=de', map],
  ['navigate', '/filled.count.soap', map],
  ['navigate', '/stra%C3%9Fe.haus.baum?lang=de', map],
  ['navigate', '/@51.5,-0.12,17z', map],
  ['navigate', '/embed?words=a.b.c', { kind: 'file', path: '/embed.html' }],
  ['navigate', '/embed/build', { kind: 'file', path: '/embed/build.html' }],
  ['navigate', '/account', { kind: 'server-page' }],
  ['navigate', '/healthz', { kind: 'server-page' }],
  ['navigate', '/data/../account', { kind: 'server-page' }],
  ['navigate', '/v3/convert-to-3wa?coordinates=1,2', { kind: 'interface' }],
  ['cors', '/v3/convert-to-3wa?coordinates=1,2', { kind: 'interface' }],
  ['cors', '/v2/forward?addr=a.b.c', { kind: 'interface' }],
  ['cors', '/openapi.json', { kind: 'interface' }],
  ['cors', '/words?key=x&string=a', { kind: 'interface' }],
  ['no-cors', '/assets/main-x.js', { kind: 'file', path: '/assets/main-x.js' }],
  ['no-cors', '/assets/main-of-yesterday.js', { kind: 'older-file' }],
  ['cors', '/data/atlas.bin', { kind: 'file', path: '/data/atlas.bin' }],
  ['cors', '/data/atlas.bin?v=ee', { kind: 'file', path: '/data/atlas.bin' }],
  ['cors', '/data/atlas.bin?v=00', { kind: 'older-file' }],
  ['cors', '/constructor', pass],
  ['no-cors', 'https://tiles.example/data/atlas.bin', pass],
  ['navigate', 'https://other.example/', pass],
])('%s %s', (mode, path, route) => {
  const hashOf = (name: string): string | undefined => (Object.hasOwn(files, name) ? files[name] : undefined);
  expect(routeOf({ url: new URL(path, origin).href, method: 'GET', mode }, origin, hashOf)).toEqual(route);
});

test('what is sent somewhere is nobody else’s business, but the interface may refuse it', () => {
  const asked = (path: string) => routeOf({ url: origin + path, method: 'POST', mode: 'cors' }, origin, () => 'aa');
  expect(asked('/register')).toEqual(pass);
  expect(asked('/v3/convert-to-3wa')).toEqual({ kind: 'interface' });
});
