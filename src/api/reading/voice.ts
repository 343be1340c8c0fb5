import { type Parsed, parsed, unreadable } from './parsed.ts';

/**
 * What a speech recogniser heard: guesses with a confidence of 0..1, best first.
 *
 * Recognisers disagree about everything but the names of the fields, so only what is needed is looked at, and what is
 * missing is made up: a guess without a confidence is trusted less the later it comes.
 */
export type Hypothesis = { readonly text: string; readonly confidence: number };

/** A server takes no longer URL than 16 kB; elsewhere this is what bounds the work. */
const LONGEST_JSON = 64 * 1024;
const LONGEST_SPEECH = 1000;

/** Guesses beyond these are noise; of these the most trusted ones are searched. */
const MOST_HYPOTHESES = 20;

/** Recognisers that follow this shape give `_conf` in ten thousandths. */
const FULL_CONFIDENCE = 10_000;

const SHAPE = 'expected recogniser JSON with _hypotheses, each with _items, each with an _orthography';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Spoken words carry punctuation when a recogniser thinks it heard a sentence. */
const spoken = (text: string): string =>
  text
    .replace(/[.,;:!?。、・]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const textOfItems = (items: unknown): string => {
  if (!Array.isArray(items)) return '';
  const words = items.slice(0, 50).map((item: unknown) => (isObject(item) ? item._orthography : undefined));
  return spoken(words.filter((word) => typeof word === 'string').join(' '));
};

const confidenceOf = (value: unknown, place: number): number =>
  typeof value === 'number' && value >= 0 ? Math.min(1, value / FULL_CONFIDENCE) : 1 / (place + 2);

export const readRecogniserJson = (text: string): Parsed<readonly Hypothesis[]> => {
  if (text.length > LONGEST_JSON) return unreadable(`${text.length} characters are too many`);
  let tree: unknown;
  try {
    tree = JSON.parse(text.trim());
  } catch {
    return unreadable(`this is not JSON; ${SHAPE}`);
  }
  if (!isObject(tree) || !Array.isArray(tree._hypotheses)) return unreadable(SHAPE);
  const hypotheses = tree._hypotheses
    .slice(0, MOST_HYPOTHESES)
    .filter(isObject)
    .map((hypothesis, place) => ({
      text: textOfItems(hypothesis._items),
      confidence: confidenceOf(hypothesis._conf, place),
    }))
    .filter((hypothesis) => hypothesis.text !== '' && hypothesis.text.length <= LONGEST_SPEECH);
  if (hypotheses.length === 0 && tree._hypotheses.length > 0) return unreadable(SHAPE);
  return parsed(hypotheses.sort((a, b) => b.confidence - a.confidence));
};

/** Plain words, the only guess there is. */
export const readSpeech = (text: string): Parsed<readonly Hypothesis[]> =>
  text.length > LONGEST_SPEECH
    ? unreadable(`${text.length} characters are too many; the limit is ${LONGEST_SPEECH}`)
    : parsed([{ text: spoken(text), confidence: 1 }]);

/** Speech in these comes without spaces between words, so there is no telling where one word ends. */
export const WRITTEN_WITHOUT_SPACES: ReadonlySet<string> = new Set(['zh', 'ja', 'th']);
