import { expect, test } from 'vitest';
import { openRate } from './rate.ts';

test('lets a burst of one window pass and then one for each share of it', () => {
  let time = 1_000_000;
  const rate = openRate(10, 1000, () => time);
  const passed = () => rate.waitOf('a') === 0;
  expect(Array.from({ length: 12 }, passed).filter(Boolean)).toHaveLength(10);
  time += 100;
  expect([passed(), passed()]).toEqual([true, false]);
  time += 1000;
  expect(Array.from({ length: 12 }, passed).filter(Boolean)).toHaveLength(10);
});

test('counts every name alone, says how long to wait, and 0 is no limit', () => {
  const rate = openRate(2, 60_000, () => 0);
  expect([rate.waitOf('a'), rate.waitOf('a'), rate.waitOf('b')]).toEqual([0, 0, 0]);
  expect(rate.waitOf('a')).toBe(30);
  const unlimited = openRate(0, 1000);
  expect(Array.from({ length: 1000 }, () => unlimited.waitOf('a')).every((wait) => wait === 0)).toBe(true);
});

test('a flood of names does not grow without end, and those who paid are forgotten first', () => {
  let time = 0;
  const rate = openRate(1, 1000, () => time);
  for (let name = 0; name < 49_999; name++) rate.waitOf(`old ${name}`);
  time = 900;
  rate.waitOf('owes');
  time = 1500;
  rate.waitOf('one more');
  expect(rate.waitOf('owes')).toBeGreaterThan(0);
});
