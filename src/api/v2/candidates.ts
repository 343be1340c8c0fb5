import {
  distanceMetres,
  type LanguageCode,
  type Position,
  type SuggestInput,
  type Suggestion,
  type SuggestQuestion,
} from '../../engine/index.ts';
import type { Ask } from '../asking.ts';
import { fault, outcome } from '../endpoint.ts';
import { withSearchable } from '../staging.ts';
import { pairOf, pointOf } from '../writing/degrees.ts';
import { circlesOf, NO_CLIP, type Policies } from './clip.ts';
import { OK, THANKS } from './envelope.ts';
import { type Answered, refused, type Tree } from './errors.ts';
import type { Display, Format } from './parameters.ts';

/** What the whole autosuggest family of v2 has in common: one question to the engine, and lists of candidates. */
export type Wanted = {
  readonly list: 'suggestions' | 'blends';
  readonly input: SuggestInput;
  readonly count: number;
  readonly lang: LanguageCode | undefined;
  readonly focus: Position | undefined;
  /** How many of the results the focus weighs; all of them when left out. */
  readonly focused?: number;
  readonly clip?: Policies;
  readonly display: Display;
  readonly format: Format;
};

/** As many as the engine gives: what a second circle takes away must come from somewhere. */
const ALL = 100;

const questionOf = ({ input, count, lang, focus, focused, clip = NO_CLIP }: Wanted): SuggestQuestion => {
  const [circle, second] = circlesOf(clip, focus);
  return {
    input,
    results: second === undefined ? count : ALL,
    preferLand: true,
    ...(lang && { language: lang }),
    ...(focus && { focus }),
    ...(focus && focused !== undefined && { focusResults: Math.min(focused, count) }),
    clip: { ...(circle && { circle }), ...(clip.box && { box: clip.box, boxHoldsWhole: true }) },
  };
};

const inSecondCircle = ({ clip = NO_CLIP, focus }: Wanted, { centre }: Suggestion): boolean => {
  const [, circle] = circlesOf(clip, focus);
  if (circle === undefined) return true;
  return distanceMetres(circle.centre.lat, circle.centre.lng, centre.lat, centre.lng) <= circle.radiusMetres;
};

const details = ({ list }: Wanted, found: Suggestion, rank: number): Tree => ({
  country: found.country.toLowerCase(),
  ...(found.distanceToFocusMetres !== undefined && { distance: Math.round(found.distanceToFocusMetres) / 1000 }),
  words: found.words,
  rank,
  ...(list === 'blends' && { language: found.language }),
});

const candidate = (wanted: Wanted, found: Suggestion, rank: number): Tree => ({
  ...details(wanted, found, rank),
  ...(wanted.display === 'full' && { geometry: pointOf(found.centre), place: found.nearestPlace }),
});

const feature = (wanted: Wanted, found: Suggestion, rank: number): Tree => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: pairOf(found.centre) },
  properties: {
    ...details(wanted, found, rank),
    ...(wanted.display === 'full' && { place: found.nearestPlace }),
  },
});

const tree = (wanted: Wanted, suggestions: readonly Suggestion[]): Tree => {
  const kept = suggestions.filter((found) => inSecondCircle(wanted, found)).slice(0, wanted.count);
  if (wanted.format === 'geojson') {
    const features = kept.map((found, at) => feature(wanted, found, at + 1));
    return { type: 'FeatureCollection', features, status: OK, thanks: THANKS };
  }
  return { [wanted.list]: kept.map((found, at) => candidate(wanted, found, at + 1)), status: OK, thanks: THANKS };
};

export const candidatesFor = (wanted: Wanted, ask: Ask): Answered | Promise<Answered> => {
  if (wanted.clip?.focusMetres !== undefined && wanted.focus === undefined)
    return fault(106, 'clip: focus(km) needs the parameter focus; for example focus=51.4243877,-0.34745');
  const { engine } = ask;
  return withSearchable(ask, wanted.input, wanted.lang, () => {
    const found = engine.suggest(questionOf(wanted));
    return found.ok ? outcome(tree(wanted, found.value)) : refused(found.problem);
  });
};
