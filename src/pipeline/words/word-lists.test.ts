/** What every word list must fulfil, whatever rules and reviews made it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldWord } from '../../engine/lexicon/fold.ts';
import { LANGUAGES } from '../../engine/lexicon/languages.ts';
import { blockedWords } from './blocked.ts';
import { decisionsIn } from './decisions.ts';
import { spellingOf, wantedOf } from './demands.ts';

const CITY = 5080;
/**
 * The most letters a city word may have on average. The Romance languages share their short words, and a word belongs to
 * one language only: there are not enough for all four, and Italian, which has the fewest of its own, stands back
 * (docs/data.md).
 */
const MOST_LETTERS: Readonly<Record<string, number>> = {
  en: 6.2,
  no: 6.2,
  sv: 6.2,
  de: 6.2,
  da: 6.2,
  fr: 6.2,
  nl: 6.2,
  es: 6.2,
  pt: 6.2,
  it: 7.1,
};

const lists = new Map(
  LANGUAGES.map(({ code }) => [code, readFileSync(`data/words/${code}.txt`, 'utf8').trimEnd().split('\n')] as const),
);

describe.each([...LANGUAGES])('the words of $name', ({ code, script }) => {
  const words = lists.get(code) ?? [];

  it('are exactly as many as the language is wanted to have', () => {
    expect(words).toHaveLength(wantedOf(code));
  });

  it('are lower-case words of one script', () => {
    const { letters } = spellingOf(script);
    const wrong = words.filter(
      (word) => !letters.test(word) || word !== word.toLowerCase() || word !== word.normalize('NFC'),
    );
    expect(wrong).toEqual([]);
  });

  it('hold nothing blocked and nothing a reviewer dropped', () => {
    const blocked = blockedWords('data/words/rules/blocked.b64')(code);
    const review = decisionsIn(`data/words/review/${code}.txt`);
    const kept = words.filter((word) => {
      const decided = review.of(foldWord(word));
      return (
        blocked.of(foldWord(word)) !== undefined ||
        (decided !== undefined && !['keep', 'sensitive', 'demote', 'late'].includes(decided))
      );
    });
    expect(kept).toEqual([]);
  });

  it('hold nothing in the city tier that a reviewer wants out of it', () => {
    const review = decisionsIn(`data/words/review/${code}.txt`);
    const misplaced = words.slice(0, CITY).filter((word) => {
      const decided = review.of(foldWord(word));
      return decided !== undefined && decided !== 'keep';
    });
    expect(misplaced).toEqual([]);
  });

  it.runIf(code in MOST_LETTERS)('are short in the city tier', () => {
    const mean = words.slice(0, CITY).reduce((sum, word) => sum + word.length, 0) / CITY;
    expect(mean).toBeLessThanOrEqual(MOST_LETTERS[code] ?? 0);
  });
});

it('no two words of any two languages fold to the same letters', () => {
  const owner = new Map<string, string>();
  const shared: string[] = [];
  for (const [code, words] of lists)
    for (const word of words) {
      const folded = foldWord(word);
      if (owner.has(folded)) shared.push(`${folded}: ${owner.get(folded)} ${code}`);
      owner.set(folded, code);
    }
  expect(shared).toEqual([]);
});
