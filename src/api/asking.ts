import type { Engine } from '../engine/index.ts';

/** Does costly work when nothing cheap is waiting; undefined when too much costly work already is. */
export type InTurn = <T>(work: () => T) => Promise<T> | T | undefined;

/** What an endpoint needs to answer: the engine, and where links to the map begin. */
export type Ask = {
  readonly engine: Engine;
  /** Without a slash at the end. */
  readonly mapUrl: string;
  readonly inTurn: InTurn;
};
