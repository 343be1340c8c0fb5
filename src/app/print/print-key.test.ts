import { expect, test } from 'vitest';
import { isPrintKey } from './print-key.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['Control-P', { key: 'p', code: 'KeyP', ctrlKey: true }, true],
  ['Command-P', { key: 'p', code: 'KeyP', metaKey: true }, true],
  ['with the capitals locked', { key: 'P', code: 'KeyP', ctrlKey: true }, true],
  ['on a Russian keyboard', { key: 'з', code: 'KeyP', ctrlKey: true }, true],
  ['on one that has P elsewhere', { key: 'p', code: 'KeyR', ctrlKey: true }, true],
  ['another letter in its place', { key: 'l', code: 'KeyP', ctrlKey: true }, false],
  ['the letter alone', { key: 'p', code: 'KeyP' }, false],
  ['a private window', { key: 'P', code: 'KeyP', ctrlKey: true, shiftKey: true }, false],
  ['a sign written with AltGr', { key: 'π', code: 'KeyP', ctrlKey: true, altKey: true }, false],
])('%s', (_name, pressed, expected) => {
  expect(isPrintKey({ ...NONE, ...pressed })).toBe(expected);
});
