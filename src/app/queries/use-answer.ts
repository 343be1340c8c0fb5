import { useLayoutEffect, useReducer, useState } from 'react';
import type { Answer, Answers } from './answers.ts';

const NOTHING_ASKED: Answer<never> = { value: undefined, error: undefined, isWaiting: false };

/**
 * The answer to a question, asked when it is first looked at; without a question, nothing. Asked before the browser
 * paints: React subscribes to a store only after that, and a key would wait a frame for its question to be put.
 */
export const useAnswer = <Question, T>(answers: Answers<Question, T>, question: Question | undefined): Answer<T> => {
  const key = question === undefined ? undefined : answers.keyOf(question);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: questions with one key are one question
  useLayoutEffect(() => (question === undefined ? undefined : answers.watch(question, drawAgain)), [answers, key]);
  return key === undefined ? NOTHING_ASKED : answers.answerTo(key);
};

/** What stays on screen until the next answer is there, so that nothing flickers. */
export const useKept = <T>({ value, isWaiting }: Answer<T>): T | undefined => {
  const [kept, keep] = useState(value);
  if (!isWaiting && kept !== value) keep(value);
  return isWaiting ? kept : value;
};
