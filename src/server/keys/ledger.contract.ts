import { expect, test } from 'vitest';
import type { Ledger } from './ledger.ts';

/** What a ledger promises, whatever it counts in. */
export const countsWhatItGrants = (opened: () => Promise<Ledger>): void => {
  test('a ledger grants what is left, and counts what it has granted', async () => {
    const ledger = await opened();
    expect(await ledger.take('a', 60, 100)).toBe(60);
    expect(await ledger.take('a', 60, 100)).toBe(40);
    for (let round = 0; round < 20; round++) expect(await ledger.take('a', 60, 100)).toBe(0);
    expect(await ledger.take('b', 60, 100)).toBe(60);
    // The quota was raised, and lowered again.
    expect(await ledger.take('a', 60, 150)).toBe(50);
    expect(await ledger.take('a', 60, 100)).toBe(0);
    expect(await ledger.take('a', 60, 1000)).toBe(60);
  });
};
