import type { WorkerCalls } from '../worker/calls.ts';
import { openCalls } from '../worker/rpc.ts';
import type { Transport } from './client.ts';

export type { NamedPlace, PlaceClip } from '../engine/index.ts';
export { NotStarted } from '../worker/rpc.ts';

export type EngineAtHand = ReturnType<typeof openCalls<WorkerCalls>>;

/** The first question starts the worker. `ask` reaches everything it offers, `transport` only the documented interface. */
export const openWorkerTransport = (): { readonly ask: EngineAtHand; readonly transport: Transport } => {
  let started: EngineAtHand | undefined;
  const start = (): EngineAtHand =>
    openCalls<WorkerCalls>(new Worker(new URL('../worker/engine.worker.ts', import.meta.url), { type: 'module' }));
  const ask: EngineAtHand = (name, ...args) => {
    started ??= start();
    return started(name, ...args);
  };
  return {
    ask,
    transport: async (path, query, signal) => {
      const answer = await ask('api', path, query);
      // The engine can not be stopped midway; an answer nobody waits for any more is dropped here.
      signal?.throwIfAborted();
      return answer;
    },
  };
};

/** A server elsewhere, with the key in a header so that it stands in no log of addresses. */
export const openHttpTransport =
  (baseUrl: string, key: string, ask: typeof fetch = fetch): Transport =>
  async (path, query, signal) => {
    const response = await ask(`${baseUrl.replace(/\/$/, '')}${path}?${query}`, {
      // No key, no header: an empty one would be a wrong key.
      headers: key === '' ? {} : { 'X-Api-Key': key },
      credentials: 'omit',
      // A browser would carry the header along to wherever it is sent on.
      redirect: 'error',
      ...(signal === undefined ? {} : { signal }),
    });
    return { status: response.status, body: await response.text() };
  };
