import type { Engine, Result, Suggestion, SuggestQuestion } from '../engine/index.ts';

/** What an endpoint needs to answer: the engine, and where links to the map begin. */
export type Ask = {
  readonly engine: AskedEngine;
  /** Without a slash at the end. */
  readonly mapUrl: string;
};

export type Whereabouts = { readonly country: string; readonly nearestPlace: string };

export type AskedEngine = Engine & {
  whereIs(lat: number, lng: number): Whereabouts;
  suggest(question: SuggestQuestion): Result<readonly Suggestion[]>;
};
