import { describe, expect, test } from 'vitest';
import { languagesCalled } from './language-search.ts';

const languages = [
  { code: 'de', nativeName: 'Deutsch', englishName: 'German', name: 'allemand' },
  { code: 'el', nativeName: 'Ελληνικά', englishName: 'Greek', name: 'grec' },
  { code: 'id', nativeName: 'Bahasa Indonesia', englishName: 'Indonesian', name: 'indonésien' },
  { code: 'tr', nativeName: 'Türkçe', englishName: 'Turkish', name: 'turc' },
  { code: 'ja', nativeName: '日本語', englishName: 'Japanese', name: 'japonais' },
  { code: 'ko', nativeName: '한국어', englishName: 'Korean', name: 'coréen' },
];

describe('a language is found', () => {
  test.each([
    ['by its own name', 'deu', ['de']],
    ['in English', 'germ', ['de']],
    ['in the language of the page', 'allem', ['de']],
    ['by a later word of its name', 'indo', ['id']],
    ['by its code', 'el', ['el']],
    ['without its accents', 'turkce', ['tr']],
    ['in capitals', 'TÜRK', ['tr']],
    ['with a dotless i', 'ındo', ['id']],
    ['in its own letters', 'ελλ', ['el']],
    ['in Han characters', '日本', ['ja']],
    ['in Hangul, which is taken apart as well', '한국', ['ko']],
    ['with blanks around', '  grec ', ['el']],
    ['not in the middle of a word', 'man', []],
  ])('%s', (_how, typed, codes) => {
    expect(languagesCalled(typed, languages).map(({ code }) => code)).toEqual(codes);
  });

  test('nothing typed leaves all of them, in their order', () => {
    expect(languagesCalled(' ', languages)).toEqual(languages);
  });
});
