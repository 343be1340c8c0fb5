import { beforeAll, expect, test, vi } from 'vitest';
import type { readChoices } from './choices.ts';

let read: typeof readChoices;
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  read = (await import('./choices.ts')).readChoices;
});

const place = { kind: 'place', name: 'Bern', region: '', country: 'CH', at: { lat: 46.9, lng: 7.4 } };
const words = { kind: 'words', words: 'filled.count.soap' };
const all = { language: 'de', secondLanguage: 'fr', theme: 'dark', chosenPageLanguage: 'ar', recent: [place, words] };

test.each([
  [{}, {}],
  [all, all],
  [
    { ...all, charcoal: 1, recent: [] },
    { ...all, recent: [] },
  ],
  [{ language: 'xx', secondLanguage: 5, theme: 'blue', chosenPageLanguage: 'constructor', recent: {} }, {}],
  [{ language: null, secondLanguage: ['de'], theme: null, chosenPageLanguage: {}, recent: null }, {}],
  [{ theme: 'system', recent: 'filled.count.soap' }, {}],
  [{ recent: ['filled.count.soap', null, 5, {}, [], place] }, { recent: [words, place] }],
  [{ recent: [{ kind: 'words' }, { kind: 'words', words: 5 }, { kind: 'charcoal', words: 'a.b.c' }] }, { recent: [] }],
  [
    {
      recent: [
        { ...place, at: null },
        { ...place, at: { lat: 1 } },
        { ...place, name: 5 },
      ],
    },
    { recent: [] },
  ],
])('%j', (kept, choices) => {
  expect(read(kept)).toEqual(choices);
});
