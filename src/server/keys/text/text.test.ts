import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PAGE_LANGUAGES } from '../../../app/text/languages.ts';
import { en } from './en.ts';
import { DESK_LANGUAGES, languageFor } from './languages.ts';
import { speechFor } from './speech.ts';

test('the desk speaks the languages of the map', () => {
  expect(DESK_LANGUAGES).toEqual(PAGE_LANGUAGES);
});

test.each([
  ['', 'en'],
  ['de-CH', 'de'],
  ['DE', 'de'],
  ['da, fr;q=0.3, nl;q=0.9', 'nl'],
  ['fr;q=0, it;q=0.1', 'it'],
  ['fr; q = 0.5 , es ;q=0.7', 'es'],
  ['zh-Hant-TW, en;q=0.5', 'zh'],
  // Its first two letters are Arabic's; the language is Mapudungun.
  ['arn', 'en'],
  ['*', 'en'],
  ['constructor, ja;q=0.2', 'ja'],
  ['de;q=many, ko', 'ko'],
  [',;,q=1;;', 'en'],
  [`${'xx,'.repeat(5000)}de`, 'en'],
])('"%s" is answered in %s', (header, language) => {
  expect(languageFor(header)).toBe(language);
});

test('a link that asks for a language we do not speak leaves the choice to the browser', () => {
  expect(speechFor('xx', 'pl').language).toBe('pl');
  expect(speechFor('tr', 'pl').language).toBe('tr');
  expect(speechFor('xx', 'pl').path('/docs')).toBe('/docs');
  expect(speechFor('tr', 'pl').path('/docs')).toBe('/docs?ui=tr');
});

test('every message is said in every language, with its placeholder', () => {
  for (const code of Object.keys(DESK_LANGUAGES)) {
    const { say } = speechFor(code, '');
    expect(say('title'), code).not.toBe('');
    expect(say('askFirst', 'YOUR_KEY'), code).toContain('YOUR_KEY');
    expect(say('listKeys', 'YOUR_TOKEN'), code).toContain('YOUR_TOKEN');
    expect(say('badEmail'), code).toContain('ada@example.org');
    if (code !== 'en') expect(say('onlyNow'), code).not.toBe(en.onlyNow);
  }
});

/** Names and values of the colours, sizes and times in one set of rules. */
const tokensIn = (css: string, selector: string): ReadonlyMap<string, string> => {
  const from = css.indexOf(`${selector} {`);
  const rules = css.slice(from, css.indexOf('}', from));
  return new Map([...rules.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
};

test('the pages wear the colours and sizes of the map', async () => {
  const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');
  const [ours, map] = [await read('../form.css'), await read('../../../app/tokens.css')];
  const dark = ours.slice(ours.indexOf('@media (prefers-color-scheme: dark)'));
  for (const [mine, theirs] of [
    [tokensIn(ours, ':root'), tokensIn(map, ':root')],
    [tokensIn(dark, ':root'), tokensIn(map, ':root[data-theme="dark"]')],
  ]) {
    expect(mine?.size).toBeGreaterThan(8);
    for (const [name, value] of mine ?? []) expect(theirs?.get(name), name).toBe(value);
  }
});
