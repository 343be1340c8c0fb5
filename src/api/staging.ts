import {
  type Address,
  type Engine,
  type LanguageCode,
  languageOf,
  type Result,
  type SuggestInput,
} from '../engine/index.ts';
import type { Ask, InTurn } from './asking.ts';

/**
 * Loading what a question needs before it is asked.
 *
 * A server has everything in memory and takes the plain way through here; a page starts with one language, and fetches
 * others when somebody asks for them.
 */

/** Goes on with `next` once the language is there; unknown codes pass, the engine refuses them in its own words. */
export const withLanguage = <T>(engine: Engine, code: string, next: () => T): T | Promise<T> => {
  const language = languageOf(code);
  if (language === undefined || engine.isLoaded(language.code)) return next();
  return engine.loadLanguage(language.code).then(next);
};

/** The square of an address, looking through one language after the other while nobody knows its words. */
export const squareOfWords = (engine: Engine, text: string): Result<Address> | Promise<Result<Address>> => {
  const found = engine.toSquare(text);
  if (found.ok || found.problem.code !== 'unknown-word' || found.problem.position > 0) return found;
  const missing = engine.missingFor(text);
  return missing.length === 0 ? found : searchMissing(engine, text, missing);
};

const searchMissing = async (
  engine: Engine,
  text: string,
  missing: readonly LanguageCode[],
): Promise<Result<Address>> => {
  let found = engine.toSquare(text);
  const failures: unknown[] = [];
  for (const language of missing) {
    // Without a network some languages are at hand and others are not: the words may be in one that is.
    await engine.loadLanguage(language).catch((error: unknown) => failures.push(error));
    found = engine.toSquare(text);
    // A word belongs to one language only: once the first word is known, no other language can help.
    if (found.ok || found.problem.code !== 'unknown-word' || found.problem.position > 0) return found;
  }
  // Nobody may say that words are no address while there are languages that nobody could look into.
  if (failures.length > 0) throw failures[0];
  return found;
};

/** The address of a square in another language; in its own when none is asked for. */
const inLanguage = (
  engine: Engine,
  found: Result<Address>,
  language: LanguageCode | undefined,
): Result<Address> | Promise<Result<Address>> => {
  if (!found.ok || language === undefined || found.value.language === language) return found;
  return withLanguage(engine, language, () => engine.wordsOfSquare(found.value.square, language));
};

/** As `squareOfWords`, with the address then said in `language` when one is given. */
export const squareOfWordsIn = (
  engine: Engine,
  text: string,
  language: LanguageCode | undefined,
): Result<Address> | Promise<Result<Address>> => {
  const found = squareOfWords(engine, text);
  return found instanceof Promise
    ? found.then((later) => inLanguage(engine, later, language))
    : inLanguage(engine, found, language);
};

/** Goes on with a result, now or later. */
export const whenFound = <T, U>(found: T | Promise<T>, next: (value: T) => U): U | Promise<U> =>
  found instanceof Promise ? found.then(next) : next(found);

/** Goes on once the engine can suggest: a page has its first addresses before that. */
export const withSuggestions = <T>(engine: Engine, next: () => T | Promise<T>): T | Promise<T> =>
  engine.canSuggest() ? next() : engine.loadSuggestions().then(next);

const textOf = (input: SuggestInput): string =>
  input.kind === 'text' ? input.text : (input.hypotheses[0]?.text ?? '').replaceAll(' ', '.');

/**
 * Goes on once what was typed or said can be searched for: the engine can suggest, and the language is loaded, or the
 * one of the words while nobody knows them yet. An exact address must be found in whatever language it is.
 */
export const withSearchable = <T>(
  { engine, inTurn }: Pick<Ask, 'engine' | 'inTurn'>,
  input: SuggestInput,
  language: LanguageCode | undefined,
  next: () => T,
): T | Promise<T> => {
  const asked = language ?? 'en';
  const text = textOf(input);
  if (input.kind === 'voice') {
    return loadFor(engine, text, asked)
      .then(() => learnSounds(engine, asked, inTurn))
      .then(next);
  }
  if (engine.canSuggest() && engine.missingFor(text).length === 0) return withLanguage(engine, asked, next);
  return loadFor(engine, text, asked).then(next);
};

const loadFor = async (engine: Engine, text: string, asked: LanguageCode): Promise<void> => {
  await Promise.all([engine.loadSuggestions(), engine.loadLanguage(asked)]);
  try {
    await squareOfWords(engine, text);
  } catch {
    // What was meant is searched for in the languages that are at hand.
  }
};

/** How a language sounds takes a third of a second to work out, once: in many turns, so that others are answered. */
const learnSounds = (engine: Engine, language: LanguageCode, inTurn: InTurn): Promise<void> =>
  engine.prepareSuggestions(language, true, async () => inTurn(() => undefined));
