/**
 * Answers to questions of one kind. Each is asked once, however many look at it; one that nobody waits for any more is
 * aborted and forgotten. An answer belongs to its question: it can never be shown for another.
 */
import { RefusedError } from '../../client/client.ts';

export type Answer<T> = { readonly value: T | undefined; readonly error: unknown; readonly isWaiting: boolean };

export type Answers<Question, T> = {
  readonly keyOf: (question: Question) => string;
  readonly answerTo: (key: string) => Answer<T>;
  /** Asks unless that is done, and tells of every change until the watch is ended. */
  readonly watch: (question: Question, onChange: () => void) => () => void;
  /** Whether somebody looks at its answer; when nobody does it is forgotten, so that whoever comes back asks anew. */
  readonly isStillWatched: (question: Question) => boolean;
  /** Takes an answer that came another way. */
  readonly put: (question: Question, value: T) => void;
};

type Asked<T> = { answer: Answer<T>; readonly watchers: Set<() => void>; restart: () => void; stop: () => void };

const WAITING: Answer<never> = { value: undefined, error: undefined, isWaiting: true };

/** So many are kept when nobody looks at them: going back and forth asks nothing again. */
const MOST_KEPT = 100;

/** A line that stumbles is given this long before the second and last try. */
const PAUSE_BEFORE_SECOND_TRY_MS = 1000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A refusal is an answer, unless the server itself stumbled: asking again would bring the same. */
const withSecondTry = async <T>(ask: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> => {
  try {
    return await ask(signal);
  } catch (error) {
    if (signal.aborted || (error instanceof RefusedError && error.status < 500)) throw error;
    await pause(PAUSE_BEFORE_SECOND_TRY_MS);
    signal.throwIfAborted();
    return ask(signal);
  }
};

const everyKind = new Set<() => void>();

/** Somebody else answers from now on: what is looked at is asked again, the rest is forgotten. */
export const askAgain = (): void => {
  for (const again of everyKind) again();
};

/** `isWorthKeeping`: an answer that tells of trouble is forgotten as soon as nobody looks at it, like a failure. */
export const openAnswers = <Question, T>(
  keyOf: (question: Question) => string,
  ask: (question: Question, signal: AbortSignal) => Promise<T>,
  isWorthKeeping: (value: T) => boolean = () => true,
): Answers<Question, T> => {
  const asked = new Map<string, Asked<T>>();

  const begin = (question: Question): Asked<T> => {
    const key = keyOf(question);
    let controller = new AbortController();
    const entry: Asked<T> = {
      answer: WAITING,
      watchers: new Set(),
      stop: () => controller.abort(),
      restart: () => {
        controller.abort();
        controller = new AbortController();
        const { signal } = controller;
        const settle = (answer: Answer<T>): void => {
          if (signal.aborted) return;
          entry.answer = answer;
          for (const tell of entry.watchers) tell();
        };
        entry.answer = WAITING;
        withSecondTry((until) => ask(question, until), signal).then(
          (value) => settle({ value, error: undefined, isWaiting: false }),
          (error: unknown) => settle({ value: undefined, error, isWaiting: false }),
        );
      },
    };
    asked.set(key, entry);
    return entry;
  };

  const tidy = (): void => {
    for (const [key, { watchers }] of asked) {
      if (asked.size <= MOST_KEPT) return;
      if (watchers.size === 0) asked.delete(key);
    }
  };

  const started = (question: Question): Asked<T> => {
    const known = asked.get(keyOf(question));
    if (known !== undefined) return known;
    const entry = begin(question);
    entry.restart();
    tidy();
    return entry;
  };

  everyKind.add(() => {
    for (const [key, entry] of asked) {
      if (entry.watchers.size === 0) {
        entry.stop();
        asked.delete(key);
        continue;
      }
      entry.restart();
      for (const tell of entry.watchers) tell();
    }
  });

  return {
    keyOf,
    answerTo: (key) => asked.get(key)?.answer ?? WAITING,
    watch: (question, onChange) => {
      const entry = started(question);
      // Every watch is its own, also when two are given the same function.
      const tell = (): void => onChange();
      entry.watchers.add(tell);
      return () => {
        entry.watchers.delete(tell);
        const { value } = entry.answer;
        if (entry.watchers.size > 0 || (value !== undefined && isWorthKeeping(value))) return;
        // Unanswered or failed: whoever asks next begins anew.
        entry.stop();
        if (asked.get(keyOf(question)) === entry) asked.delete(keyOf(question));
      };
    },
    isStillWatched: (question) => {
      const entry = asked.get(keyOf(question));
      const isWatched = entry !== undefined && entry.watchers.size > 0;
      if (!isWatched) asked.delete(keyOf(question));
      return isWatched;
    },
    put: (question, value) => {
      const entry = asked.get(keyOf(question)) ?? begin(question);
      entry.stop();
      entry.answer = { value, error: undefined, isWaiting: false };
      for (const tell of entry.watchers) tell();
      tidy();
    },
  };
};
