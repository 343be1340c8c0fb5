/**
 * The port through which the API asks whether a key may do what it asks.
 *
 * The API knows no store, no quota and no clock: whoever opens it brings a gatekeeper. Where nobody needs a key, in a
 * page or a worker, the gatekeeper is `EVERYBODY`.
 */
export type KeyVerdict =
  | 'ok'
  | 'missing'
  | 'invalid'
  /** Registered, but switched off. */
  | 'suspended'
  /** The key's quota is used up. */
  | 'quota'
  /** Too many requests in a short time, by this key or this caller. */
  | { readonly retryAfterSeconds: number };

export type KeyQuestion = {
  /** The key as it came; empty when there was none. A key in the header goes before one in the query. */
  readonly key: string;
  /** What is asked with it, as in `Reply.operation`: `v3/convert-to-3wa`. */
  readonly operation: string;
  /** The network address of who asks, or empty where there is no network between. */
  readonly address: string;
};

export type Keys = {
  /** A plain verdict whenever it is known: a promise costs every request a turn of the event loop. */
  check(question: KeyQuestion): KeyVerdict | Promise<KeyVerdict>;
};

/** Lets everybody in, with or without a key. */
export const EVERYBODY: Keys = { check: () => 'ok' };

/** Lets in whoever shows any key at all: private installs and development. */
export const ANY_KEY: Keys = { check: ({ key }) => (key === '' ? 'missing' : 'ok') };
