import { describe, expect, test } from 'vitest';
import { readWords, SEPARATORS } from './reading.ts';

const read = [
  ['plain', 'filled.count.soap'],
  ['leading slashes', '///filled.count.soap'],
  ['one slash', '/filled.count.soap'],
  ['space around', '  filled.count.soap\n'],
  ['marks of direction around', '\u200f\u202afilled.count.soap\u202c\u200e'],
  ['a place to break a line', 'filled.\u200bcount.soap'],
] as const;

test.each(read)('%s is read', (_name, text) => {
  expect(readWords(text)).toEqual({ ok: true, value: ['filled', 'count', 'soap'] });
});

test('every separator is read, and they may be mixed', () => {
  for (const dot of SEPARATORS) {
    expect(readWords(`filled${dot}count.soap`)).toEqual({ ok: true, value: ['filled', 'count', 'soap'] });
  }
});

const refused = [
  ['spaces', 'filled count soap', 'no dots between them'],
  ['hyphens', 'filled-count-soap', 'no dots between them'],
  ['one word', 'filled', 'found 1 word'],
  ['two words', 'filled.count', 'found 2 words'],
  ['four words', 'filled.count.soap.water', 'found 4 words'],
  ['an empty word', 'filled..soap', 'missing'],
  ['a trailing dot', 'filled.count.soap.', 'found 4 words'],
  ['a space inside', 'filled.count .soap', 'letters only'],
  ['a digit', 'filled.count.soap2', 'letters only'],
  ['a hyphen', 'filled.co-unt.soap', 'letters only'],
  ['four slashes', '////filled.count.soap', 'letters only'],
  ['nothing', '', 'found 1 word'],
  ['dots alone', '..', 'missing'],
  ['ten thousand letters', 'a'.repeat(10_000), 'too many'],
] as const;

describe('refused with a reason', () => {
  test.each(refused)('%s', (_name, text, reason) => {
    const outcome = readWords(text);
    expect(outcome.ok).toBe(false);
    if (outcome.ok) return;
    expect(outcome.problem.code).toBe('not-an-address');
    expect(outcome.problem.message).toContain(reason);
  });
});
