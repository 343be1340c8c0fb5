/**
 * Autosuggest: the addresses somebody may have meant, best first.
 *
 * Clipping comes first, then the focus weighs what is left. An exact valid address inside the clip is always the first
 * answer, whatever the focus. Same question, same data: same list.
 */
import type { Codec } from '../address/codec.ts';
import type { Atlas } from '../atlas/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { boxAround, type GeometricClip, geometricClip } from './clip.ts';
import { EDIT } from './costs.ts';
import { openCollection } from './found.ts';
import type { Suggestion, SuggestQuestion } from './question.ts';
import { rank, type WhereIs } from './rank.ts';
import { openSearch, type SearchPlan } from './search.ts';
import type { Pronunciation } from './sounds.ts';
import { openWordLists, type WordLists } from './word-lists.ts';

export type SuggestSources = {
  readonly atlas: Atlas;
  readonly lexicons: () => readonly Lexicon[];
  readonly codecOf: (lexicon: Lexicon) => Codec;
  readonly whereIs: WhereIs;
  readonly pronunciationOf: (lexicon: Lexicon) => Pronunciation;
};

export type Suggest = {
  suggest(question: SuggestQuestion): readonly Suggestion[];
  /** Builds a lexicon's indexes ahead of the first question, a few milliseconds between two steps. */
  prepare(lexicon: Lexicon, heard: boolean): Generator<undefined, void>;
};

/** The zones around the focus get a thorough look: beyond this the distance alone costs three edits. */
const FOCUS_METRES = 150_000;

/** A clip that touches more check values than this is the whole world to the search. */
const MOST_VALUES = 100;

/** A recogniser that is sure of its first guess is not asked twice: each guess costs by its confidence, to this. */
const UNSURE = 1.5 * EDIT;
const MOST_HYPOTHESES = 8;

export const openSuggest = ({ atlas, lexicons, codecOf, whereIs, pronunciationOf }: SuggestSources): Suggest => {
  const opened = new Map<Lexicon, WordLists>();
  const listsOf = (lexicon: Lexicon): WordLists => {
    let lists = opened.get(lexicon);
    if (lists === undefined) {
      lists = openWordLists(lexicon, pronunciationOf(lexicon));
      opened.set(lexicon, lists);
    }
    return lists;
  };

  const planOf = ({ focus, language, input }: SuggestQuestion, clip: GeometricClip): SearchPlan => {
    const box = clip.box ?? (focus === undefined ? undefined : boxAround(focus, FOCUS_METRES));
    const touched = box === undefined ? [] : [...atlas.checkValuesTouching(box).entries()].filter(([, is]) => is === 1);
    const values = touched.map(([value]) => value);
    const onlyThere = clip.box !== undefined && values.length <= MOST_VALUES;
    return { values: values.length <= MOST_VALUES ? values : [], onlyThere, language, heard: input.kind === 'voice' };
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
    return rank(collection, question, clip, atlas, whereIs);
  };

  return { suggest, prepare: (lexicon, heard) => listsOf(lexicon).prepare(heard) };
};
