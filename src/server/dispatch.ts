import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Api, type AskedEngine, ownsPath, type Reply } from '../api/index.ts';
import type { Callers } from './caller.ts';
import { headerOf } from './header.ts';
import { type Desk, isDeskPath } from './keys/desk.ts';
import { answerDesk } from './keys/desk-socket.ts';
import type { AnswerUnreadable } from './listen.ts';
import type { Log } from './log.ts';
import type { Gauge, Metrics } from './metrics.ts';
import { answerSite } from './page/answer-site.ts';
import type { Policies } from './policies.ts';
import { sendReply, sendText } from './send.ts';
import type { Site } from './static/site.ts';
import type { Turns } from './turns.ts';
import { MOST_URL_CHARACTERS, type Question } from './unreadable.ts';

/**
 * One request in, one answer out: API, accounts, health, site.
 *
 * Every path through here ends in exactly one answer and one count, and no request can wait longer than the deadline.
 * What the API answers at once is worked out first and sent by `sendAll`, so that the answers of many requests that came
 * together leave close to each other.
 */
export type Dispatcher = {
  readonly answer: RequestListener;
  /** To be called after `answer`, once for as many requests as there were. */
  readonly sendAll: () => void;
  /** For a request whose address the parser refused. */
  readonly answerUnreadable: AnswerUnreadable;
};

export type Parts = {
  readonly site: Site;
  readonly policies: Policies;
  readonly callers: Callers;
  readonly metrics: Metrics;
  readonly turns: Turns;
  readonly desk: Desk;
  readonly log: Log;
  readonly deadlineMs: number;
  readonly logRequests: boolean;
  /** Undefined until the data is loaded. */
  readonly api: () => Api | undefined;
  readonly engine: () => AskedEngine | undefined;
  readonly gauges: () => readonly Gauge[];
};

const JSON_TYPE = 'application/json; charset=utf-8';

const problemReply = (status: number, code: string, message: string, retryAfter?: string): Reply => ({
  status,
  headers: {
    'Content-Type': JSON_TYPE,
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
    ...(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }),
  },
  body: JSON.stringify({ error: { code, message } }),
  operation: 'refused',
  code,
});

const NOT_READY = problemReply(503, 'NotReady', 'The server is still loading its data; try again in a moment.', '1');
const BUSY = problemReply(503, 'Busy', 'Too many questions are waiting; try again in a moment.', '1');
const LATE = problemReply(503, 'DeadlineExceeded', 'The answer took too long; try again.', '1');
const FAULT = problemReply(500, 'InternalServerError', 'Something went wrong on our side.');
const NO_HOST = problemReply(400, 'BadRequest', 'An HTTP/1.1 request must carry the header Host.');
const URI_TOO_LONG = problemReply(
  414,
  'UriTooLong',
  `The address of a request may have at most ${MOST_URL_CHARACTERS} characters.`,
);

/** Proxies may send the whole URL; the host in it says no more than the header does. */
const withoutAuthority = (url: string): string =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/|\*)/, '/');

const isTooLong = (path: string, query: string): boolean => path.length + 1 + query.length > MOST_URL_CHARACTERS;

const partsOf = (whole = '/'): { readonly path: string; readonly query: string } => {
  const url = withoutAuthority(whole);
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark + 1) };
};

/** The first of the two to be there; the timer never outlives the race. */
const within = async (reply: Promise<Reply>, deadlineMs: number): Promise<Reply> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Reply>((resolve) => {
    timer = setTimeout(() => resolve(LATE), deadlineMs);
  });
  return Promise.race([reply, late]).finally(() => clearTimeout(timer));
};

/** An answer that has not left yet. */
type Ready = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly started: number;
  readonly reply: Reply;
};

export const dispatcher = (parts: Parts): Dispatcher => {
  const { site, policies, callers, metrics, turns, log } = parts;

  const deskAnswers = answerDesk({ desk: parts.desk, policies, callers, log });
  const siteAnswers = answerSite({ site, policies, callers, engine: parts.engine });

  const done = (endpoint: string, status: number, started: number, method: string | undefined): void => {
    const milliseconds = performance.now() - started;
    metrics.count(endpoint, status, milliseconds);
    if (parts.logRequests || status >= 500) {
      log.info('request', { method, endpoint, status, ms: Math.round(milliseconds * 100) / 100 });
    }
  };

  const handled = (api: Api, request: Question, path: string, query: string): Reply | Promise<Reply> =>
    api.handle(request.method ?? 'GET', path, query, (name) => headerOf(request, name), callers.callerOf(request));

  const askApi = (request: Question, path: string, query: string): Reply | Promise<Reply> => {
    const api = parts.api();
    if (api === undefined) return NOT_READY;
    if (isTooLong(path, query)) return api.refuseTooLong(path, query);
    if (!api.isCostly(path)) return handled(api, request, path, query);
    const asked = Date.now();
    const isLate = (): boolean => Date.now() - asked > parts.deadlineMs || request.destroyed;
    return turns.take(() => (isLate() ? LATE : handled(api, request, path, query))) ?? BUSY;
  };

  let unsent: Ready[] = [];

  const finish = (request: IncomingMessage, response: ServerResponse, started: number, reply: Reply): void => {
    sendReply(request, response, reply);
    if (reply.code !== undefined) metrics.countError(reply.code);
    done(reply.operation, reply.status, started, request.method);
  };

  const fail = (request: IncomingMessage, response: ServerResponse, started: number, error: unknown): void => {
    log.error('fault', { error: error instanceof Error ? error.stack : String(error) });
    finish(request, response, started, FAULT);
  };

  const answerApi = (request: IncomingMessage, response: ServerResponse, path: string, query: string): void => {
    const started = performance.now();
    try {
      const reply = askApi(request, path, query);
      if (!(reply instanceof Promise)) {
        unsent.push({ request, response, started, reply });
        return;
      }
      within(reply, parts.deadlineMs)
        .then((later) => finish(request, response, started, later))
        .catch((error: unknown) => fail(request, response, started, error));
    } catch (error) {
      fail(request, response, started, error);
    }
  };

  const sendAll = (): void => {
    const leaving = unsent;
    unsent = [];
    for (const { request, response, started, reply } of leaving) {
      try {
        finish(request, response, started, reply);
      } catch (error) {
        fail(request, response, started, error);
      }
    }
  };

  const answerLater = async (
    status: Promise<number>,
    response: ServerResponse,
    started: number,
    method: string | undefined,
  ): Promise<void> => {
    try {
      done('site', await status, started, method);
    } catch (error) {
      log.error('fault', { error: error instanceof Error ? error.stack : String(error) });
      response.writeHead(500, [...policies.plain]).end();
      done('site', 500, started, method);
    }
  };

  const answerHealth = (request: IncomingMessage, response: ServerResponse): number => {
    const ready = parts.api() !== undefined;
    const body = `${JSON.stringify({ status: ready ? 'ready' : 'loading' })}\n`;
    return sendText(request, response, ready ? 200 : 503, JSON_TYPE, body, [
      'Cache-Control',
      'no-store',
      ...policies.plain,
    ]);
  };

  const answer: RequestListener = (request, response) => {
    if (request.headers.host === undefined && request.httpVersion !== '1.0') {
      sendReply(request, response, NO_HOST);
      metrics.count('refused', 400, 0);
      return;
    }
    const { path, query } = partsOf(request.url);
    if (ownsPath(path, query, request.method)) {
      answerApi(request, response, path, query);
      return;
    }
    if (isTooLong(path, query)) {
      sendReply(request, response, URI_TOO_LONG);
      metrics.count('refused', 414, 0);
      return;
    }
    const started = performance.now();
    if (path === '/healthz') {
      done('healthz', answerHealth(request, response), started, request.method);
    } else if (path === '/metrics') {
      const text = metrics.text(parts.gauges());
      done(
        'metrics',
        sendText(request, response, 200, 'text/plain; version=0.0.4; charset=utf-8', text, policies.plain),
        started,
        'GET',
      );
    } else if (isDeskPath(path)) {
      void deskAnswers(request, response, path, query).then((status) => done('desk', status, started, request.method));
    } else {
      const status = siteAnswers(request, response, path, query);
      if (typeof status === 'number') done('site', status, started, request.method);
      else void answerLater(status, response, started, request.method);
    }
  };

  const answerUnreadable: AnswerUnreadable = async (question) => {
    const { path, query } = partsOf(question.url);
    if (!ownsPath(path, query, question.method)) return undefined;
    const started = performance.now();
    try {
      const reply = await within(Promise.resolve(askApi(question, path, query)), parts.deadlineMs);
      if (reply.code !== undefined) metrics.countError(reply.code);
      done(reply.operation, reply.status, started, question.method);
      return reply;
    } catch (error) {
      log.error('fault', { error: error instanceof Error ? error.stack : String(error) });
      return FAULT;
    }
  };
  return { answer, sendAll, answerUnreadable };
};
