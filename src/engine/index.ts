export type { Address } from './address/address.ts';
export { SEPARATORS } from './address/reading.ts';
export { readBasemap } from './basemap.ts';
export { type Engine, filesOf, type Load, openEngine } from './engine.ts';
export { type Box, boxHolds, boxOf } from './geo/box.ts';
export { distanceMetres } from './geo/distance.ts';
export { isPosition, type Position, wrapLongitude } from './geo/position.ts';
export type { GridLine } from './grid/lines.ts';
export {
  boundsOf,
  centreOf,
  type Direction,
  neighbourOf,
  type Square,
  squareAt,
  squareOfNumber,
} from './grid/square.ts';
export type { HeardVariant } from './heard.ts';
export { LANGUAGES, type Language, type LanguageCode, languageOf } from './lexicon/languages.ts';
export { loadedOnce } from './loaded-once.ts';
export type { MapFeature, MapFeatures, NamedPlace, PlaceClip, Whereabouts } from './places/index.ts';
export type { Problem, Result } from './problem.ts';
export type { Clip, SuggestInput, Suggestion, SuggestQuestion } from './suggest/question.ts';
