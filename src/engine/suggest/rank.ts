/**
 * Ranking: what was found, weighed by distance and likeliness, clipped, and the best of it told as suggestions.
 */
import { printTriple } from '../address/address.ts';
import type { Atlas } from '../atlas/index.ts';
import { distanceMetres } from '../geo/distance.ts';
import { blockOf, centreOf } from '../grid/square.ts';
import { cheapest } from './cheapest.ts';
import type { GeometricClip } from './clip.ts';
import { classCost, distanceCost } from './costs.ts';
import type { Found } from './found.ts';
import type { Suggestion, SuggestQuestion } from './question.ts';

export type Whereabouts = {
  readonly whereIs: (lat: number, lng: number) => { readonly country: string; readonly nearestPlace: string };
  /** The same country, ten times as fast. */
  readonly countryAt: (lat: number, lng: number) => string;
};

type Weighed = {
  /** Cost of each find without and with the focus; infinite outside the clip. */
  readonly plain: Float64Array;
  readonly focused: Float64Array;
  readonly metres: Float64Array;
};

const weigh = (found: Found, question: SuggestQuestion, clip: GeometricClip, atlas: Atlas): Weighed => {
  const { focus, preferLand } = question;
  const { squares, textCosts, isNear } = found;
  const count = squares.length;
  const [plain, focused, metres] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const classCosts = Float64Array.from({ length: atlas.classes }, (_, at) => classCost(at, atlas.classes, preferLand));
  // Thousands are weighed for a question: no iterators here.
  for (let at = 0; at < count; at++) {
    const square = squares[at]!;
    const text = textCosts[at]! + classCosts[atlas.classOf(blockOf(square))]!;
    plain[at] = isNear[at]! ? Number.POSITIVE_INFINITY : text;
    focused[at] = text;
    if (focus === undefined && clip.box === undefined) continue;
    const { lat, lng } = centreOf(square);
    if (clip.box !== undefined && !clip.holds(lat, lng)) {
      plain[at] = Number.POSITIVE_INFINITY;
      focused[at] = Number.POSITIVE_INFINITY;
    } else if (focus !== undefined) {
      metres[at] = distanceMetres(focus.lat, focus.lng, lat, lng);
      focused[at] = text + distanceCost(metres[at]! / 1000);
    }
  }
  return { plain, focused, metres };
};

/**
 * What was typed may be a valid address by accident: somebody near the focus made one slip, and the check digit has
 * thrown it to another continent. Then the slip is the better guess, and the address as typed comes second.
 */
const SLIP_COST = 18;

/** A recogniser writes whole words, so a misheard one is further from the true one in letters. */
const MISHEARD_COST = 30;
const SLIP_METRES = 60_000;
const FAR_METRES = 200_000;

/**
 * An exact address comes first, unless it is far and the best guess is a mere slip away from one at the focus. Where only
 * one is wanted it is the exact one: whoever asks for one wants to know whether it exists.
 */
const exactFirst = (
  places: readonly number[],
  found: Found,
  metres: Float64Array,
  isNear: boolean,
  { input, results }: SuggestQuestion,
): readonly number[] => {
  const isExact = (place: number): boolean => found.textCosts[place] === 0;
  const exact = places.filter(isExact);
  if (exact.length === 0) return places;
  const others = places.filter((place) => !isExact(place));
  const [best] = others;
  const slipped =
    isNear &&
    results > 1 &&
    best !== undefined &&
    metres[best]! < SLIP_METRES &&
    found.textCosts[best]! <= (input.kind === 'voice' ? MISHEARD_COST : SLIP_COST) &&
    exact.every((place) => metres[place]! > FAR_METRES);
  return slipped ? [best, ...exact, ...others.slice(1)] : [...exact, ...others];
};

export const rank = (
  found: Found,
  question: SuggestQuestion,
  clip: GeometricClip,
  atlas: Atlas,
  { whereIs, countryAt }: Whereabouts,
): readonly Suggestion[] => {
  const {
    results,
    focus,
    focusResults = results,
    clip: { countries },
  } = question;
  const { plain, focused, metres } = weigh(found, question, clip, atlas);
  const exacts = found.textCosts.flatMap((cost, place) => (cost === 0 ? [place] : []));

  /** The best by a cost, more than are wanted since a square may be found twice; all of them when countries clip. */
  const ordered = (costs: Float64Array): readonly number[] => {
    const many = countries === undefined ? results * 8 + 64 : costs.length;
    const best = [...cheapest(costs, many)];
    const withExacts = [...best, ...exacts.filter((place) => !best.includes(place))];
    return exactFirst(
      withExacts.filter((place) => costs[place] !== Number.POSITIVE_INFINITY),
      found,
      metres,
      costs === focused && focus !== undefined,
      question,
    );
  };

  const suggestions: Suggestion[] = [];
  const taken = new Set<number>();
  const takeFrom = (places: readonly number[], most: number): void => {
    for (const place of places) {
      if (suggestions.length >= most) return;
      const square = found.squares[place]!;
      if (taken.has(square)) continue;
      taken.add(square);
      const centre = centreOf(square);
      if (countries !== undefined && !countries.includes(countryAt(centre.lat, centre.lng))) continue;
      const { country, nearestPlace } = whereIs(centre.lat, centre.lng);
      const { lexicon } = found.lists[place]!;
      suggestions.push({
        square,
        words: printTriple(lexicon, found.triples[place]!),
        language: lexicon.language,
        centre,
        country,
        nearestPlace,
        ...(focus === undefined ? {} : { distanceToFocusMetres: metres[place]! }),
        rank: suggestions.length + 1,
      });
    }
  };
  if (focus !== undefined) takeFrom(ordered(focused), Math.min(results, focusResults));
  if (suggestions.length < results) takeFrom(ordered(plain), results);
  return suggestions;
};
