/**
 * Autosuggest: the addresses somebody may have meant, best first.
 *
 * Clipping comes first, then the focus weighs what is left. An exact valid address inside the clip is always the first
 * answer, whatever the focus. Same question, same data: same list.
 */
import { printTriple } from '../address/address.ts';
import type { Codec } from '../address/codec.ts';
import type { Atlas } from '../atlas/index.ts';
import { distanceMetres } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import { blockOf, centreOf, type Square } from '../grid/square.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Pinyin } from '../sound/pinyin.ts';
import { boxAround, type GeometricClip, geometricClip } from './clip.ts';
import { classCost, distanceCost, EDIT } from './costs.ts';
import { type Found, openCollection } from './found.ts';
import type { Suggestion, SuggestQuestion } from './question.ts';
import { type SearchPlan, search } from './search.ts';
import { openWordLists, type WordLists } from './word-lists.ts';

export type SuggestSources = {
  readonly atlas: Atlas;
  readonly lexicons: () => readonly Lexicon[];
  readonly codecOf: (lexicon: Lexicon) => Codec;
  readonly whereIs: (lat: number, lng: number) => { readonly country: string; readonly nearestPlace: string };
  readonly pinyin: () => Pinyin | undefined;
};

export type Suggest = {
  suggest(question: SuggestQuestion): readonly Suggestion[];
};

/** The zones around the focus get a thorough look: beyond this the distance alone costs three edits. */
const FOCUS_METRES = 150_000;

/** A clip that touches more check values than this is the whole world to the search. */
const MOST_VALUES = 100;

/** A recogniser that is sure of its first guess is not asked twice: each guess costs by its confidence, to this. */
const UNSURE = 1.5 * EDIT;
const MOST_HYPOTHESES = 8;

type Placed = Found & { readonly centre: Position; readonly plain: number; readonly metres: number | undefined };

export const openSuggest = ({ atlas, lexicons, codecOf, whereIs, pinyin }: SuggestSources): Suggest => {
  const opened = new Map<Lexicon, WordLists>();
  const allLists = (): readonly WordLists[] =>
    lexicons().map((lexicon) => {
      let lists = opened.get(lexicon);
      if (lists === undefined) {
        lists = openWordLists(lexicon, pinyin());
        opened.set(lexicon, lists);
      }
      return lists;
    });

  const planOf = ({ focus, language, input }: SuggestQuestion, clip: GeometricClip): SearchPlan => {
    const box = clip.box ?? (focus === undefined ? undefined : boxAround(focus, FOCUS_METRES));
    const touched = box === undefined ? [] : [...atlas.checkValuesTouching(box).entries()].filter(([, is]) => is === 1);
    const values = touched.map(([value]) => value);
    const onlyThere = clip.box !== undefined && values.length <= MOST_VALUES;
    return { values: values.length <= MOST_VALUES ? values : [], onlyThere, language, heard: input.kind === 'voice' };
  };

  const placed = ({ focus, preferLand }: SuggestQuestion, clip: GeometricClip, found: Found): Placed | undefined => {
    const centre = centreOf(found.square);
    if (!clip.holds(centre.lat, centre.lng)) return undefined;
    const plain = found.textCost + classCost(atlas.classOf(blockOf(found.square)), atlas.classes, preferLand);
    const metres = focus && distanceMetres(focus.lat, focus.lng, centre.lat, centre.lng);
    return { ...found, centre, plain, metres };
  };

  const suggest = (question: SuggestQuestion): readonly Suggestion[] => {
    const clip = geometricClip(question.clip);
    const plan = planOf(question, clip);
    const lists = allLists();
    const { input } = question;
    const collection = openCollection();
    if (input.kind === 'text') search(input.text, 0, lists, codecOf, plan, collection);
    else {
      for (const { text, confidence } of input.hypotheses.slice(0, MOST_HYPOTHESES)) {
        search(text, Math.round((1 - Math.min(1, Math.max(0, confidence))) * UNSURE), lists, codecOf, plan, collection);
      }
    }
    const all: Placed[] = [];
    for (const found of collection.all()) {
      const candidate = placed(question, clip, found);
      if (candidate !== undefined) all.push(candidate);
    }
    return ranked(all, question);
  };

  const ranked = (all: readonly Placed[], question: SuggestQuestion): readonly Suggestion[] => {
    const { results, focus, focusResults = results, clip } = question;
    const exact = (a: Placed): number => (a.textCost === 0 ? 0 : 1);
    const sortedBy = (cost: (candidate: Placed) => number): readonly Placed[] =>
      all
        .map((candidate) => ({ candidate, cost: cost(candidate) }))
        .sort(
          (a, b) =>
            exact(a.candidate) - exact(b.candidate) || a.cost - b.cost || a.candidate.square - b.candidate.square,
        )
        .map(({ candidate }) => candidate);
    const plainly = sortedBy(({ plain }) => plain);
    const orders =
      focus === undefined
        ? [{ list: plainly, most: results }]
        : [
            { list: sortedBy(({ plain, metres = 0 }) => plain + distanceCost(metres / 1000)), most: focusResults },
            { list: plainly, most: results },
          ];
    const suggestions: Suggestion[] = [];
    const taken = new Set<Square>();
    for (const { list, most } of orders) {
      for (const candidate of list) {
        if (suggestions.length >= most) break;
        if (taken.has(candidate.square)) continue;
        const { country, nearestPlace } = whereIs(candidate.centre.lat, candidate.centre.lng);
        taken.add(candidate.square);
        if (clip.countries !== undefined && !clip.countries.includes(country)) continue;
        const { square, centre, triple, metres } = candidate;
        const { lexicon } = candidate.lists;
        suggestions.push({
          square,
          words: printTriple(lexicon, triple),
          language: lexicon.language,
          centre,
          country,
          nearestPlace,
          ...(metres === undefined ? {} : { distanceToFocusMetres: metres }),
          rank: suggestions.length + 1,
        });
      }
    }
    return suggestions;
  };

  return { suggest };
};
