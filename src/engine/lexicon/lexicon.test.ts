import { expect, test } from 'vitest';
import { loadFromFolder } from '../../pipeline/data-folder.ts';
import { foldWord } from './fold.ts';
import { LANGUAGES } from './languages.ts';
import { openLexicon } from './lexicon.ts';
import { LENGTH_BITS, LENGTH_MASK } from './word-table.ts';

/** Every so many words: a prime, so that all rows and digits come by. */
const STEP = 11;

test.each(LANGUAGES.map(({ code }) => code))('words inside a text are found as they are alone, in %s', async (code) => {
  const lexicon = openLexicon(code, await loadFromFolder(`words/${code}.lex`));
  let [plain, wrong] = [0, 0];
  const check = (word: string): void => {
    const letters = /^[a-z]*/.exec(word)?.[0] ?? '';
    const number = letters === '' ? -1 : lexicon.numberOf(letters);
    const found = lexicon.wordAt(`-.${word}.`, 2);
    if (number < 0 ? found !== -1 : found >> LENGTH_BITS !== number || (found & LENGTH_MASK) !== letters.length)
      wrong++;
    if (number >= 0) plain++;
  };
  for (let number = 0; number < lexicon.size; number += STEP) {
    const word = foldWord(lexicon.spellingOf(number));
    const middle = word.length >> 1;
    check(word);
    check(`${word}q`);
    check(word.slice(1));
    check(word.slice(0, middle) + word.slice(middle + 1));
    check(`${word.slice(0, middle)}aaaaaaaaaaaa${word.slice(middle)}`);
  }
  expect(wrong).toBe(0);
  const { script } = LANGUAGES.find((language) => language.code === code)!;
  expect(plain > 0).toBe(script === 'latin');
});

test('where a word is no word of a to z, none is found', async () => {
  const lexicon = openLexicon('de', await loadFromFolder('words/de.lex'));
  const texts = ['', '.', 'HAUS', 'häuser', '`haus', '{haus', ' haus'];
  expect(texts.map((text) => lexicon.wordAt(text, 0))).toEqual(texts.map(() => -1));
  expect(lexicon.wordAt('haus', 4)).toBe(-1);
});
