import { describe, expect, it } from 'vitest';
import { blockedFrom, blockedWords } from './blocked.ts';

// Test words are spelled backwards for the reason the list is encoded.
const backwards = (word: string): string => [...word].reverse().join('');

describe('blocked words', () => {
  it('reads a list per language, with a star for all Latin ones', () => {
    const blocked = blockedFrom(Buffer.from('*\tfoo*\nde\tbar\n').toString('base64'));
    expect(blocked('de').of('bar')).toBe('offensive');
    expect(blocked('en').of('bar')).toBeUndefined();
    expect(blocked('en').of('fool')).toBe('offensive');
    expect(blocked('ru').of('fool')).toBeUndefined();
  });

  describe('the list that ships', () => {
    const blocked = blockedWords('data/words/rules/blocked.b64');

    it.each([
      ['en', 'gnikcuf', 'inflection'],
      ['en', 'tihsllub', 'compound'],
      ['de', 'efielhcssiehcs', 'root'],
      ['es', 'oditoj'.replace('t', 'd'), 'inflection'],
      ['ru', 'йиксдялб', 'inflection'],
      ['pl', 'ćazswrukop', 'compound'],
      ['no', 'onropenrab', 'compound'],
      ['de', 'xesneppurg', 'compound'],
      ['it', 'atsizanoen', 'compound'],
    ])('%s: catches an %s', (language, word) => {
      expect(blocked(language).of(backwards(word))).toBe('offensive');
    });

    it.each([
      ['en', 'analysis'],
      ['en', 'sextet'],
      ['de', 'marsch'],
      ['es', 'disputa'],
      ['pt', 'computador'],
      ['sv', 'först'],
      ['sv', 'tjugosex'],
      ['cs', 'načisto'],
      ['cs', 'sporný'],
      ['it', 'nazione'],
      ['tr', 'şikayet'],
      ['el', 'γάμος'],
      ['id', 'berakhir'],
    ])('%s: leaves %s alone', (language, word) => {
      expect(blocked(language).of(word)).toBeUndefined();
    });
  });
});
