/** Two ways to give squares the words of one lexicon: Tessera's, and a plain one that has no check digit. */
import { type Codec, openCodec } from '../../engine/address/codec.ts';
import { DIGITS } from '../../engine/address/digits.ts';
import { type Halves, shuffle, shuffleOf, unshuffle } from '../../engine/address/shuffle.ts';
import { placeOfRows, rowsAt, SEA_TIER, shellOf, TIER_ROWS, TIERS, tierOfRows } from '../../engine/address/tiers.ts';
import { firstOf, secondOf, thirdOf, tripleOf } from '../../engine/address/triple.ts';
import type { Atlas } from '../../engine/atlas/index.ts';
import { CHECK_VALUES } from '../../engine/atlas/index.ts';
import { BLOCK_SQUARES } from '../../engine/grid/bands.ts';
import { blockOf, squareInBlock } from '../../engine/grid/square.ts';

/** Digits of three words, in any combination. */
const ANY_DIGITS = DIGITS * DIGITS * DIGITS;

/**
 * The same queue of blocks, people first, the same tiers and the same keyed shuffle, but one queue for the whole Earth
 * and every combination of words in use. So a wrong word leads to some other place of its tier, wherever that is.
 */
export const plainCodec = (atlas: Atlas, languageIndex: number, landOnly: boolean): Codec => {
  const tiers = landOnly ? SEA_TIER : TIERS;
  const shuffles = Array.from({ length: TIERS }, (_, tier) =>
    shuffleOf(shellOf(tier), ANY_DIGITS, languageIndex * TIERS + tier),
  );
  const starts = Array.from({ length: tiers + 1 }, (_, tier) =>
    tier === 0 ? 0 : (TIER_ROWS[tier - 1] ?? 0) ** 3 * ANY_DIGITS,
  );
  const halves: Halves = { left: 0, right: 0 };
  return {
    tripleOfSquare: (square) => {
      const block = blockOf(square);
      const queued = atlas.rankOf(block) * CHECK_VALUES + atlas.checkValueOf(block);
      const place = queued * BLOCK_SQUARES + (square - block * BLOCK_SQUARES);
      const tier = starts.findIndex((_, at) => place < (starts[at + 1] ?? 0));
      if (tier < 0) return -1;
      const inTier = place - (starts[tier] ?? 0);
      halves.left = Math.floor(inTier / ANY_DIGITS);
      halves.right = inTier - halves.left * ANY_DIGITS;
      shuffle(shuffles[tier]!, halves);
      const rows = rowsAt(halves.left, tier);
      const digits = halves.right;
      return tripleOf(
        (rows >> 18) * DIGITS + Math.floor(digits / (DIGITS * DIGITS)),
        ((rows >> 9) & 511) * DIGITS + (Math.floor(digits / DIGITS) % DIGITS),
        (rows & 511) * DIGITS + (digits % DIGITS),
      );
    },
    squareOfTriple: (triple) => {
      const numbers = [firstOf(triple), secondOf(triple), thirdOf(triple)] as const;
      const [rowA, rowB, rowC] = [
        Math.floor(numbers[0] / DIGITS),
        Math.floor(numbers[1] / DIGITS),
        Math.floor(numbers[2] / DIGITS),
      ];
      const tier = tierOfRows(rowA, rowB, rowC);
      halves.left = placeOfRows(rowA, rowB, rowC, tier);
      halves.right = ((numbers[0] % DIGITS) * DIGITS + (numbers[1] % DIGITS)) * DIGITS + (numbers[2] % DIGITS);
      unshuffle(shuffles[tier]!, halves);
      const place = (starts[tier] ?? 0) + halves.left * ANY_DIGITS + halves.right;
      const queued = Math.floor(place / BLOCK_SQUARES);
      const rank = Math.floor(queued / CHECK_VALUES);
      const block = atlas.blockAt(queued - rank * CHECK_VALUES, rank);
      return block < 0 ? -1 : squareInBlock(block, place - queued * BLOCK_SQUARES);
    },
  };
};

export const checkedCodec = openCodec;
