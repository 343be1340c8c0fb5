import { once } from 'node:events';
import { Agent, createServer, get, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { mayLeaveInOnePiece, sendInOnePiece } from './in-one-piece.ts';
import { together } from './together.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const portOf = async (answer: RequestListener): Promise<number> => {
  server = createServer(together(answer, () => undefined)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object(server.address()).port;
};

const answerOf = (port: number, path: string, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, (response) => resolve(text(response))).on('error', reject);
  });

test('each of several hundred questions at a time gets its own answer, once', async () => {
  const asked: string[] = [];
  const port = await portOf((request, response) => {
    asked.push(request.url ?? '');
    response.end(`answer to ${request.url}`);
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const paths = Array.from({ length: 500 }, (_, number) => `/${number}`);
  const answers = await Promise.all(paths.map((path) => answerOf(port, path, agent)));
  agent.destroy();
  expect(answers).toEqual(paths.map((path) => `answer to ${path}`));
  expect(asked.toSorted()).toEqual(paths.toSorted());
});

test('questions sent down one connection without waiting are answered in their order', async () => {
  const port = await portOf((request, response) => {
    // The first is the slowest.
    if (request.url === '/0') setTimeout(() => response.end('answer 0;'), 30);
    else response.end(`answer ${request.url?.slice(1)};`);
  });
  const socket = connect(port, '127.0.0.1');
  const lines = [0, 1, 2, 3].map((number) => `GET /${number} HTTP/1.1\r\nHost: x\r\n`);
  socket.write(`${lines.join('\r\n')}Connection: close\r\n\r\n`);
  const got = await text(socket);
  expect(got.match(/answer \d/g)).toEqual(['answer 0', 'answer 1', 'answer 2', 'answer 3']);
});

test('a client that is gone before its turn does not keep the others from theirs', async () => {
  const port = await portOf((request, response) => {
    if (request.url === '/gone') request.socket.destroy();
    else response.end('still here');
  });
  const agent = new Agent({ keepAlive: true });
  const gone = answerOf(port, '/gone', agent).catch((error: NodeJS.ErrnoException) => error.code);
  const others = Array.from({ length: 20 }, () => answerOf(port, '/', agent));
  expect(await Promise.all(others)).toEqual(others.map(() => 'still here'));
  expect(await gone).toBe('ECONNRESET');
  agent.destroy();
});

test('answers are sent after all that came together are worked out, and none is left behind', async () => {
  const unsent: (() => void)[] = [];
  const order: string[] = [];
  server = createServer(
    together(
      (_, response) => {
        order.push('worked out');
        unsent.push(() => response.end('sent'));
      },
      () => {
        order.push('sent');
        for (const send of unsent.splice(0)) send();
      },
    ),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect(Object(server.address()).port, '127.0.0.1');
  // More than are ever answered in one go, read at once because they come down one connection.
  const questions = Array.from({ length: 150 }, () => 'GET / HTTP/1.1\r\nHost: x\r\n\r\n').join('');
  socket.write(`${questions}GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect((await text(socket)).match(/sent/g)).toHaveLength(151);
  expect(order.filter((step) => step === 'worked out')).toHaveLength(151);
  expect(order.lastIndexOf('sent')).toBeGreaterThan(order.lastIndexOf('worked out'));
  expect(order.indexOf('sent')).toBeGreaterThan(1);
});

test('what is answered later, or in pieces, is not held back', async () => {
  const port = await portOf((_, response) => {
    response.write('first ');
    setTimeout(() => response.end('and last'), 5);
  });
  const agent = new Agent();
  expect(await Promise.all([answerOf(port, '/', agent), answerOf(port, '/', agent)])).toEqual([
    'first and last',
    'first and last',
  ]);
});

test('who asks and does not read is answered as far as it reads, in order and in the end whole', async () => {
  const BODY = 'x'.repeat(100_000);
  let answered = 0;
  const port = await portOf((request, response) => {
    answered++;
    const body = `[${request.url}]${BODY}`;
    if (mayLeaveInOnePiece(request, response)) sendInOnePiece(response, { status: 200, lines: '', body });
    else response.end(body);
  });
  const COUNT = 700;
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  const lines = Array.from({ length: COUNT }, (_, number) => `GET /${number} HTTP/1.1\r\nHost: x\r\n`);
  socket.write(`${lines.join('\r\n')}Connection: close\r\n\r\n`);
  await new Promise((resolve) => setTimeout(resolve, 300));
  // What is in the kernel's hands, a megabyte unread, and one go of answers.
  expect(answered).toBeLessThan(COUNT / 2);
  const got = await text(socket);
  expect(got.match(/\[.*?\]/g)).toEqual(lines.map((_, number) => `[/${number}]`));
  expect(answered).toBe(COUNT);
});
