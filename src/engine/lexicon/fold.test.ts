import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldWord } from './fold.ts';

const cases: readonly (readonly [name: string, typed: string, folded: string])[] = [
  ['upper case', 'FILLED', 'filled'],
  ['French accents', 'Éléphant', 'elephant'],
  ['decomposed accents', 'e\u0301te\u0301', 'ete'],
  ['German sharp s', 'Straße', 'strasse'],
  ['German capital sharp s', 'STRAẞE', 'strasse'],
  ['German umlaut', 'Übung', 'ubung'],
  ['Danish letters', 'ÆBLE', 'aeble'],
  ['Norwegian letters', 'bølge', 'bolge'],
  ['Swedish ring', 'Ångbåt', 'angbat'],
  ['Polish stroke', 'ŁÓDŹ', 'lodz'],
  ['Turkish dotted capital', 'İZMİR', 'izmir'],
  ['Turkish dotless', 'ışık', 'isik'],
  ['Russian yo', 'ёлка', 'елка'],
  ['Russian short i stays', 'Йод', 'йод'],
  ['Russian short i decomposed', 'и\u0306од', 'йод'],
  ['Mongolian letters stay', 'өдөр', 'өдөр'],
  ['Greek tonos and final sigma', 'Ήλιος', 'ηλιοσ'],
  ['Greek capitals', 'ΗΛΙΟΣ', 'ηλιοσ'],
  ['Arabic hamza on alef', 'أحمر', 'احمر'],
  ['Arabic ta marbuta', 'مدرسة', 'مدرسه'],
  ['Arabic harakat and tatweel', 'كـِتَاب', 'كتاب'],
  ['Persian kaf and ya', 'کبیر', 'كبير'],
  ['katakana', 'テレビ', 'てれび'],
  ['half-width katakana', 'ﾃﾚﾋﾞ', 'てれび'],
  ['voicing is kept', 'がいこく', 'がいこく'],
  ['Hangul decomposed', '한국'.normalize('NFD'), '한국'],
  ['Chinese', '道路', '道路'],
  ['Thai sara am in two halves', 'ท\u0e4d\u0e32', 'ทำ'],
  ['Thai sara ae in two halves', 'เเก้ว', 'แก้ว'],
  ['Thai tone before its vowel', 'ท\u0e48\u0e35', 'ท\u0e35\u0e48'],
  ['Thai tone behind sara am', 'น\u0e33\u0e49', 'น\u0e49\u0e33'],
  ['full-width Latin', 'ｆｉｌｌ', 'fill'],
  ['a ligature', 'ﬁll', 'fill'],
  ['Arabic letters by their place', 'ﻛﺘﺎﺏ', 'كتاب'],
  ['a voicing mark of its own', 'か\u309bいこく', 'がいこく'],
  ['Korean letters as a keyboard sends them', 'ㅁㅣ', '미'],
  ['a Korean letter before its syllable is whole', 'ㅁ', '\u1106'],
  ['Vietnamese double accent', 'ố', 'o'],
];

test.each(cases)('%s', (_name, typed, folded) => {
  expect(foldWord(typed)).toBe(folded);
});

test('folding is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      expect(foldWord(foldWord(text))).toBe(foldWord(text));
    }),
  );
});
