import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openBorders } from './borders.ts';
import { openGazetteer, populationOf, vectorOf } from './gazetteer.ts';
import { costOf, openSearch, plantTree, widthOf } from './nearest.ts';

const file = (name: string): ArrayBuffer =>
  Uint8Array.from(readFileSync(new URL(`../../../public/data/places/${name}`, import.meta.url))).buffer;
const borders = openBorders(file('borders.bin'));
const towns = openGazetteer('towns', file('towns.bin'), borders.codes);
const widthOfTown = (town: number): number => widthOf(populationOf(towns.populationStep[town]!));
const trees = [
  plantTree(towns, widthOfTown),
  plantTree(openGazetteer('villages', file('villages.bin'), borders.codes), widthOfTown),
];

/** A fixed sequence, so that a failure can be repeated. */
const dice = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

const leastCostByScan = (lat: number, lng: number, country: number, reachMetres: number): number => {
  const point = new Float64Array(3);
  vectorOf(lat, lng, point, 0);
  const reach = 2 * Math.sin(reachMetres / 6_371_008.8 / 2);
  let least = Number.POSITIVE_INFINITY;
  for (const { places, widths } of trees)
    for (let i = 0; i < places.count; i++) {
      const dx = places.vectors[i * 3]! - point[0]!;
      const dy = places.vectors[i * 3 + 1]! - point[1]!;
      const dz = places.vectors[i * 3 + 2]! - point[2]!;
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared > reach * reach) continue;
      least = Math.min(least, costOf(Math.sqrt(squared), widths[i]!, country === 0 || places.country[i] === country));
    }
  return least;
};

describe('the nearest place', () => {
  it('equals a scan over all places at 10 000 random points', () => {
    const roll = dice(4);
    const search = openSearch();
    for (let n = 0; n < 10_000; n++) {
      // Half anywhere, half near a place, where many compete.
      const at = Math.floor(roll() * towns.count);
      const lat = n % 2 ? (Math.asin(2 * roll() - 1) * 180) / Math.PI : towns.lat[at]! + roll() - 0.5;
      const lng = n % 2 ? roll() * 360 - 180 : towns.lng[at]! + roll() - 0.5;
      const country = borders.countryNumberAt(lat, lng);
      const reach = country === 0 ? 100_000 : 1_000_000;
      search.start(lat, lng, country, reach);
      let least = Number.POSITIVE_INFINITY;
      for (const tree of trees) if (search.through(tree)) least = search.cost();
      expect({ lat, lng, least }).toEqual({ lat, lng, least: leastCostByScan(lat, lng, country, reach) });
    }
  });

  it('prefers a city to a hamlet a little closer, and home to abroad', () => {
    const metre = 1 / 6_371_008.8;
    expect(costOf(1000 * metre, widthOf(500_000), true)).toBeLessThan(costOf(700 * metre, widthOf(300), true));
    expect(costOf(15_000 * metre, widthOf(300), true)).toBeLessThan(costOf(300 * metre, widthOf(1e6), false));
    expect(costOf(400_000 * metre, 0, true)).toBeGreaterThan(costOf(20_000 * metre, 0, false));
  });
});
