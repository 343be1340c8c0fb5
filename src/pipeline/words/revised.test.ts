import { describe, expect, it } from 'vitest';
import type { DecisionClass } from './decisions.ts';
import { CITY_WORDS, type Judged, revised } from './revised.ts';

const ANY_LENGTH = Number.POSITIVE_INFINITY;

/** A list of words w0, w1, ... of which the first `read` were read. */
const listOf = (
  size: number,
  read: number,
  decisions: Readonly<Record<number, DecisionClass>> = {},
): readonly Judged[] =>
  Array.from({ length: size }, (_, at) => ({ word: `w${at}`, decided: decisions[at], read: at < read }));

describe('a list after its review', () => {
  it('stays as it is when nobody objects', () => {
    const list = listOf(12_000, 6000);
    expect(revised(list, ANY_LENGTH)).toEqual({ words: list.map(({ word }) => word), lacking: 0 });
  });

  it.each([
    ['offensive', -1],
    ['junk', -1],
    ['keep', 3],
    ['sensitive', CITY_WORDS],
    ['demote', 2 * CITY_WORDS],
    ['late', 11_999],
  ] as const)('%s moves a city word to place %i', (decided, place) => {
    const { words, lacking } = revised(listOf(12_000, 6000, { 3: decided }), ANY_LENGTH);
    expect(words.indexOf('w3')).toBe(place);
    expect(words).toHaveLength(place < 0 ? 11_999 : 12_000);
    expect(new Set(words).size).toBe(words.length);
    expect(lacking).toBe(0);
  });

  it('takes only words that were read into the city tier, and says how many it lacks', () => {
    const { words, lacking } = revised(listOf(12_000, CITY_WORDS, { 0: 'junk', 1: 'sensitive' }), ANY_LENGTH);
    expect(lacking).toBe(2);
    expect(words[0]).toBe('w2');
  });

  it('lets the longest words of the city tier give way until the mean is short enough', () => {
    const list = listOf(CITY_WORDS + 200, CITY_WORDS + 200).map((one, at) => ({
      ...one,
      word: String(at).padStart(at < CITY_WORDS ? (at % 2 === 0 ? 8 : 5) : 5, 'x'),
    }));
    const { words, lacking } = revised(list, 6.48);
    const mean = words.slice(0, CITY_WORDS).reduce((sum, word) => sum + word.length, 0) / CITY_WORDS;
    expect(mean).toBeLessThanOrEqual(6.48);
    expect(mean).toBeGreaterThan(6.47);
    expect(lacking).toBe(0);
    expect([...words].sort()).toEqual(list.map(({ word }) => word).sort());
  });
});
