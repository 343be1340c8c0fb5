import { expect, test } from 'vitest';
import { loadFromFolder } from '../pipeline/data-folder.ts';
import { openCodec } from './address/codec.ts';
import { tripleOf } from './address/triple.ts';
import { openAtlas } from './atlas/index.ts';
import { BANDS, BLOCK_SIDE } from './grid/bands.ts';
import { columnsInBand, latitudeOfRow, longitudeOfColumn, SQUARES, squareAt, squareOfNumber } from './grid/square.ts';
import { LANGUAGES, openEngine } from './index.ts';
import { languageIndex } from './lexicon/languages.ts';
import { FULL_WORDS } from './lexicon/lexicon.ts';

/** More than ten million squares in all, shared between the languages. */
const SQUARES_PER_LANGUAGE = 400_000;

/** A linear congruential walk over all squares: 2^53 is out of reach, so step by a large odd stride, modulo. */
const STRIDE = 26_512_345_678_901;

const engine = await openEngine({ load: loadFromFolder });
const atlas = openAtlas(await loadFromFolder('atlas.bin'));

/** Squares on edges: poles, band borders, the antimeridian. */
const edgeSquares = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => {
    const row = Math.min(BANDS * BLOCK_SIDE - 1, Math.max(0, (at % (BANDS + 1)) * BLOCK_SIDE - (at & 1)));
    const columns = columnsInBand(Math.floor(row / BLOCK_SIDE));
    const column = [0, columns - 1, columns >> 1, (at * 7919) % columns][(at >> 1) & 3] ?? 0;
    return squareAt(latitudeOfRow(row + 0.5), longitudeOfColumn(column + 0.5, columns));
  });

test.each(LANGUAGES.map(({ code }) => code))('square -> words -> the same square, in %s', async (code) => {
  await engine.loadLanguage(code);
  let mismatches = 0;
  let refusedAtSea = 0;
  const check = (number: number): void => {
    const square = squareOfNumber(number);
    if (square === undefined) {
      mismatches++;
      return;
    }
    const address = engine.wordsOfSquare(square, code);
    if (!address.ok) {
      if (
        address.problem.code === 'land-only-language' &&
        !atlas.isLand(Math.floor(square / (BLOCK_SIDE * BLOCK_SIDE)))
      )
        refusedAtSea++;
      else mismatches++;
      return;
    }
    const back = engine.toSquare(address.value.words);
    if (!back.ok || back.value.square !== square || back.value.language !== code) mismatches++;
  };
  let number = 12_345 + languageIndex(code);
  for (let at = 0; at < SQUARES_PER_LANGUAGE; at++) {
    number = (number + STRIDE) % SQUARES;
    check(number);
  }
  for (const edge of edgeSquares(20_000)) check(edge);
  expect(mismatches).toBe(0);
  expect(refusedAtSea).toBeLessThan(SQUARES_PER_LANGUAGE);
});

test('words -> square -> the same words, for random triples; about 8% address nothing', () => {
  const codec = openCodec(atlas, languageIndex('en'), false);
  let [nothing, mismatches, state] = [0, 0, 1];
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * FULL_WORDS);
  };
  const triples = 2_000_000;
  for (let at = 0; at < triples; at++) {
    const triple = tripleOf(next(), next(), next());
    const square = codec.squareOfTriple(triple);
    if (square === -1) nothing++;
    else if (codec.tripleOfSquare(square) !== triple) mismatches++;
  }
  expect(mismatches).toBe(0);
  // 4% of triples have inadmissible digits, 8% of the rest lie past the last block of their check value.
  expect(nothing / triples).toBeGreaterThan(0.09);
  expect(nothing / triples).toBeLessThan(0.14);
});
