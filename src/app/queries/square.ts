/** What the page asks about squares. */
import type { Point } from '../../client/client.ts';
import { openAnswers } from './answers.ts';
import { client, engine } from './engine.ts';

const asItIs = (text: string): string => text;

export const squareOfWords = openAnswers(asItIs, (words: string, signal) => client.squareOf(words, signal));

export const wordsAt = openAnswers(
  ({ at, language }: { readonly at: Point; readonly language: string }) => `${at.lat} ${at.lng} ${language}`,
  ({ at, language }, signal) => client.wordsAt(at, language, signal),
);

export const placeOf = openAnswers(
  ({ lat, lng }: Point) => `${lat} ${lng}`,
  ({ lat, lng }) => engine('whereIs', lat, lng),
);

export const mistakable = openAnswers(asItIs, (words: string) => engine('mistakable', words));

export const languages = openAnswers(
  (_all: 'all') => '',
  (_all, signal) => client.languages(signal),
);
