/**
 * Whether a server can answer in place of the engine in the page, and if not, why, as exactly as a browser lets a page
 * know. The key is sent only in the header of the one question that needs it, never in an address or a redirection.
 */
import { type Client, openClient, RefusedError, type SquareAddress } from '../../client/client.ts';
import { openHttpTransport } from '../../client/transports.ts';
import type { Server } from '../state/settings.ts';

export type Connection =
  | { readonly ok: true; readonly milliseconds: number }
  | {
      readonly ok: false;
      readonly reason:
        | 'bad-address'
        /** A page over https may not speak to a server without, unless it is this computer. */
        | 'needs-https'
        /** The page's own policy forbids the address; only who runs the page can allow it. */
        | 'forbidden-by-page'
        /** Nobody answers: down, wrong name or port, no network, or a certificate that is not trusted. */
        | 'unreachable'
        /** Somebody answers, but does not allow pages of other sites to read the answer. */
        | 'forbidden-by-server'
        | 'too-slow'
        | 'missing-key'
        | 'wrong-key'
        | 'quota'
        | 'not-tessera'
        /** It gives other words than this page for the same square: its data are of another version. */
        | 'other-addresses'
        /** The engine in the page gave no words to compare with. */
        | 'not-compared';
      /** What the other side said, for those who can use it. */
      readonly detail: string;
    };

export type World = {
  readonly fetch: typeof fetch;
  /** Calls back with the address of everything that the page's policy has stopped, until told to stop. */
  readonly watchPolicy: (stopped: (address: string) => void) => () => void;
  readonly pageIsSecure: boolean;
  readonly now: () => number;
};

/** A square of central London: every version of the data has it, in the most populated tier. */
const PROBE = { lat: 51.520847, lng: -0.195521 };

/** Long enough for a phone network and a server that wakes up. */
const PATIENCE_MS = 8000;

/** A browser tells of its policy a little later than the request has failed by it. */
const POLICY_IS_TOLD_AFTER_MS = 100;

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The address a person typed, made whole; undefined when it can be none. */
export const serverAddress = (typed: string): string | undefined => {
  const text = typed.trim();
  // Some browsers take a space for a part of a name.
  if (text === '' || /\s/.test(text) || /^(?!https?:)\w+:\/\//i.test(text)) return undefined;
  const whole = /^https?:\/\//i.test(text)
    ? text
    : `${LOCAL.test(text.split(/[:/]/)[0] ?? '') ? 'http' : 'https'}://${text}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, username, password, origin, pathname } = new URL(whole);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return undefined;
  return `${origin}${pathname}`.replace(/\/+$/, '');
};

type Failure = Exclude<Connection, { readonly ok: true }>;

const failure = (reason: Failure['reason'], detail = ''): Failure => ({ ok: false, reason, detail });

const refused = (error: RefusedError): Failure => {
  if (error.code === 'MissingKey') return failure('missing-key');
  if (error.status === 402 || error.status === 429) return failure('quota', error.message);
  // A page, a proxy's excuse.
  if (error.code === 'Unreadable') return failure('not-tessera');
  if (error.code === 'InvalidKey' || error.status === 401 || error.status === 403) return failure('wrong-key');
  return failure('not-tessera', error.message);
};

/** Without reading the answer, and without the key, a page may still learn that there is one. */
const somebodyAnswers = async (world: World, url: string): Promise<boolean> => {
  try {
    await world.fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return true;
  } catch {
    return false;
  }
};

const asked = async (world: World, { url, key }: Server, embedded: Client): Promise<Connection> => {
  const remote = openClient(openHttpTransport(url, key, world.fetch));
  let here: SquareAddress;
  try {
    here = await embedded.wordsAt(PROBE, 'en');
  } catch (error) {
    return failure('not-compared', error instanceof Error ? error.message : '');
  }
  const start = world.now();
  try {
    const there = await remote.wordsAt(PROBE, 'en', AbortSignal.timeout(PATIENCE_MS));
    if (typeof there.words !== 'string' || there.square === undefined) return failure('not-tessera');
    return there.words === here.words
      ? { ok: true, milliseconds: Math.round(world.now() - start) }
      : failure('other-addresses', `${there.words} ≠ ${here.words}`);
  } catch (error) {
    if (error instanceof RefusedError) return refused(error);
    if (error instanceof DOMException && error.name === 'TimeoutError') return failure('too-slow');
    return (await somebodyAnswers(world, url)) ? failure('forbidden-by-server') : failure('unreachable');
  }
};

export const testConnection = async (world: World, server: Server, embedded: Client): Promise<Connection> => {
  const url = serverAddress(server.url);
  if (url === undefined) return failure('bad-address');
  const { protocol, hostname, origin } = new URL(url);
  if (world.pageIsSecure && protocol === 'http:' && !LOCAL.test(hostname)) return failure('needs-https');
  let isStopped = false;
  const stopWatching = world.watchPolicy((address) => {
    isStopped ||= address.startsWith(origin);
  });
  try {
    const answer = await asked(world, { ...server, url }, embedded);
    if (!answer.ok) await new Promise((told) => setTimeout(told, POLICY_IS_TOLD_AFTER_MS));
    return isStopped ? failure('forbidden-by-page', origin) : answer;
  } finally {
    stopWatching();
  }
};

export const browserWorld: World = {
  fetch: (...args) => fetch(...args),
  watchPolicy: (stopped) => {
    const listen = (event: SecurityPolicyViolationEvent): void => stopped(event.blockedURI);
    document.addEventListener('securitypolicyviolation', listen);
    return () => document.removeEventListener('securitypolicyviolation', listen);
  },
  pageIsSecure: globalThis.location?.protocol === 'https:',
  now: () => performance.now(),
};
