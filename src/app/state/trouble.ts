/** What to say when no answer came. */
import { RefusedError } from '../../client/client.ts';
import { say } from '../text/messages.ts';
import { useSettings } from './settings.ts';

/** `isServer`: the fault is that of the server the person chose, so the way out is another choice. */
export type Trouble = { readonly text: string; readonly isServer: boolean };

/** 401 to 403: the key. 402 and 429: what it may ask. */
const KEY_STATUS = [401, 402, 403, 429];

/** The trouble with a chosen server; nothing when the engine in the page answers, or the question itself was wrong. */
export const serverTrouble = (error: unknown): Trouble | undefined => {
  const { server } = useSettings.getState();
  if (server === undefined) return undefined;
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  const values = { server: new URL(server.url).host };
  if (error instanceof RefusedError) {
    if (KEY_STATUS.includes(error.status)) return { text: say('serverRefuses', values), isServer: true };
    if (error.status < 500 && error.code !== 'Unreadable') return undefined;
  }
  return { text: say('serverDown', values), isServer: true };
};

export const reasonOf = (error: unknown): string =>
  say('failed', { reason: error instanceof Error ? error.message : '' });

/** Somebody was there to say that words are no address. */
export const saysNoAddress = (error: unknown): boolean =>
  error instanceof RefusedError && serverTrouble(error) === undefined;

export const troubleWithWords = (error: unknown): Trouble =>
  serverTrouble(error) ?? {
    text: saysNoAddress(error) ? say('wrongAddress') : reasonOf(error),
    isServer: false,
  };

export const troubleWithPosition = (error: unknown): Trouble =>
  serverTrouble(error) ?? { text: reasonOf(error), isServer: false };
