import { expect, test, vi } from 'vitest';
import { de as deDetails } from '../square/text/de.ts';
import { en as enDetails } from '../square/text/en.ts';
import { sayDetail } from '../square/text/messages.ts';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';
import { fr } from './fr.ts';
import { allGaps, gapsIn } from './gaps.ts';
import { directionOf, PAGE_LANGUAGES, pageLanguageFor } from './languages.ts';
import { countryName, distanceText, messagesFiles, say, speak } from './messages.ts';

test('every language says everything, with all its plural forms', () => {
  expect(Object.keys(messagesFiles)).toEqual(Object.keys(PAGE_LANGUAGES));
  expect(allGaps).toEqual([]);
});

test.each([
  ['a key that is missing', { ...de, copy: undefined }, 'de: copy is missing'],
  ['an empty message', { ...de, copy: '' }, 'de: copy is missing'],
  ['a key too many', { ...de, extra: 'x' }, 'de: extra is not a message of English'],
  ['a place that is not filled', { ...de, failed: 'Fehler' }, 'de: failed has other {places} than English'],
] as const)('the check sees %s', (_, messages, gap) => {
  expect(gapsIn('de', messages as never)).toEqual([gap]);
});

test('the check sees a plural form that is missing', () => {
  const { heardSummary } = deDetails;
  const given = { ...deDetails, heardSummary: { other: heardSummary.other } };
  expect(gapsIn('de', given, enDetails)).toEqual(['de: heardSummary plural form "one" is missing']);
});

test.each([
  ['?ui=ar', 'fr', ['de-DE'], 'ar'],
  ['', 'fr', ['de-DE'], 'fr'],
  ['?ui=xx', 'yy', ['sv-SE', 'pt-BR', 'en'], 'pt'],
  ['?ui=constructor', undefined, [], 'en'],
  ['', undefined, ['fil-PH', 'kok-IN', 'arn-CL', 'IT-ch'], 'it'],
] as const)('%s, chosen %s, browser %j speaks %s', (query, chosen, browser, code) => {
  expect(pageLanguageFor(query, chosen, browser)).toBe(code);
});

test('numbers are written as in the person’s country, of those that speak the language', async () => {
  vi.stubGlobal('navigator', { languages: ['deu-AT', 'de-CH', 'de'] });
  await speak('de');
  expect(sayDetail('heardSummary', { count: 12_345, words: 'w', distance: 'd' })).toMatch(/^12['’]345 /);
  vi.unstubAllGlobals();
  await speak('en');
});

test('plurals and numbers follow the language', async () => {
  const summary = (count: number): string => sayDetail('heardSummary', { count, words: 'w', distance: 'd' });
  expect(summary(1)).toMatch(/^1 address could/);
  expect(summary(1234)).toMatch(/^1,234 addresses could/);
  await speak('pl');
  expect(summary(1)).toContain('1 adres:');
  expect(summary(3)).toContain('3 adresy.');
  expect(summary(5)).toContain('5 adresów.');
  await speak('ar');
  expect(summary(2)).toMatch(/^عنوانان/);
  expect(directionOf('ar')).toBe('rtl');
  await speak('zh');
  expect(distanceText(12_340)).toBe('12.3公里');
  expect(distanceText(2640)).toBe('2.6公里');
  expect(countryName('DE')).toBe('德国');
  expect(countryName('ZZ')).toBe('');
  await speak('en');
  expect(say('copy')).toBe(en.copy);
});

test('of two quick choices the later one is spoken, also when its file is the faster', async () => {
  let arrive = (_: { readonly fr: Messages }): void => undefined;
  const slow = vi.spyOn(messagesFiles, 'fr').mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const [first, second] = [speak('fr'), speak('de')];
  expect(await second).toBe(true);
  arrive({ fr });
  expect(await first).toBe(false);
  expect(say('copy')).toBe(de.copy);
  slow.mockRestore();
  await speak('en');
});

test('a language whose file does not come is not spoken', async () => {
  const missing = vi.spyOn(messagesFiles, 'ar').mockRejectedValue(new TypeError('no network'));
  expect(await speak('ar')).toBe(false);
  expect(say('copy')).toBe(en.copy);
  missing.mockRestore();
});
