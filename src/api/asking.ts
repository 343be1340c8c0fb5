import type { Engine } from '../engine/index.ts';

/** What an endpoint needs to answer: the engine, and where links to the map begin. */
export type Ask = {
  readonly engine: AskedEngine;
  /** Without a slash at the end. */
  readonly mapUrl: string;
};

export type Whereabouts = { readonly country: string; readonly nearestPlace: string };

/** What of the engine the API asks. */
export type AskedEngine = Omit<Engine, 'whereIs' | 'loadPlaces' | 'searchPlaces'> & {
  whereIs(lat: number, lng: number): Whereabouts;
};
