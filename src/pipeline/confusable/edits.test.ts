import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addEdits } from './edits.ts';
import { PairSet } from './pair-set.ts';

/** The plainest reading of "one edit apart". */
const oneEditApart = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const rest = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);
  if (long.length - short.length === 1) return [...long].some((_, at) => rest(long, at) === short);
  if (long.length !== short.length || a === b) return false;
  const differing = [...a].flatMap((letter, at) => (letter === b.charAt(at) ? [] : [at]));
  const [first = 0, second = 0] = differing;
  if (differing.length === 1) return true;
  return (
    differing.length === 2 &&
    second === first + 1 &&
    a.charAt(first) === b.charAt(second) &&
    a.charAt(second) === b.charAt(first)
  );
};

const naive = (words: readonly string[]): string[] =>
  words.flatMap((a, left) => words.flatMap((b, right) => (left < right && oneEditApart(a, b) ? [`${a} ${b}`] : [])));

const found = (words: readonly string[]): string[] => {
  const pairs = new PairSet(words.length);
  addEdits(words, pairs);
  const { left, right } = pairs.done();
  return Array.from(left, (word, at) => `${words[word]} ${words[right[at]!]}`);
};

test('the naive reading itself', () => {
  for (const [a, b] of [
    ['cat', 'cats'],
    ['cat', 'at'],
    ['cat', 'cut'],
    ['cat', 'act'],
  ] as const) {
    expect(oneEditApart(a, b), `${a} ${b}`).toBe(true);
  }
  for (const [a, b] of [
    ['cat', 'cat'],
    ['cat', 'tac'],
    ['cat', 'catch'],
    ['cat', 'dog'],
  ] as const) {
    expect(oneEditApart(a, b), `${a} ${b}`).toBe(false);
  }
});

test('finds what a naive scan finds, nothing missed and nothing extra', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '가'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), (words) => {
      expect(found(words)).toEqual(naive(words));
    }),
  );
});
