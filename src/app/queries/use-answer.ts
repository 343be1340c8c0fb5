import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Answer, Answers } from './answers.ts';

const NOTHING_ASKED: Answer<never> = { value: undefined, error: undefined, isWaiting: false };
const nothingToStop = (): void => undefined;

/** The answer to a question, asked when it is first looked at; without a question, nothing. */
export const useAnswer = <Question, T>(answers: Answers<Question, T>, question: Question | undefined): Answer<T> => {
  const key = question === undefined ? undefined : answers.keyOf(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: questions with one key are one question
  const watch = useCallback(
    (onChange: () => void) => (question === undefined ? nothingToStop : answers.watch(question, onChange)),
    [answers, key],
  );
  return useSyncExternalStore(watch, () => (key === undefined ? NOTHING_ASKED : answers.answerTo(key)));
};

/** What stays on screen until the next answer is there, so that nothing flickers. */
export const useKept = <T>({ value, isWaiting }: Answer<T>): T | undefined => {
  const [kept, keep] = useState(value);
  if (!isWaiting && kept !== value) keep(value);
  return isWaiting ? kept : value;
};
