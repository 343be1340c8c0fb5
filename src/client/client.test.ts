import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ANY_KEY, type Api, EVERYBODY, openApi } from '../api/index.ts';
import { type Engine, openEngine } from '../engine/index.ts';
import { loadFromFolder } from '../pipeline/data-folder.ts';
import type { WorkerCalls } from '../worker/calls.ts';
import { NotStarted, openCalls, serveCalls } from '../worker/rpc.ts';
import { type Client, openClient, RefusedError, type Transport } from './client.ts';
import { openHttpTransport } from './transports.ts';

/** One suite over both transports: whatever answers, the page must not notice a difference. */
const nobody = { address: '', origin: 'http://localhost', overTls: false };

const overMessages = (api: Api): Transport => {
  const { port1, port2 } = new MessageChannel();
  const handlers: Pick<WorkerCalls, 'api'> = {
    api: async (path, query) => api.handle('GET', path, query, () => undefined, nobody),
  };
  serveCalls(port1, handlers);
  port1.start();
  port2.start();
  const ask = openCalls<Pick<WorkerCalls, 'api'>>(port2);
  return (path, query) => ask('api', path, query);
};

const overHttp = async (api: Api): Promise<{ server: Server; url: string }> => {
  const server = createServer(async (request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split('?');
    const header = (name: string): string | undefined => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : undefined;
    };
    const reply = await api.handle('GET', path, query, header, nobody);
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
  return { server, url: `http://127.0.0.1:${port}/` };
};

let engine: Engine;
let server: Server;
const clients = new Map<string, Client>();

beforeAll(async () => {
  engine = await openEngine({ load: loadFromFolder });
  await engine.loadPlaces();
  clients.set('worker', openClient(overMessages(openApi({ engine, keys: EVERYBODY }))));
  const http = await overHttp(openApi({ engine, keys: ANY_KEY }));
  server = http.server;
  clients.set('http', openClient(openHttpTransport(http.url, 'any-key')));
  clients.set('http without a key', openClient(openHttpTransport(http.url, '')));
});

afterAll(() => {
  server.close();
});

const clientOver = (transport: string): Client => {
  const client = clients.get(transport);
  if (client === undefined) throw new Error(`no client over ${transport}`);
  return client;
};

describe.each(['worker', 'http'])('over %s', (transport) => {
  const london = { lat: 51.520847, lng: -0.195521 };

  test('a position becomes words, and the words the same square', async () => {
    const client = clientOver(transport);
    const address = await client.wordsAt(london, 'fr');
    expect(address.language).toBe('fr');
    expect(address.country).toBe('GB');
    expect(await client.squareOf(address.words)).toEqual(address);
  });

  test('suggestions carry rank, place and distance', async () => {
    const client = clientOver(transport);
    const { words } = await client.wordsAt(london, 'en');
    const [first] = await client.suggest(words.slice(0, -1), { focus: '51.5,-0.1', language: 'en', 'n-results': 3 });
    expect(first).toMatchObject({ words, rank: 1, country: 'GB', distanceToFocusKm: 7 });
  });

  test('a section of the grid is one bundle of lines', async () => {
    const section = await clientOver(transport).gridSection(51.52, -0.196, 51.521, -0.195);
    expect(section.features[0]?.geometry.coordinates.length).toBeGreaterThan(50);
  });

  test('27 languages', async () => {
    expect((await clientOver(transport).languages()).length).toBe(27);
  });

  test('a refusal is an error with the code of the interface', async () => {
    const asked = clientOver(transport).squareOf('no.such.words');
    await expect(asked).rejects.toBeInstanceOf(RefusedError);
    await expect(asked).rejects.toMatchObject({ code: 'BadWords', status: 400 });
  });
});

test('a server that wants a key says so', async () => {
  await expect(clientOver('http without a key').languages()).rejects.toMatchObject({ code: 'MissingKey', status: 401 });
});

test.each([
  [429, '{"message":"slow down"}', { status: 429, code: 'Unreadable', message: 'status 429' }],
  [502, '<html>Bad gateway</html>', { status: 502, code: 'Unreadable', message: 'status 502' }],
  [200, '<html>Sign in</html>', { status: 200, code: 'Unreadable' }],
  [200, 'null', { status: 200, code: 'Unreadable' }],
  [503, '{"error":"away"}', { status: 503, code: 'Unreadable' }],
  [
    400,
    '{"error":{"code":"BadWords","message":"no address","suggestion":"a.b.c"}}',
    { status: 400, code: 'BadWords', message: 'no address', suggestion: 'a.b.c' },
  ],
])('%i %s is an error, whoever wrote it', async (status, body, told) => {
  const asked = openClient(async () => ({ status, body })).squareOf('a.b.c');
  await expect(asked).rejects.toBeInstanceOf(RefusedError);
  await expect(asked).rejects.toMatchObject(told);
});

test('a call that nobody answers fails instead of waiting for ever', async () => {
  const { port1, port2 } = new MessageChannel();
  serveCalls(port1, {});
  port1.start();
  port2.start();
  const ask = openCalls<Pick<WorkerCalls, 'api'>>(port2);
  await expect(ask('api', '/', '')).rejects.toThrow('nobody answers api');
  port1.close();
});

/** A worker as a page sees it. */
const worker = () => {
  const target = new EventTarget();
  const postMessage = vi.fn();
  const ask = openCalls<Pick<WorkerCalls, 'api'>>({
    postMessage,
    addEventListener: (type: string, listener: (event: MessageEvent) => void) =>
      target.addEventListener(type, (event) =>
        listener(event instanceof MessageEvent ? event : new MessageEvent(type)),
      ),
  });
  return { ask, postMessage, tell: (event: Event) => target.dispatchEvent(event) };
};

test('a worker that can not begin fails all that was asked, and all that will be', async () => {
  const { ask, tell } = worker();
  const asked = [ask('api', '/one', ''), ask('api', '/two', '')];
  tell(new Event('error'));
  for (const each of asked) await expect(each).rejects.toBeInstanceOf(NotStarted);
  await expect(ask('api', '/three', '')).rejects.toBeInstanceOf(NotStarted);
});

test('a worker that has answered goes on, whatever went wrong in it later', async () => {
  const { ask, tell } = worker();
  const first = ask('api', '/one', '');
  tell(new MessageEvent('message', { data: { id: 1, value: 'ONE' } }));
  expect(await first).toBe('ONE');
  const second = ask('api', '/two', '');
  tell(new Event('error'));
  tell(new MessageEvent('message', { data: { id: 2, value: 'TWO' } }));
  expect(await second).toBe('TWO');
});
