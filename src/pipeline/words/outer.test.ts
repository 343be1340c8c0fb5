import { describe, expect, it } from 'vitest';
import { knownOf } from './known.ts';
import { type OuterWord, renewed } from './outer.ts';
import { CITY_WORDS, TOWN_WORDS } from './revised.ts';

const plain = { decided: undefined, read: false, known: 0 } as const;
const listOf = (size: number): OuterWord[] =>
  Array.from({ length: size }, (_, at) => ({ ...plain, word: `w${at}`, read: at < CITY_WORDS + TOWN_WORDS, known: 1 }));

const BEFORE_LAND = CITY_WORDS + TOWN_WORDS;
const SIZE = BEFORE_LAND + 100;

describe('the words outside the city tier', () => {
  it('are ordered by how well they are known, fresh ones among them', () => {
    const words = renewed(
      listOf(SIZE),
      [
        { ...plain, word: 'known', known: 2 },
        { ...plain, word: 'rare' },
      ],
      SIZE,
    );
    expect(words[BEFORE_LAND]).toBe('known');
    expect(words).toHaveLength(SIZE);
    expect(words).not.toContain('rare');
  });

  it('leave the city tier and what was read of the town tier alone', () => {
    const list = listOf(SIZE);
    const words = renewed(list, [{ ...plain, word: 'known', known: 9, read: true }], SIZE);
    expect(words.slice(0, BEFORE_LAND)).toEqual(list.slice(0, BEFORE_LAND).map(({ word }) => word));
  });

  it('fill the town tier with words that were read, best known first', () => {
    const list = listOf(SIZE).map((one, at) => (at === BEFORE_LAND - 1 ? { ...one, read: false } : one));
    const fresh = [
      { ...plain, word: 'unread', known: 9 },
      { ...plain, word: 'read', known: 2, read: true },
    ];
    const words = renewed(list, fresh, SIZE);
    expect(words[BEFORE_LAND - 1]).toBe('read');
    expect(words[BEFORE_LAND]).toBe('unread');
  });

  it('trust a word that was read more than one that is a little better known', () => {
    const fresh = [
      { ...plain, word: 'famous', known: 9 },
      { ...plain, word: 'unread', known: 3 },
      { ...plain, word: 'read', known: 2, read: true },
    ];
    const words = renewed(listOf(SIZE), fresh, SIZE);
    expect(words.slice(BEFORE_LAND, BEFORE_LAND + 3)).toEqual(['famous', 'read', 'unread']);
  });

  it.each([
    ['late', -1],
    ['obscure', undefined],
  ] as const)('put what a reader called %s behind all others or nowhere', (decided, place) => {
    const list = listOf(SIZE);
    list[BEFORE_LAND] = { ...plain, word: 'judged', decided, known: 9 };
    const words = renewed(list, [], SIZE);
    expect(words.indexOf('judged')).toBe(place === undefined ? -1 : SIZE + place);
  });
});

describe('how well a word is known', () => {
  const word = { dictionaries: 0, frequency: 2, forms: 0, inflected: false };

  it.each([
    ['more dictionaries list it', { ...word, dictionaries: 2 }],
    ['it is more frequent', { ...word, frequency: 3 }],
    ['more forms of it are in use', { ...word, forms: 4 }],
  ])('grows when %s', (_, better) => {
    expect(knownOf(better)).toBeGreaterThan(knownOf(word));
  });

  it('falls when it is a form of another word', () => {
    expect(knownOf({ ...word, inflected: true })).toBeLessThan(knownOf(word));
  });
});
