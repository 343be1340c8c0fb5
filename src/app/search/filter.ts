/** What somebody narrows the search to: a part of the map as they saw it, a country, both or nothing. */
import type { Position } from './read-place.ts';

/** Longitudes may lie beyond 180: a view across the antimeridian is one box. */
export type Box = { readonly south: number; readonly west: number; readonly north: number; readonly east: number };

export type Filter = { readonly view?: Box; readonly country?: string };

export const NO_FILTER: Filter = {};

export const isFiltering = ({ view, country }: Filter): boolean => view !== undefined || country !== undefined;

const WORLD = 360;

const isInBox = ({ south, west, north, east }: Box, { lat, lng }: Position): boolean => {
  const beyondWest = (((lng - west) % WORLD) + WORLD) % WORLD;
  return lat >= south && lat <= north && (east - west >= WORLD || beyondWest <= east - west);
};

/** As the interface takes it, which knows itself what lies beyond 180 or all around the world. */
export const optionsOf = ({ view, country }: Filter): Readonly<Record<string, string>> => ({
  ...(view === undefined
    ? {}
    : { 'clip-to-bounding-box': [view.south, view.west, view.north, view.east].map((each) => each.toFixed(5)).join() }),
  ...(country === undefined ? {} : { 'clip-to-country': country }),
});

/** Whether a place is one that is wanted. */
export const isWanted = ({ view, country }: Filter, place: Position & { readonly country: string }): boolean =>
  (country === undefined || place.country === country) && (view === undefined || isInBox(view, place));
