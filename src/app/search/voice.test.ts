import { expect, test } from 'vitest';
import { recogniserLanguage } from './voice.ts';

test.each([
  ['en', ['de-DE', 'en-GB'], 'en-GB'],
  ['en', ['de', 'en'], 'en-US'],
  ['no', ['nb-NO'], 'nb-NO'],
  ['fil', ['fi-FI'], 'fil'],
  ['de', [], 'de'],
] as const)('%s for a browser in %j listens in %s', (language, browser, tag) => {
  expect(recogniserLanguage(language, browser)).toBe(tag);
});
