/** What to say when no answer came. */
import { RefusedError } from '../../client/client.ts';
import { NotStarted } from '../../client/transports.ts';
import { answeringServer } from '../queries/engine.ts';
import { say } from '../text/messages.ts';

/** The way out, where there is one: another choice than that server, or the page once more. */
export type Trouble = { readonly text: string; readonly way?: 'server' | 'reload' };

/** 401 to 403: the key. 402 and 429: what it may ask. */
const KEY_STATUS = [401, 402, 403, 429];

/** The trouble with a chosen server; nothing when the engine in the page answers, or the question itself was wrong. */
export const serverTrouble = (error: unknown): Trouble | undefined => {
  const server = answeringServer();
  if (server === undefined) return undefined;
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  const values = { server: new URL(server.url).host };
  if (error instanceof RefusedError) {
    if (KEY_STATUS.includes(error.status)) return { text: say('serverRefuses', values), way: 'server' };
    if (error.status < 500 && error.code !== 'Unreadable') return undefined;
  }
  return { text: say('serverDown', values), way: 'server' };
};

export const reasonOf = (error: unknown): string =>
  error instanceof NotStarted
    ? say('partNotLoaded')
    : say('failed', { reason: error instanceof Error ? error.message : '' });

/** Somebody was there to say that words are no address. */
export const saysNoAddress = (error: unknown): boolean =>
  error instanceof RefusedError && serverTrouble(error) === undefined;

export const troubleWithPosition = (error: unknown): Trouble =>
  serverTrouble(error) ?? { text: reasonOf(error), ...(error instanceof NotStarted ? { way: 'reload' } : {}) };

export const troubleWithWords = (error: unknown): Trouble =>
  saysNoAddress(error) ? { text: say('wrongAddress') } : troubleWithPosition(error);
