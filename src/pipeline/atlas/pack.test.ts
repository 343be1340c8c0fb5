import { describe, expect, it } from 'vitest';
import { openAtlas } from '../../engine/atlas/index.ts';
import { BLOCKS } from '../../engine/grid/bands.ts';
import { bandOf, columnOf } from './ground.ts';
import { packAtlas } from './pack.ts';

/** A small generator of our own (multiply with carry), so that the fixture is the same for ever. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
};

/** Zones far wilder than real ones: ragged stripes that end, come back, and are cut by single blocks. */
const wildDraft = (seed: number) => {
  const roll = dice(seed);
  const zone = new Int32Array(BLOCKS);
  const number = new Map<number, number>();
  for (let block = 0; block < BLOCKS; block++) {
    const stripe = Math.floor((columnOf(block) + roll(3)) / 40) * 20 + Math.floor(bandOf[block]! / 100);
    const known = number.get(stripe) ?? number.size;
    number.set(stripe, known);
    zone[block] = known;
  }
  const values = Uint8Array.from({ length: number.size }, () => roll(127));
  const classOf = Uint8Array.from({ length: BLOCKS }, (_, block) =>
    roll(30) === 0 ? roll(3) : 3 + Number((block >> 6) % 3 === 0),
  );
  return { version: '9.8.7', zone, values, classOf, classes: 5 };
};

describe('what is packed is what opens', () => {
  it.each([1, 2])('wild draft %i', (seed) => {
    const draft = wildDraft(seed);
    const packed = packAtlas(draft);
    const atlas = openAtlas(Uint8Array.from(packed).buffer);
    expect(atlas.version).toBe('9.8.7');
    expect(atlas.zones).toBe(draft.values.length);
    let wrong = 0;
    for (let block = 0; block < BLOCKS; block++) {
      if (atlas.zoneOf(block) !== draft.zone[block] || atlas.classOf(block) !== draft.classOf[block]) wrong++;
      if (atlas.checkValueOf(block) !== draft.values[draft.zone[block]!]) wrong++;
    }
    expect(wrong).toBe(0);
  });
});
