import { type Atlas, VALUE_BITS, VALUE_MASK } from '../atlas/index.ts';
import { BLOCK_SQUARES } from '../grid/bands.ts';
import { blockOf, type Square, squareInBlock } from '../grid/square.ts';
import { ADMISSIBLE_TRIPLES, checkValue, DIGITS, digitsAt, placeOfDigits } from './digits.ts';
import { type Halves, shuffle, shuffleOf, unshuffle } from './shuffle.ts';
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
      const standing = atlas.standingOf(block);
      const place = (standing >> VALUE_BITS) * BLOCK_SQUARES + (square - block * BLOCK_SQUARES);
      const rowsPlace = (place / ADMISSIBLE_TRIPLES) | 0;
      if (rowsPlace >= end) return -1;
      const tier = tierOf(rowsPlace);
      halves.left = rowsPlace - startOf(tier);
      halves.right = (place - rowsPlace * ADMISSIBLE_TRIPLES) | 0;
      shuffle(shuffles[tier]!, halves);
      const rows = rowsAt(halves.left, tier);
      const digits = digitsAt(halves.right, standing & VALUE_MASK);
      return tripleOf(
        (rows >> 18) * DIGITS + (digits >> 14),
        ((rows >> 9) & 511) * DIGITS + ((digits >> 7) & 127),
        (rows & 511) * DIGITS + (digits & 127),
      );
    },
    squareOfTriple: (triple) => {
      const a = firstOf(triple);
      const b = secondOf(triple);
      const c = thirdOf(triple);
      const rowA = (a / DIGITS) | 0;
      const rowB = (b / DIGITS) | 0;
      const rowC = (c / DIGITS) | 0;
      const first = a - rowA * DIGITS;
      const second = b - rowB * DIGITS;
      const third = c - rowC * DIGITS;
      const right = placeOfDigits(first, second, third);
      if (right < 0) return -1;
      const tier = tierOfRows(rowA, rowB, rowC);
      halves.left = placeOfRows(rowA, rowB, rowC, tier);
      halves.right = right;
      unshuffle(shuffles[tier]!, halves);
      const place = (startOf(tier) + halves.left) * ADMISSIBLE_TRIPLES + halves.right;
      const rank = (place / BLOCK_SQUARES) | 0;
      const block = atlas.blockAt(checkValue(first, second, third), rank);
      return block < 0 ? -1 : squareInBlock(block, place - rank * BLOCK_SQUARES);
    },
  };
};
