/** What the search box offers for a text: addresses, places, a position; answers that come late are dropped by key. */
import { useEffect, useState } from 'react';
import { loadedAnew } from '../loaded-anew.ts';
import { type Answers, openAnswers } from '../queries/answers.ts';
import { answeringServer, prepare } from '../queries/engine.ts';
import { useAnswer, useKept } from '../queries/use-answer.ts';
import { reasonOf } from '../state/trouble.ts';
import type { FoundOffers, Question } from './offer.ts';

/** Long enough that a fast typist does not ask a server for every letter, short enough not to be felt. */
const PAUSE_MS = 60;

/** A server is asked when the typing pauses; the engine in the page, which costs nothing, for every letter. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return answeringServer() === undefined ? text : settled;
};

/**
 * Nothing is to be found before somebody turns to the search box. Kept, as a browser hands over even what it has loaded
 * in a later task, behind a frame: a key would wait 5 to 15 ms for its question to be put.
 */
const loadFinding = loadedAnew(() => import('./find-offers.ts'));

/**
 * Called when the page rests, and when somebody turns to the search box: the first letter then finds all that answers it
 * in its place. Questions are tried as well, one at a time; the first of a kind takes five times as long as the next.
 */
export const prepareSearch = (language: string, loadRow: () => Promise<unknown>): void => {
  // What does not come now is asked for again with the first question, which then tells of the trouble.
  const later = (): void => undefined;
  loadFinding().catch(later);
  loadRow().catch(later);
  prepare(language, true).catch(later);
};

const answers: Answers<Question, FoundOffers> = openAnswers(
  ({ text, language, pageLanguage, focus, isSpoken, filter }) =>
    [text, language, pageLanguage, isSpoken, focus?.lat.toFixed(1), focus?.lng.toFixed(1), JSON.stringify(filter)].join(
      '\n',
    ),
  async (question, signal) => (await loadFinding()).findOffers(question, signal, answers),
  ({ serverSays }) => serverSays === undefined,
);

export const useOffers = (question: Question) => {
  const text = question.text.trim();
  const settled = useSettled(text);
  const answer = useAnswer(answers, settled === '' ? undefined : { ...question, text: settled });
  // The list on screen stays until the next one is there.
  const found = useKept(answer);
  return {
    offers: settled === '' ? [] : (found?.offers ?? []),
    serverSays: found?.serverSays ?? (answer.error === undefined ? undefined : reasonOf(answer.error)),
    why: found?.why ?? 'noResults',
    /** The offers are those for the text as it stands. */
    isDone: settled === text && !answer.isWaiting,
  };
};
