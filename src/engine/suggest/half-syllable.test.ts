import { expect, test } from 'vitest';
import { withFinalMoved } from './half-syllable.ts';

test.each([
  ['밋', '미성'],
  ['웆', '우주'],
  ['밖', '바깥'],
  ['갃', '각시'],
  ['앉', '안주'],
  ['읽', '일기'],
  ['값', '갑수'],
  ['좋', '조하'],
])('%s may become %s', (typed, meant) => {
  const moved = withFinalMoved(typed.normalize('NFD')) ?? '';
  expect(meant.normalize('NFD').startsWith(moved)).toBe(true);
  expect(moved.length).toBeGreaterThan(2);
});

test.each(['미', 'ㅁ'.normalize('NFKC'), 'mit', ''])('%j has no final that could move', (typed) => {
  expect(withFinalMoved(typed.normalize('NFD'))).toBeUndefined();
});
