import { expect, test } from 'vitest';
import { LANGUAGES } from '../../engine/index.ts';
import { inOrder, ownNameOf } from './own-names.ts';

const codes = LANGUAGES.map(({ code }) => code);

test('every language has the name that the engine has', () => {
  expect(codes.map(ownNameOf)).toEqual(LANGUAGES.map(({ nativeName }) => nativeName));
});

test('they come in the order of their names in the language of the page', () => {
  const german = new Intl.DisplayNames(['de'], { type: 'language' });
  const named = inOrder(codes, (code) => german.of(code) ?? code, 'de').map(({ own, name }) => `${own} ${name}`);
  expect(named.slice(0, 3)).toEqual(['Afrikaans Afrikaans', 'العربية Arabisch', '中文 Chinesisch']);
  expect(named).toContain('Norsk Norwegisch');
});
