import { once } from 'node:events';
import { createServer, type RequestListener, type Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { headerLines, mayLeaveInOnePiece, sendInOnePiece, sendRepeated } from './in-one-piece.ts';

const FLAT = ['Content-Type', 'text/plain', 'X-Content-Type-Options', 'nosniff'];
const piece = (body: string) => ({ status: 200, lines: headerLines(FLAT), body });

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const listening = async (answer: RequestListener): Promise<number> => {
  server = createServer({ keepAliveTimeout: 0 }, answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** All that comes back for these bytes, until the server closes or nothing comes for a while. */
const said = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.setTimeout(300, () => socket.destroy());
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });

const linesOf = (heard: string): readonly string[] =>
  heard
    .replace(/Date: .*/g, 'Date: now')
    .split('\r\n')
    .sort();

test('says what Node says by itself', async () => {
  const port = await listening((request, response) => {
    if (request.url === '/piece') sendInOnePiece(response, piece('M\xfcnchen'));
    else if (request.url === '/repeated') sendRepeated(response, piece('M\xfcnchen'));
    else response.writeHead(200, [...FLAT, 'Content-Length', '7']).end('M\xfcnchen', 'latin1');
  });
  const ask = (path: string): Promise<string> => said(port, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  const own = linesOf(await ask('/own'));
  expect(linesOf(await ask('/piece'))).toEqual(own);
  expect(linesOf(await ask('/repeated'))).toEqual(own);
});

test('the date is now', async () => {
  const port = await listening((_request, response) => sendInOnePiece(response, piece('a')));
  const [, date = ''] = /Date: (.*)\r/.exec(await said(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')) ?? [];
  expect(new Date(date).toUTCString()).toBe(date);
  expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(60_000);
});

test('many answers leave over one connection, each whole and in its order, whoever is ready first', async () => {
  const port = await listening((request, response) => {
    const answer = (): void => {
      const body = `[${request.url}]`;
      if (mayLeaveInOnePiece(request, response)) sendInOnePiece(response, piece(body));
      else response.writeHead(200, [...FLAT, 'Content-Length', String(body.length)]).end(body);
    };
    if (request.url?.includes('slow')) setTimeout(answer, 50);
    else answer();
  });
  const paths = ['/a', '/slow', '/b', '/c', '/slow2', '/d'];
  const heard = await said(port, paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
  expect(heard.match(/\[.*?\]/g)).toEqual(paths.map((path) => `[${path}]`));
});

test('a connection whose answers left in one piece is idle, so that a server can be closed', async () => {
  const port = await listening((_request, response) => sendInOnePiece(response, piece('a')));
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
  await once(socket, 'data');
  const closed = once(socket, 'close');
  server?.close();
  server?.closeIdleConnections();
  socket.resume();
  await closed;
});

test.each([
  ['an ordinary question', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', true],
  ['one that keeps the connection and says so', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\n\r\n', true],
  ['one that wants it closed', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', false],
  ['an older version', 'GET / HTTP/1.0\r\n\r\n', false],
  ['an older version that keeps it', 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n', false],
  ['headers only', 'HEAD / HTTP/1.1\r\nHost: a\r\n\r\n', false],
  ['another method', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n', false],
])('%s', async (_name, bytes, may) => {
  let found: boolean | undefined;
  const port = await listening((request, response) => {
    found = mayLeaveInOnePiece(request, response);
    response.end();
  });
  await said(port, bytes);
  expect(found).toBe(may);
});

test('without a socket an answer waits for its turn', async () => {
  let found: boolean | undefined;
  const port = await listening((request, response) => {
    found = mayLeaveInOnePiece(request, new ServerResponse(request));
    response.end();
  });
  await said(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(found).toBe(false);
});

test.each([[['X-Name', 'a\r\nSet-Cookie: b']], [['X-Name\r\nSet-Cookie', 'b']], [['', 'b']]])(
  'no header breaks out of its line: %j',
  (flat) => {
    expect(() => headerLines(flat)).toThrow();
  },
);
