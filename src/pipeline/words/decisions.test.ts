import { describe, expect, it } from 'vitest';
import { decisionsFrom } from './decisions.ts';

describe('decisions', () => {
  const decisions = decisionsFrom([
    'Krieg*\tsensitive',
    '*waffe\tsensitive',
    '*gift*\tdemote',
    'für\tfunction',
    '# für\tname',
    '',
  ]);

  it.each([
    ['krieger', 'sensitive'],
    ['handwaffe', 'sensitive'],
    ['vergiften', 'demote'],
    ['fur', 'function'],
    ['waffel', undefined],
  ])('%s is %s', (word, expected) => {
    expect(decisions.of(word)).toBe(expected);
  });

  it.each(['x\tnonsense', 'x\tobscrue', 'x obscure', 'x'])('refuses %j, whose class is none', (line) => {
    expect(() => decisionsFrom(['krieg*\tsensitive', line], 'de.txt')).toThrow(
      /^de\.txt:2: "\w*" is none of offensive/,
    );
  });

  it('prefers a decision about the very word to one about its family', () => {
    expect(decisionsFrom(['krieg*\tsensitive', 'kriegen\tkeep']).of('kriegen')).toBe('keep');
  });
});
