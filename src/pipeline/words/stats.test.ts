import { describe, expect, it } from 'vitest';
import { statsOf, statsTable } from './stats.ts';

describe('statistics of the lexicons', () => {
  it('count words and letters of a list that exists', () => {
    const stats = statsOf('en');
    expect(stats.words).toBe(40_005);
    expect(stats.letters.city).toBeGreaterThan(3);
    expect(stats.letters.city).toBeLessThan(stats.letters.sea);
    expect(stats.cityAddress).toBeCloseTo(3 * stats.letters.city + 2);
  });

  it('show a dash for tiers a land-only language does not have', () => {
    const [head, row] = statsTable([statsOf('xh')]);
    expect(head).toContain('sea');
    expect(row).toMatch(/ - /);
    expect(row?.length).toBe(head?.length);
  });
});
