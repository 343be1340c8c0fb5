import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Recent } from './choices.ts';

/** The browser, as far as the choices need it: two windows share what it keeps. */
let stored: string | null;
let keeps: boolean;

beforeEach(() => {
  [stored, keeps] = [null, true];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('history', { replaceState: () => undefined });
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, text: string) => {
      if (!keeps) throw new DOMException('full', 'QuotaExceededError');
      stored = text;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

const openWindow = async (search = '', ...browser: readonly string[]) => {
  vi.stubGlobal('location', { search, pathname: '/' });
  if (browser.length > 0) vi.stubGlobal('navigator', { language: browser[0], languages: browser });
  vi.resetModules();
  const { useStore } = await import('./store.ts');
  return () => useStore.getState();
};

const found = (words: string): Recent => ({ kind: 'words', words });

test('what was forgotten in one window is not brought back by another', async () => {
  stored = JSON.stringify({ recent: ['filled.count.soap'] });
  const older = await openWindow();
  const newer = await openWindow();
  expect(older().recent).toEqual([found('filled.count.soap')]);
  newer().forgetRecent();
  older().setTheme('dark');
  expect((await openWindow())()).toMatchObject({ recent: [], themeChoice: 'dark' });
  older().remember(found('table.chair.lamp'));
  expect((await openWindow())().recent).toEqual([found('table.chair.lamp')]);
});

test('what another window chose stays', async () => {
  const older = await openWindow();
  const newer = await openWindow();
  newer().setSecondLanguage('fr');
  newer().setTheme('light');
  older().setLanguage('de');
  expect((await openWindow())()).toMatchObject({ language: 'de', secondLanguage: 'fr', themeChoice: 'light' });
});

test('the second language that nobody chose stays when the first one changes', async () => {
  (await openWindow())().setLanguage('fr');
  expect((await openWindow())()).toMatchObject({ language: 'fr', secondLanguage: 'es' });
});

test.each([
  [['de-CH', 'en'], 'de', 'en'],
  [['fil-PH', 'en-US'], 'en', 'es'],
  [['kok-IN'], 'en', 'es'],
  [['arn-CL', 'es-CL'], 'es', 'en'],
  [['nb-NO'], 'no', 'en'],
  [['nn-NO', 'en'], 'no', 'en'],
  [['PT-br'], 'pt', 'en'],
] as const)(
  'a browser in %j begins with addresses in %s, and in %s besides',
  async (browser, language, secondLanguage) => {
    expect((await openWindow('', ...browser))()).toMatchObject({ language, secondLanguage });
  },
);

test('a link in a language that there is not shows what was chosen', async () => {
  expect((await openWindow('?lang=xx', 'de'))()).toMatchObject({ language: 'de', secondLanguage: 'en' });
  expect((await openWindow('?lang=xx', 'en'))()).toMatchObject({ language: 'en', secondLanguage: 'es' });
  stored = JSON.stringify({ language: 'it' });
  expect((await openWindow('?lang=constructor'))()).toMatchObject({ language: 'it', secondLanguage: 'en' });
});

test('the language of a link is nobody’s choice for the next visit', async () => {
  const linked = await openWindow('?lang=fr', 'en');
  linked().setTheme('dark');
  expect(linked()).toMatchObject({ language: 'fr', secondLanguage: 'en' });
  expect((await openWindow())()).toMatchObject({ language: 'en', secondLanguage: 'es', themeChoice: 'dark' });
});

test('a language that is chosen against the link stays, with the second one as it was on screen', async () => {
  (await openWindow('?lang=fr', 'en'))().setLanguage('de');
  expect((await openWindow())()).toMatchObject({ language: 'de', secondLanguage: 'en' });
});

test('a page language whose file does not come is neither shown nor kept', async () => {
  const store = await openWindow('?ui=en');
  const { messagesFiles } = await import('../text/messages.ts');
  vi.spyOn(messagesFiles, 'ar').mockRejectedValue(new TypeError('no network'));
  await store().setPageLanguage('ar');
  expect([store().pageLanguage, stored]).toEqual(['en', null]);
  await store().setPageLanguage('fr');
  expect(store().pageLanguage).toBe('fr');
  expect((await openWindow())().pageLanguage).toBe('fr');
});

test('a page whose first language does not come begins in English, from left to right', async () => {
  const documentElement = { lang: '', dir: '' };
  vi.stubGlobal('document', { documentElement });
  const store = await openWindow('?ui=ar');
  const { messagesFiles } = await import('../text/messages.ts');
  const { beginToSpeak } = await import('./begin-to-speak.ts');
  vi.spyOn(messagesFiles, 'ar').mockRejectedValueOnce(new TypeError('no network'));
  await beginToSpeak();
  expect(documentElement).toEqual({ lang: 'en', dir: 'ltr' });
  expect([store().pageLanguage, stored]).toEqual(['en', null]);
  await store().setPageLanguage('ar');
  expect(documentElement).toEqual({ lang: 'ar', dir: 'rtl' });
});

test.each([
  'null',
  '[1]',
  '"text"',
  '{"recent":{}}',
  '{"recent":[null]}',
  '{"language":5,"secondLanguage":"xx","theme":"blue"}',
])('the page begins whatever is kept: %s', async (text) => {
  stored = text;
  const store = await openWindow();
  expect(store()).toMatchObject({ language: 'en', secondLanguage: 'es', theme: 'light', recent: [] });
  store().remember(found('a.b.c'));
  expect((await openWindow())()).toMatchObject({ language: 'en', secondLanguage: 'es', recent: [found('a.b.c')] });
});

test('what the browser refuses to keep lasts as long as the page', async () => {
  keeps = false;
  const store = await openWindow();
  for (const words of ['a.b.c', 'd.e.f', 'a.b.c']) store().remember(found(words));
  expect(store().recent).toEqual([found('a.b.c'), found('d.e.f')]);
});
