import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Recent } from './store.ts';

/** The browser, as far as the choices need it: two windows share what it keeps. */
let stored: string | null;
let keeps: boolean;

beforeEach(() => {
  [stored, keeps] = [null, true];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('location', { search: '' });
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

const openWindow = async () => {
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

test('what the browser refuses to keep lasts as long as the page', async () => {
  keeps = false;
  const store = await openWindow();
  for (const words of ['a.b.c', 'd.e.f', 'a.b.c']) store().remember(found(words));
  expect(store().recent).toEqual([found('a.b.c'), found('d.e.f')]);
});
