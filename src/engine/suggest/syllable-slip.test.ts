import { describe, expect, it } from 'vitest';
import { DOUBLING, SYLLABLE_ADDED, SYLLABLE_LOST, SYLLABLE_REPLACED, TRANSPOSITION } from './costs.ts';
import { syllableSlip } from './syllable-slip.ts';

describe('a slip of one syllable', () => {
  it.each([
    ['the same word', '행정', '행정', 0],
    ['two exchanged', '정행', '행정', TRANSPOSITION],
    ['two exchanged at the end of three', '치적명', '치명적', TRANSPOSITION],
    ['one written twice', '원근근', '원근', DOUBLING],
    ['a double one written once', '사사', '사사사', DOUBLING],
    ['one lost', '시그', '시그마', SYLLABLE_LOST],
    ['one lost in front', '석', '구석', SYLLABLE_LOST],
    ['one added', '시그마', '시그', SYLLABLE_ADDED],
    ['another in its place', '철도', '정도', SYLLABLE_REPLACED],
    ['Chinese: another in its place', '水晶', '水土', SYLLABLE_REPLACED],
  ])('%s: %s for %s', (_name, typed, word, cost) => {
    expect(syllableSlip(typed, word)).toBe(cost);
  });
});
