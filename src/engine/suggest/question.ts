import type { Box } from '../geo/box.ts';
import type { Position } from '../geo/position.ts';
import type { Square } from '../grid/square.ts';
import type { LanguageCode } from '../lexicon/languages.ts';

/** What is asked of the suggestions, and what they answer; every field is validated before it arrives here. */
export type SuggestQuestion = {
  readonly input: SuggestInput;
  /** Guides ties and messy input; all languages are searched all the same. */
  readonly language?: LanguageCode;
  readonly focus?: Position;
  /** 1..100. */
  readonly results: number;
  /** How many of the results are weighted by the focus; the rest are not. Absent: all of them. */
  readonly focusResults?: number;
  readonly clip: Clip;
  /** True keeps squares at sea behind those on land. */
  readonly preferLand: boolean;
};

/** Typed text, or what a speech recogniser heard: best guess first, confidence 0..1. */
export type SuggestInput =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'voice'; readonly hypotheses: readonly { readonly text: string; readonly confidence: number }[] };

/** Where a suggestion must lie: inside all that are given. */
export type Clip = {
  /** Upper-case ISO 3166-1 alpha-2 codes; one that is no country holds nothing. */
  readonly countries?: readonly string[];
  readonly box?: Box;
  /** The box holds a square only when it holds all of it; otherwise its centre is enough. */
  readonly boxHoldsWhole?: boolean;
  readonly circle?: { readonly centre: Position; readonly radiusMetres: number };
  /** Closed ring, first position repeated last. */
  readonly polygon?: readonly Position[];
};

export type Suggestion = {
  readonly square: Square;
  readonly words: string;
  readonly language: LanguageCode;
  readonly centre: Position;
  readonly country: string;
  readonly nearestPlace: string;
  /** Present when a focus was given. */
  readonly distanceToFocusMetres?: number;
  /** 1, 2, 3 ... without gaps, best first. */
  readonly rank: number;
};
