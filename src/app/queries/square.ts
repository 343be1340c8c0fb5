import { queryOptions } from '@tanstack/react-query';
import type { Point } from '../../client/client.ts';
import { client, engine } from './engine.ts';

export const squareOfWords = (words: string) =>
  queryOptions({ queryKey: ['square', words], queryFn: ({ signal }) => client.squareOf(words, signal) });

export const wordsAt = (at: Point, language: string) =>
  queryOptions({
    queryKey: ['words', at.lat, at.lng, language],
    queryFn: ({ signal }) => client.wordsAt(at, language, signal),
  });

export const mistakable = (words: string) =>
  queryOptions({ queryKey: ['mistakable', words], queryFn: () => engine('mistakable', words) });

export const languages = queryOptions({ queryKey: ['languages'], queryFn: ({ signal }) => client.languages(signal) });
