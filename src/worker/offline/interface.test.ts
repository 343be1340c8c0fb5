import { describe, expect, test } from 'vitest';
import { ANY_KEY, fetchAnswer, openApi } from '../../api/index.ts';
import { openEngine } from '../../engine/index.ts';
import { loadFromFolder } from '../../pipeline/data-folder.ts';
import { openInterface } from './interface.ts';

const origin = 'https://map.example';
const question = (path = '/v3/convert-to-3wa?coordinates=51.5,-0.12') => new Request(origin + path);

const page = (status: number) => new Response('<!doctype html>', { status, headers: { 'Content-Type': 'text/html' } });

const denial = () =>
  new Response('<Error><Code>NoSuchKey</Code></Error>', {
    status: 404,
    headers: { 'Content-Type': 'application/xml' },
  });

const opened = (ask: () => Promise<Response>, load = loadFromFolder) => {
  let asked = 0;
  const answer = openInterface(load, origin, () => {
    asked++;
    return ask();
  });
  return { answer, asked: () => asked };
};

describe('the embedded engine answers, without a key', () => {
  test.each([
    ['where files are not found', async () => page(404), 1],
    ['where files are not found, told in XML', async () => denial(), 1],
    ['where everything unknown is the map', async () => page(200), 1],
    ['where nobody can be reached', () => Promise.reject(new TypeError('Failed to fetch')), 2],
  ])('%s', async (_, ask, times) => {
    const { answer, asked } = opened(ask);
    const first = await answer(question());
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const { words, map } = await first.json();
    expect(words).toMatch(/^\p{L}+\.\p{L}+\.\p{L}+$/u);
    expect(map).toBe(`${origin}/${words}`);
    const wrong = await answer(question('/v3/convert-to-3wa?coordinates=north'));
    expect([wrong.status, (await wrong.json()).error.code]).toEqual([400, 'BadCoordinates']);
    expect(asked()).toBe(times);
  });
});

describe('a server that is there answers', () => {
  test.each([200, 401, 404, 429])('with %i', async (status) => {
    const { answer, asked } = opened(async () => Response.json({ from: 'the server' }, { status }));
    for (const _ of [1, 2]) {
      const reply = await answer(question());
      expect([reply.status, await reply.json()]).toEqual([status, { from: 'the server' }]);
    }
    expect(asked()).toBe(2);
  });

  test.each(['format=xml', 'callback=show'])('in every form: %s', async (form) => {
    const engine = await openEngine({ load: loadFromFolder });
    const server = fetchAnswer(openApi({ engine, keys: ANY_KEY, mapUrl: origin }));
    const path = `/v2/reverse?coords=51.5,-0.12&${form}`;
    const { answer, asked } = opened(async () => (await server(question(path))) ?? Response.error());
    for (const _ of [1, 2]) {
      const reply = await answer(question(path));
      // No key was given, and the server wants one.
      expect(reply.status).toBe(401);
      expect(reply.headers.get('content-type')).not.toContain('json');
    }
    expect(asked()).toBe(2);
  });

  test('even when it is in trouble', async () => {
    const { answer } = opened(async () => page(502));
    expect((await answer(question())).status).toBe(502);
  });
});

test('without data it says so, and tries again the next time', async () => {
  let away = true;
  const { answer } = opened(
    async () => page(404),
    (name) => (away ? Promise.reject(new Error(`${name} is away`)) : loadFromFolder(name)),
  );
  const refused = await answer(question());
  expect([refused.status, (await refused.json()).error.code]).toEqual([503, 'NotReady']);
  away = false;
  expect((await answer(question())).status).toBe(200);
});
