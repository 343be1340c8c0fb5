import type { Atlas } from '../atlas/index.ts';
import { BLOCK_SQUARES } from '../grid/bands.ts';
import { blockOf, type Square, squareInBlock } from '../grid/square.ts';
import { ADMISSIBLE_TRIPLES, checkValue, DIGITS, pairAt, placeOfDigits, shiftOf, thirdDigit } from './digits.ts';
import { type Halves, shuffleOf } from './shuffle.ts';
import { placeOfRows, rowsAt, SEA_TIER, shellOf, startOf, TIERS, tierOf, tierOfRows } from './tiers.ts';
import { firstOf, secondOf, type Triple, thirdOf, tripleOf } from './triple.ts';

/**
 * Square <-> three word numbers, for one language.
 *
 * The two directions are exact inverses, and the check value of every triple is that of the zone its square lies in.
 * Nothing here knows a word: the lexicon turns numbers into letters.
 */
export type Codec = {
  /** The word numbers of a square, or -1 when the lexicon covers land only and the square lies at sea. */
  tripleOfSquare(square: Square): Triple | -1;
  /** The square of three word numbers, or -1 when they address nothing. */
  squareOfTriple(triple: Triple): Square | -1;
};

export const openCodec = (atlas: Atlas, languageIndex: number, landOnly: boolean): Codec => {
  const tiers = landOnly ? SEA_TIER : TIERS;
  const shuffles = Array.from({ length: tiers }, (_, tier) =>
    shuffleOf(shellOf(tier), ADMISSIBLE_TRIPLES, languageIndex * TIERS + tier),
  );
  const end = startOf(tiers);
  const halves: Halves = { left: 0, right: 0 };

  return {
    tripleOfSquare: (square) => {
      const block = blockOf(square);
      const value = atlas.checkValueOf(block);
      const place = atlas.rankOf(block) * BLOCK_SQUARES + (square - block * BLOCK_SQUARES);
      if (place >= end) return -1;
      const tier = tierOf(place);
      const inTier = place - startOf(tier);
      halves.left = (inTier / ADMISSIBLE_TRIPLES) | 0;
      halves.right = (inTier - halves.left * ADMISSIBLE_TRIPLES) | 0;
      shuffles[tier]!.forth(halves);
      const rows = rowsAt(halves.left, tier);
      const pair = pairAt(halves.right);
      const shift = shiftOf(value);
      const first = (((pair / DIGITS) | 0) + shift) % DIGITS;
      const second = ((pair % DIGITS) + shift) % DIGITS;
      return tripleOf(
        (rows >> 18) * DIGITS + first,
        ((rows >> 9) & 511) * DIGITS + second,
        (rows & 511) * DIGITS + thirdDigit(first, second, value),
      );
    },
    squareOfTriple: (triple) => {
      const [a, b, c] = [firstOf(triple), secondOf(triple), thirdOf(triple)];
      const [first, second, third] = [a % DIGITS, b % DIGITS, c % DIGITS];
      const right = placeOfDigits(first, second, third);
      if (right < 0) return -1;
      const [rowA, rowB, rowC] = [(a / DIGITS) | 0, (b / DIGITS) | 0, (c / DIGITS) | 0];
      const tier = tierOfRows(rowA, rowB, rowC);
      halves.left = placeOfRows(rowA, rowB, rowC, tier);
      halves.right = right;
      shuffles[tier]!.back(halves);
      const place = startOf(tier) + halves.left * ADMISSIBLE_TRIPLES + halves.right;
      const rank = Math.floor(place / BLOCK_SQUARES);
      const block = atlas.blockAt(checkValue(first, second, third), rank);
      return block < 0 ? -1 : squareInBlock(block, place - rank * BLOCK_SQUARES);
    },
  };
};
