import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsWhatItGrants } from './ledger.contract.ts';
import { type Ledger, memoryLedger, openAllowance } from './ledger.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const never = (error: unknown): never => {
  throw error;
};

countsWhatItGrants(async () => memoryLedger(() => NOON));

test('processes that share a ledger pass exactly the quota together, whoever asks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 700 }),
      fc.integer({ min: 1, max: 4 }),
      fc.infiniteStream(fc.nat()),
      async (quota, processes, whom) => {
        const ledger = memoryLedger(() => NOON);
        const nodes = Array.from({ length: processes }, () => openAllowance(ledger, never, () => NOON));
        // What one process still holds of its lease is lost to the others, so ask until all of them refuse.
        let passed = 0;
        const refused = new Set<number>();
        for (const pick of whom) {
          const node = pick % processes;
          if (await nodes[node]!.spend('key', quota)) passed++;
          else refused.add(node);
          if (refused.size === processes) break;
        }
        expect(passed).toBe(quota);
      },
    ),
    { numRuns: 30 },
  );
});

test('requests that arrive together wait for one lease', async () => {
  let asked = 0;
  const ledger: Ledger = {
    take: async (_id, amount) => {
      asked++;
      return amount;
    },
  };
  const allowance = openAllowance(ledger, never, () => NOON);
  const all = await Promise.all(Array.from({ length: 100 }, () => allowance.spend('key', 1_000_000)));
  expect(all.every(Boolean)).toBe(true);
  expect(asked).toBe(1);
});

test('a new day brings a new quota, and a raised one is noticed', async () => {
  let time = NOON;
  const allowance = openAllowance(
    memoryLedger(() => time),
    never,
    () => time,
  );
  const spend = async (quota: number) => allowance.spend('key', quota);
  expect([await spend(1), await spend(1)]).toEqual([true, false]);
  time += 6000;
  expect([await spend(2), await spend(2)]).toEqual([true, false]);
  time += 12 * 3_600_000;
  expect(await spend(1)).toBe(true);
});

test('a ledger that is away stops nobody and is reported', async () => {
  const faults: unknown[] = [];
  const away: Ledger = { take: () => Promise.reject(new Error('away')) };
  const allowance = openAllowance(
    away,
    (error) => faults.push(error),
    () => NOON,
  );
  expect(await allowance.spend('key', 1000)).toBe(true);
  expect(faults).toHaveLength(1);
});

test('a quota of 0 is none, and is never asked about', () => {
  const allowance = openAllowance({ take: never }, never);
  expect(allowance.spend('key', 0)).toBe(true);
});
