import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadFromFolder } from '../pipeline/data-folder.ts';
import { openAtlas } from './atlas/index.ts';
import { blockOf } from './grid/square.ts';
import { LANGUAGES, openEngine, squareAt } from './index.ts';

/** A changed line here means that an address moved: that needs a new data version and a reason in the changelog. */
const vectorsOf = (code: string) =>
  readFileSync(new URL(`../../data/golden/${code}.csv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [lat, lng, square, block, value, rank, words = ''] = line.split(',');
      return {
        lat: Number(lat),
        lng: Number(lng),
        square: Number(square),
        block: Number(block),
        value: Number(value),
        rank: Number(rank),
        words,
      };
    });

const engine = await openEngine({ load: loadFromFolder });
const atlas = openAtlas(await loadFromFolder('atlas.bin'));

describe.each(LANGUAGES.map(({ code }) => code))('%s', (code) => {
  const vectors = vectorsOf(code);

  test('there are 200 vectors', () => {
    expect(vectors.length).toBe(200);
  });

  test('every golden square has its golden words, and they lead back', async () => {
    await engine.loadLanguage(code);
    for (const { lat, lng, square, block, value, rank, words } of vectors) {
      expect(squareAt(lat, lng)).toBe(square);
      expect(blockOf(squareAt(lat, lng))).toBe(block);
      expect(atlas.checkValueOf(block)).toBe(value);
      expect(atlas.rankOf(block)).toBe(rank);
      const address = engine.toWords(lat, lng, code);
      if (!address.ok) {
        expect(address.problem.code).toBe(words);
        continue;
      }
      expect(address.value.words).toBe(words);
      const back = engine.toSquare(words);
      expect(back.ok && back.value.square).toBe(square);
    }
  });
});
