import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * What has arrived by the same turn of the event loop is answered in one go, and leaves in one go.
 *
 * Left alone, Node reads a request, answers it and writes to the kernel, one connection after the other. Side by side the
 * reading, the answering and the writing each take less: the processor finds code and data near, and whoever reads our
 * answers is woken once for many (measured in docs/decisions/0010-http-interface.md). A request that comes alone waits for
 * nothing but the rest of its turn.
 */
export const together = (answer: RequestListener, sendAll: () => void): RequestListener => {
  let arrived: Exchange[] = [];
  /** By the connection: what waits there, in its order, for its client to read. */
  const held = new WeakMap<Socket, Exchange[]>();

  /** Whether it has to wait, as its client sends questions and does not read. */
  const isHeld = (exchange: Exchange): boolean => {
    const { socket } = exchange.request;
    const waiting = held.get(socket);
    if (waiting !== undefined) {
      waiting.push(exchange);
      return true;
    }
    if (socket.writableLength <= MOST_UNREAD_BYTES) return false;
    held.set(socket, [exchange]);
    socket.once('drain', () => {
      const next = held.get(socket) ?? [];
      held.delete(socket);
      for (const each of next) arrive(each);
    });
    return true;
  };

  const answerAll = (): void => {
    const exchanges = arrived;
    arrived = [];
    let left = MOST_AT_ONCE;
    for (const exchange of exchanges) {
      if (isHeld(exchange)) continue;
      answer(exchange.request, exchange.response);
      if (--left > 0) continue;
      sendAll();
      left = MOST_AT_ONCE;
    }
    sendAll();
  };

  const arrive = (exchange: Exchange): void => {
    if (arrived.push(exchange) === 1) setImmediate(answerAll);
  };

  return (request, response) => arrive({ request, response });
};

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** So that an answer waits for a millisecond or two of others at most. */
const MOST_AT_ONCE = 64;

/**
 * Unread by the client. One packet holds a thousand questions, and Node stops reading only after it: with the largest
 * answers one client that never reads would take a quarter of a gigabyte.
 */
const MOST_UNREAD_BYTES = 1024 * 1024;
