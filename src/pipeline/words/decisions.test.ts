import { describe, expect, it } from 'vitest';
import { decisionsFrom } from './decisions.ts';

describe('decisions', () => {
  const decisions = decisionsFrom([
    'Krieg*\tsensitive',
    '*waffe\tsensitive',
    '*gift*\tdemote',
    'für\tfunction',
    '# für\tname',
    'x\tnonsense',
  ]);

  it.each([
    ['krieger', 'sensitive'],
    ['handwaffe', 'sensitive'],
    ['vergiften', 'demote'],
    ['fur', 'function'],
    ['waffel', undefined],
    ['x', undefined],
  ])('%s is %s', (word, expected) => {
    expect(decisions.of(word)).toBe(expected);
  });

  it('prefers a decision about the very word to one about its family', () => {
    expect(decisionsFrom(['krieg*\tsensitive', 'kriegen\tkeep']).of('kriegen')).toBe('keep');
  });
});
