/**
 * The v3 interface as typed questions. Where they go, to the worker in this page or to a server elsewhere, is the
 * transport's business: every answer is the same.
 */
import type { FeatureCollection, MultiLineString } from 'geojson';

export type Point = { readonly lat: number; readonly lng: number };

export type SquareAddress = {
  readonly words: string;
  readonly language: string;
  readonly country: string;
  readonly nearestPlace: string;
  readonly coordinates: Point;
  readonly square: { readonly southwest: Point; readonly northeast: Point };
  readonly map: string;
};

export type SuggestedAddress = Omit<SquareAddress, 'square' | 'map'> & {
  readonly rank: number;
  readonly distanceToFocusKm?: number;
};

export type GridSection = FeatureCollection<MultiLineString>;

export type LanguageEntry = { readonly code: string; readonly name: string; readonly nativeName: string };

export type Transport = (
  path: string,
  query: string,
  signal?: AbortSignal,
) => Promise<{ status: number; body: string }>;

/**
 * An answer that is an error: of the interface, with its code, its message for people and the address that may have been
 * meant; or of whatever stands in front of a server, a page or an excuse in a form of its own. That one is `Unreadable`.
 */
export class RefusedError extends Error {
  readonly code: string;
  readonly status: number;
  readonly suggestion: string | undefined;
  constructor(status: number, code: string, message: string, suggestion?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.suggestion = suggestion;
  }
}

type Fault = Partial<Pick<RefusedError, 'code' | 'message' | 'suggestion'>>;

/** What a body says, when it is an answer. */
export const answerOf = <T>(status: number, body: string): T => {
  let answer: (T & { readonly error?: Fault }) | undefined;
  try {
    answer = JSON.parse(body);
  } catch {
    // Told below, with the status.
  }
  if (status === 200 && answer && !answer.error) return answer;
  const { code = 'Unreadable', message = `status ${status}`, suggestion } = answer?.error ?? {};
  throw new RefusedError(status, code, message, suggestion);
};

type Options = Readonly<Record<string, string | number | boolean | undefined>>;

const queryOf = (options: Options): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options)) if (value !== undefined) query.set(name, String(value));
  return query.toString();
};

export type Client = {
  wordsAt(point: Point, language: string, signal?: AbortSignal): Promise<SquareAddress>;
  squareOf(words: string, signal?: AbortSignal): Promise<SquareAddress>;
  suggest(input: string, options: Options, signal?: AbortSignal): Promise<readonly SuggestedAddress[]>;
  gridSection(south: number, west: number, north: number, east: number, signal?: AbortSignal): Promise<GridSection>;
  languages(signal?: AbortSignal): Promise<readonly LanguageEntry[]>;
};

const point = ({ lat, lng }: Point): string => `${lat},${lng}`;

export const openClient = (transport: Transport): Client => {
  const ask = async <T>(path: string, options: Options, signal?: AbortSignal): Promise<T> => {
    const { status, body } = await transport(path, queryOf(options), signal);
    return answerOf(status, body);
  };
  return {
    wordsAt: (at, language, signal) => ask('/v3/convert-to-3wa', { coordinates: point(at), language }, signal),
    squareOf: (words, signal) => ask('/v3/convert-to-coordinates', { words }, signal),
    suggest: async (input, options, signal) => {
      const answer = await ask<{ suggestions: readonly SuggestedAddress[] }>(
        '/v3/autosuggest-with-coordinates',
        { input, ...options },
        signal,
      );
      return answer.suggestions;
    },
    gridSection: (south, west, north, east, signal) =>
      ask('/v3/grid-section', { 'bounding-box': `${south},${west},${north},${east}`, format: 'geojson' }, signal),
    languages: async (signal) => {
      const answer = await ask<{ languages: readonly LanguageEntry[] }>('/v3/available-languages', {}, signal);
      return answer.languages;
    },
  };
};
