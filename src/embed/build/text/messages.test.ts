import { expect, test } from 'vitest';
import { PAGE_LANGUAGES } from '../../../app/text/languages.ts';
import { speak } from '../../../app/text/messages.ts';
import { allGaps } from './gaps.ts';
import { loadBuildMessages, sayBuild } from './messages.ts';

test('every language says everything', () => {
  expect(Object.keys(loadBuildMessages)).toEqual(Object.keys(PAGE_LANGUAGES));
  expect(allGaps).toEqual([]);
});

test('the page speaks the language that is chosen', async () => {
  expect(sayBuild('dark')).toBe('Dark');
  await speak('de');
  expect(sayBuild('dark')).toBe('Dunkel');
});
