/**
 * Keeps towns whole: all blocks of a town's built-up land go to the zone that holds most of them.
 *
 * Small towns first, so that where two grow into one another the larger has the last word.
 */
import { builtUpBlocks, type Town } from './people.ts';

/** A town of this many people is worth a dent in a border. */
const WORTH_PEOPLE = 50_000;

export const keepTownsWhole = (zone: Int32Array, towns: readonly Town[]): void => {
  const worth = towns.filter((town) => town.people >= WORTH_PEOPLE).sort((a, b) => a.people - b.people);
  for (const town of worth) {
    const blocks = builtUpBlocks(town);
    const held = new Map<number, number>();
    for (const block of blocks) held.set(zone[block]!, (held.get(zone[block]!) ?? 0) + 1);
    if (held.size === 1) continue;
    const [most] = [...held].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    for (const block of blocks) zone[block] = most![0];
  }
};
