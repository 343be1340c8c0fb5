/** The package for browsers and everything else that is not Node: the data comes through a `load` of the host's. */
export type {
  Address,
  Box,
  Clip,
  Direction,
  GridLine,
  HeardVariant,
  Language,
  LanguageCode,
  Load,
  NamedPlace,
  Position,
  Problem,
  Result,
  Square,
  Suggestion,
  Whereabouts,
} from '../engine/index.ts';
export {
  boundsOf,
  centreOf,
  distanceMetres,
  LANGUAGES,
  languageOf,
  neighbourOf,
  squareAt,
  squareOfNumber,
} from '../engine/index.ts';
export { type Geocoder, type GeocoderOptions, openGeocoder, type SuggestOptions } from './geocoder.ts';
export { loadFrom } from './load-from.ts';
