import type { Box, Engine } from '../engine/index.ts';

/** Does costly work when nothing cheap is waiting; undefined when too much costly work already is. */
export type InTurn = <T>(work: () => T) => Promise<T> | T | undefined;

/** What an endpoint needs to answer: the engine, and where links to the map begin. */
export type Ask = {
  readonly engine: Engine;
  /** Without a slash at the end. */
  readonly mapUrl: string;
  readonly inTurn: InTurn;
};

/** Degrees of longitude. Only a box around a pole is as wide as this and still a few kilometres large. */
const WIDE = 90;

/** Four times the lines of any other box: writing them waits its turn, where there is one to be had. */
export const whenWideInTurn = <T>(
  { west, east }: Box,
  { inTurn }: Pick<Ask, 'inTurn'>,
  work: () => T,
): T | Promise<T> => (east - west < WIDE ? work() : (inTurn(work) ?? work()));
