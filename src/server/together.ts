import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

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

  const answerAll = (): void => {
    const exchanges = arrived;
    arrived = [];
    let left = MOST_AT_ONCE;
    for (const { request, response } of exchanges) {
      answer(request, response);
      if (--left > 0) continue;
      sendAll();
      left = MOST_AT_ONCE;
    }
    sendAll();
  };

  return (request, response) => {
    if (arrived.push({ request, response }) === 1) setImmediate(answerAll);
  };
};

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** So that an answer waits for a millisecond or two of others at most. */
const MOST_AT_ONCE = 64;
