import { expect, test } from 'vitest';
import { foldWord } from '../lexicon/fold.ts';
import type { LanguageCode } from '../lexicon/languages.ts';
import { openVariants, type WordSource } from './variants.ts';

const lexiconOf = (language: LanguageCode, words: readonly string[]): WordSource => {
  const numbers = new Map(words.map((word, number) => [foldWord(word), number]));
  return {
    language,
    size: words.length,
    wordOf: (number) => words[number]!,
    numberOf: (word) => numbers.get(foldWord(word)) ?? -1,
  };
};

const english = openVariants(
  lexiconOf('en', [
    'night',
    'house',
    'knight',
    'nights',
    'light',
    'mouse',
    'modern',
    'modem',
    'carrying',
    'carry',
    'hosue',
  ]),
);

const cases = [
  ['night', 'knight edit sound, nights edit family, light edit'],
  ['house', 'mouse edit, hosue edit'],
  ['modern', 'modem look'],
  ['carry', 'carrying family'],
  ['NIGHT', 'knight edit sound, nights edit family, light edit'],
  ['absent', ''],
] as const;

test.each(cases)('%s', (word, expected) => {
  const found = english.variantsOf(word).map((variant) => `${variant.word} ${variant.reasons.join(' ')}`);
  expect(found.join(', ')).toBe(expected);
});

const others = [
  ['ko', '사랑', ['사람', '사람들', '바다', '자랑'], '사람 자랑'],
  ['zh', '公园', ['公司', '公园里', '大师', '公国'], '公园里'],
  ['zh', '大师', ['太师', '公园', '大事'], '太师'],
  ['zh', '图书馆', ['图书室', '图书', '公园'], '图书室 图书'],
  ['zu', 'umuntu', ['abantu', 'indlu'], 'abantu'],
  ['pl', 'morze', ['może', 'woda'], 'może'],
] as const;

test.each(others)('%s %s', (language, word, words, expected) => {
  const { variantsOf } = openVariants(lexiconOf(language, [word, ...words]));
  expect(
    variantsOf(word)
      .map((variant) => variant.word)
      .join(' '),
  ).toBe(expected);
});

test('being confusable is mutual', () => {
  const words = ['night', 'knight', 'nights', 'light', 'carry', 'carried', 'modern', 'modem'];
  const { variantsOf } = openVariants(lexiconOf('en', words));
  for (const one of words) {
    for (const { word } of variantsOf(one)) expect(variantsOf(word).map((variant) => variant.word)).toContain(one);
  }
});
