/** What somebody narrows the search to: a part of the map as they saw it, a country, both or nothing. */
import type { PlaceClip } from '../../client/transports.ts';

/** Longitudes may lie beyond 180: a view across the antimeridian is one box. */
export type Box = NonNullable<PlaceClip['box']>;

export type Filter = { readonly view?: Box; readonly country?: string };

export const NO_FILTER: Filter = {};

export const isFiltering = ({ view, country }: Filter): boolean => view !== undefined || country !== undefined;

/** As the interface takes it, which knows itself what lies beyond 180 or all around the world. */
export const optionsOf = ({ view, country }: Filter): Readonly<Record<string, string>> => ({
  ...(view === undefined
    ? {}
    : { 'clip-to-bounding-box': [view.south, view.west, view.north, view.east].map((each) => each.toFixed(5)).join() }),
  ...(country === undefined ? {} : { 'clip-to-country': country }),
});

/** As the places at hand take it. */
export const clipOf = ({ view, country }: Filter): PlaceClip => ({
  ...(view === undefined ? {} : { box: view }),
  ...(country === undefined ? {} : { country }),
});
