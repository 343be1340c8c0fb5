import { expect } from 'vitest';
import type { Address, SuggestQuestion } from '../../engine/index.ts';
import type { Api, Caller } from '../index.ts';

/** What the cases of the contract are played in: an API on real data, and addresses taken from it. */
export type World = {
  readonly api: Api;
  /** On land, in English; and the same square in German. */
  readonly english: Address;
  readonly german: Address;
  readonly atSea: Address;
  /** What the engine was asked to suggest, latest last. */
  readonly asked: SuggestQuestion[];
};

export type Got = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly json: Json;
};

// Answers are looked into by the cases, which say themselves what they expect to find.
// biome-ignore lint/suspicious/noExplicitAny: the shape of a parsed answer is what is being tested
export type Json = any;

/** Values are encoded; a string is a raw query. */
export type Query = string | { readonly [name: string]: string | number | boolean };

export type Asking = {
  readonly method?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly caller?: Partial<Caller>;
};

const CALLER: Caller = { address: '192.0.2.1', origin: 'https://map.example', overTls: true };

export const rawQuery = (query: Query): string =>
  typeof query === 'string'
    ? query
    : Object.entries(query)
        .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
        .join('&');

const parsedOr = (body: string): Json => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Asks exactly this; every reply, good or bad, must let any page read it. */
export const ask = async ({ api }: World, path: string, query: Query, asking: Asking = {}): Promise<Got> => {
  const { method = 'GET', headers = {}, caller = {} } = asking;
  const reply = await api.handle(method, path, rawQuery(query), (name) => headers[name], { ...CALLER, ...caller });
  expect(reply.headers['access-control-allow-origin']).toBe('*');
  return { status: reply.status, headers: reply.headers, body: reply.body, json: parsedOr(reply.body) };
};

/** Asks with a good key. */
export const get = (world: World, path: string, query: Exclude<Query, string>): Promise<Got> =>
  ask(world, path, { key: 'good', ...query });

export type Case = { readonly row: string; readonly title: string; readonly play: (world: World) => Promise<void> };

/** Queries may need an address of the world. */
type QueryOf = Query | ((world: World) => Query);

const queryIn = (world: World, query: QueryOf): Query => {
  const asked = typeof query === 'function' ? query(world) : query;
  return typeof asked === 'string' ? asked : { key: 'good', ...asked };
};

const titleOf = (path: string, query: QueryOf): string =>
  `${path} ${typeof query === 'function' ? '…' : rawQuery(query).slice(0, 80)}`;

/** v3 says the code at `error.code`, v2 at `status.code`, the earliest interface at `error`. */
const codeIn = (json: Json): unknown => {
  if (json?.error !== undefined) return typeof json.error === 'object' ? json.error.code : json.error;
  return typeof json?.status === 'object' ? json.status.code : json?.code;
};

export const refuses = (row: string, path: string, query: QueryOf, status: number, code: unknown): Case => ({
  row,
  title: `${titleOf(path, query)} is ${status} ${code}`,
  play: async (world) => {
    const got = await ask(world, path, queryIn(world, query));
    expect([got.status, codeIn(got.json)]).toEqual([status, code]);
    const text = got.json.error?.message ?? got.json.status?.message ?? got.json.message;
    expect(text).toMatch(/\w{3}/);
  },
});

export const answers = (
  row: string,
  path: string,
  query: QueryOf,
  check: (json: Json, world: World, got: Got) => void,
): Case => ({
  row,
  title: `${titleOf(path, query)} is answered`,
  play: async (world) => {
    const got = await ask(world, path, queryIn(world, query));
    expect({ status: got.status, code: codeIn(got.json) || undefined }).toEqual({ status: 200, code: undefined });
    check(got.json, world, got);
  },
});

export const plays = (row: string, title: string, play: (world: World) => Promise<void>): Case => ({
  row,
  title,
  play,
});
