import { expect, test } from 'vitest';
import { LANGUAGES } from '../lexicon/languages.ts';
import { doubleSlipsOf, keysBeside } from './keyboard.ts';

test.each([
  ['g', 'en', 'fhtyvb'],
  ['q', 'en', 'wa'],
  ['z', 'de', 'tugh'],
  ['a', 'fr', 'zq'],
  ['ц', 'ru', 'йуфы'],
  ['한', 'ko', ''],
] as const)('%s on the %s keyboard', (letter, language, beside) => {
  for (const key of beside) expect(keysBeside(letter, language)).toContain(key);
  if (beside === '') expect(keysBeside(letter, language)).toBe('');
});

test('lying beside is mutual on every keyboard', () => {
  for (const { code } of LANGUAGES) {
    for (const letter of 'abcdefghijklmnopqrstuvwxyzабвгдежзийклмнопрстуфхцчшщэюяαβγδεζηθικλμνξοπρστυφχψω') {
      for (const other of keysBeside(letter, code))
        expect(keysBeside(other, code), `${code} ${other}`).toContain(letter);
    }
  }
});

test('two slips in a row', () => {
  expect(doubleSlipsOf('minds', 'en')).toContain('minfa');
  expect(doubleSlipsOf('cat', 'en')).not.toContain('cat');
  expect(doubleSlipsOf('a', 'en')).toEqual([]);
});
