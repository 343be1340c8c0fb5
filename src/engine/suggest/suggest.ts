/**
 * Autosuggest: the addresses somebody may have meant, best first.
 *
 * Clipping comes first, then the focus weighs what is left. An exact valid address inside the clip is the first answer,
 * or the second: behind one a mere slip away that lies at the focus while the exact one is far. Same question, same data:
 * same list.
 */
import type { Codec } from '../address/codec.ts';
import type { Atlas } from '../atlas/index.ts';
import type { Box } from '../geo/box.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { boxAround, type GeometricClip, geometricClip } from './clip.ts';
import { EDIT } from './costs.ts';
import { openCollection } from './found.ts';
import type { Suggestion, SuggestQuestion } from './question.ts';
import { rank, type Whereabouts } from './rank.ts';
import { openSearch, type SearchPlan } from './search.ts';
import type { Pronunciation } from './sounds.ts';
import { ALL, allOf, anyOf, NONE, openCountryValues, valuesIn } from './values.ts';
import { openWordLists, type WordLists } from './word-lists.ts';

export type SuggestSources = Whereabouts & {
  readonly atlas: Atlas;
  readonly lexicons: () => readonly Lexicon[];
  readonly codecOf: (lexicon: Lexicon) => Codec;
  /** Boxes that together hold all of a country; undefined when that is not known. */
  readonly boxesOfCountry: (country: string) => readonly Box[] | undefined;
  readonly pronunciationOf: (lexicon: Lexicon) => Pronunciation;
};

export type Suggest = {
  suggest(question: SuggestQuestion): readonly Suggestion[];
  /** Builds a lexicon's indexes ahead of the first question, a few milliseconds between two steps. */
  prepare(lexicon: Lexicon, heard: boolean): Generator<undefined, void>;
};

/** The zones around the focus get a thorough look: beyond this the distance alone costs three edits. */
const FOCUS_METRES = 150_000;

/** So many check values around a focus, as near a pole, are no narrower than all of them. */
const MOST_NEAR = 100;

/** A recogniser that is sure of its first guess is not asked twice: each guess costs by its confidence, to this. */
const UNSURE = 1.5 * EDIT;
const MOST_HYPOTHESES = 8;

export const openSuggest = (sources: SuggestSources): Suggest => {
  const { atlas, lexicons, codecOf, pronunciationOf } = sources;
  const opened = new Map<Lexicon, WordLists>();
  const listsOf = (lexicon: Lexicon): WordLists => {
    let lists = opened.get(lexicon);
    if (lists === undefined) {
      lists = openWordLists(lexicon, pronunciationOf(lexicon));
      opened.set(lexicon, lists);
    }
    return lists;
  };

  const valuesOfCountry = openCountryValues(sources);

  const planOf = ({ focus, language, input, clip }: SuggestQuestion, { box }: GeometricClip): SearchPlan => {
    const inBox = box === undefined ? ALL : atlas.checkValuesTouching(box);
    const inCountries = clip.countries === undefined ? ALL : anyOf(clip.countries.map(valuesOfCountry));
    const within = allOf(inBox, inCountries);
    const around =
      focus === undefined ? NONE : allOf(within, atlas.checkValuesTouching(boxAround(focus, FOCUS_METRES)));
    const [everywhere, near] = [valuesIn(within), valuesIn(around)];
    return {
      near: near.length <= MOST_NEAR && near.length < everywhere.length ? near : [],
      within: box === undefined && clip.countries === undefined ? undefined : everywhere,
      language,
      heard: input.kind === 'voice',
    };
  };

  const suggest = (question: SuggestQuestion): readonly Suggestion[] => {
    const clip = geometricClip(question.clip);
    const plan = planOf(question, clip);
    const lists = lexicons().map(listsOf);
    const { input } = question;
    const collection = openCollection();
    const search = openSearch(lists, codecOf, plan);
    if (input.kind === 'text') search(input.text, 0, collection);
    else {
      for (const { text, confidence } of input.hypotheses.slice(0, MOST_HYPOTHESES)) {
        search(text, Math.round((1 - Math.min(1, Math.max(0, confidence))) * UNSURE), collection);
      }
    }
    return rank(collection, question, clip, atlas, sources);
  };

  return { suggest, prepare: (lexicon, heard) => listsOf(lexicon).prepare(heard) };
};
