/** What every word list must fulfil, whatever rules and reviews made it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldWord } from '../../engine/lexicon/fold.ts';
import { LANGUAGES } from '../../engine/lexicon/languages.ts';
import { blockedWords } from './blocked.ts';
import { decisionsIn } from './decisions.ts';
import { spellingOf, wantedOf } from './demands.ts';

const CITY = 5080;
const LEAST_SQUARE = ['de', 'fr', 'es', 'it', 'pt', 'en', 'nl', 'sv', 'no', 'da'];

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
        (decided !== undefined && !['keep', 'sensitive', 'demote'].includes(decided))
      );
    });
    expect(kept).toEqual([]);
  });

  it.runIf(LEAST_SQUARE.includes(code))('are short in the city tier', () => {
    const mean = words.slice(0, CITY).reduce((sum, word) => sum + word.length, 0) / CITY;
    expect(mean).toBeLessThanOrEqual(6.2);
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
