import { createServer, type RequestListener, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Reply } from '../api/index.ts';
import { MOST_URL_CHARACTERS, type Question, salvaged } from './unreadable.ts';

/**
 * The socket side: how long a client may take, how much it may send, and how to stop without dropping anybody.
 *
 * Every wait has an end here. A client that sends one byte a minute loses its connection, not our memory.
 */
export type Listening = {
  readonly port: number;
  readonly connections: () => number;
  /** Refuses new connections, answers what has been asked, then resolves; after `patienceMs` it cuts the rest off. */
  stop(patienceMs: number): Promise<void>;
};

export type Limits = {
  readonly maxConnections: number;
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** Without a byte in either direction, between two requests or within one. */
  readonly silenceTimeoutMs: number;
};

export const LIMITS: Limits = {
  maxConnections: 10_000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  // Longer than the 60 s that proxies commonly keep idle connections, so that they close them and not we:
  // a request sent into a connection that is just being closed is lost.
  silenceTimeoutMs: 65_000,
};

/** The address and the headers; half of it for the longest address. */
const MOST_HEADER_BYTES = 2 * MOST_URL_CHARACTERS;

/** How long we go on reading what a refused client still sends, so that it reads our answer instead of a reset. */
const LINGER_MS = 1000;

export type TlsPair = { readonly cert: Buffer; readonly key: Buffer };

type Written = Pick<Reply, 'status' | 'headers' | 'body'>;

/** The answer to a request whose address the parser refused; undefined when it is nobody's. Never rejects. */
export type AnswerUnreadable = (question: Question) => Promise<Written | undefined>;

type ParseError = Error & { readonly code?: string; readonly rawPacket?: Buffer; readonly bytesParsed?: number };

const CODES: { readonly [status: number]: string } = {
  405: 'MethodNotAllowed',
  408: 'RequestTimeout',
  414: 'UriTooLong',
  431: 'HeadersTooLarge',
};

const END_OF_HEADERS = '\r\n\r\n';

/** What the parser stumbled over, where it is known. */
const MESSAGES: { readonly [parserCode: string]: string } = {
  HPE_INVALID_URL: 'The address holds a character that must be percent-encoded, as UTF-8.',
};

/** The packet from where the broken request begins: sound ones may have come in it before. */
const brokenIn = ({ rawPacket = Buffer.alloc(0), bytesParsed = 0 }: ParseError): Buffer => {
  const before = rawPacket.lastIndexOf(END_OF_HEADERS, Math.max(0, bytesParsed - END_OF_HEADERS.length));
  return before < 0 ? rawPacket : rawPacket.subarray(before + END_OF_HEADERS.length);
};

/** The method and the address, as far as this is HTTP at all. */
const requestLineOf = (error: ParseError): Buffer => {
  const broken = brokenIn(error);
  const end = broken.indexOf('\r\n');
  return /^[A-Za-z]+ /.test(broken.subarray(0, 16).toString('latin1'))
    ? broken.subarray(0, end < 0 ? broken.length : end)
    : Buffer.alloc(0);
};

/** The parser reports one overflow for the request line and the headers; the first line tells which it was. */
const statusOf = (error: ParseError): number => {
  const { length } = requestLineOf(error);
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (error.code === 'HPE_INVALID_METHOD' && length > 0) return 405;
  if (error.code !== 'HPE_HEADER_OVERFLOW') return 400;
  return length > MOST_URL_CHARACTERS ? 414 : 431;
};

const refusalOf = (error: ParseError): Written => refusalWith(statusOf(error), MESSAGES[error.code ?? '']);

const refusalWith = (status: number, message = STATUS_CODES[status]): Written => {
  return {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
      ...(status === 405 && { Allow: 'GET, OPTIONS' }),
    },
    body: JSON.stringify({ error: { code: CODES[status] ?? 'BadRequest', message } }),
  };
};

/** Without the parser's help, as the last words on a connection. */
const writeLast = (socket: Duplex, { status, headers, body }: Written): void => {
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
};

/**
 * Waits until all earlier requests of a connection are answered: a client takes answers in the order in which it asked.
 *
 * Node notes at the socket the answer whose turn it is, and the next one when that has left. Counting them ourselves
 * would cost every request something for the sake of a few.
 */
const answered = async (socket: Duplex): Promise<void> => {
  for (;;) {
    const current: unknown = Reflect.get(socket, '_httpMessage');
    if (!(current instanceof ServerResponse) || socket.destroyed) return;
    await new Promise<void>((resolve) => {
      current.once('finish', resolve);
      current.once('close', resolve);
    });
  }
};

const answerUnreadable = async (
  answer: AnswerUnreadable,
  refused: WeakSet<Duplex>,
  error: ParseError,
  socket: Duplex,
): Promise<void> => {
  if (refused.has(socket)) return;
  refused.add(socket);
  if (error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  await answered(socket);
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const question = socket instanceof Socket ? salvaged(brokenIn(error), socket) : undefined;
  writeLast(socket, (question && (await answer(question))) ?? refusalOf(error));
};

export const listen = async (
  answer: RequestListener,
  answerUnread: AnswerUnreadable,
  where: { readonly port: number; readonly host: string | undefined; readonly tls: TlsPair | undefined },
  limits: Limits = LIMITS,
): Promise<Listening> => {
  const settings = {
    maxHeaderSize: MOST_HEADER_BYTES,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    // A time limit of its own between two requests would set two timers for each request, and Node spends a tenth of
    // it on them. The limit on silence ends an idle connection as well, and its timer only moves.
    keepAliveTimeout: 0,
    connectionsCheckingInterval: Math.max(100, Math.min(2000, limits.headersTimeoutMs / 4)),
    noDelay: true,
    // An HTTP/1.1 request without a host is refused like any other bad one, with a body and its headers.
    requireHostHeader: false,
  };
  const server: Server =
    where.tls === undefined ? createServer(settings, answer) : createTlsServer({ ...settings, ...where.tls }, answer);
  server.maxConnections = limits.maxConnections;
  // A client that does not read its answer is as idle as one that does not ask.
  server.timeout = limits.silenceTimeoutMs;
  const refused = new WeakSet<Duplex>();
  server.on('clientError', (error: ParseError, socket: Duplex) => {
    void answerUnreadable(answerUnread, refused, error, socket);
  });

  // Nobody gets a tunnel here.
  server.on('connect', (_request, socket: Duplex) => {
    void answered(socket).then(() => writeLast(socket, refusalWith(405)));
  });

  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: where.port, ...(where.host === undefined ? {} : { host: where.host }) }, resolve);
  });

  const stop = async (patienceMs: number): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    // Connections become idle one by one as their last answer leaves.
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    const cut = setTimeout(() => {
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
    }, patienceMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  };

  return {
    port: portOf(server.address()),
    connections: () => sockets.size,
    stop,
  };
};

const portOf = (address: AddressInfo | string | null): number =>
  address === null || typeof address === 'string' ? 0 : address.port;
