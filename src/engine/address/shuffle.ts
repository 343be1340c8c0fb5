/**
 * The keyed shuffle inside a tier: a bijection that leaves no visible pattern between neighbouring squares.
 *
 * A generalised Feistel network on (left, right) with left below `size` and right below `width`, which need not be
 * powers of two: each round adds a scrambled copy of one half to the other, modulo its size, and is undone by
 * subtraction. All intermediates fit 32-bit integers.
 */

/** Rounds in each direction. Avalanche is complete after four; six leave a margin (shuffle.test.ts measures it). */
const ROUNDS = 6;

/** 2^32 divided by the golden ratio: successive multiples are spread evenly, a usual choice for round keys. */
const GOLDEN = 0x9e3779b9;

/** Scrambles 32 bits; two multiply-shift steps are enough for every input bit to reach every output bit. */
const scramble = (value: number, key: number): number => {
  let bits = Math.imul(value ^ key, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0xc2b2ae35);
  return (bits ^ (bits >>> 14)) >>> 0;
};

export type Halves = { left: number; right: number };

export type Shuffle = {
  /** Shuffles the halves in place. */
  forth(halves: Halves): void;
  /** Undoes `forth`, in place. */
  back(halves: Halves): void;
};

export const shuffleOf = (size: number, width: number, key: number): Shuffle => {
  const keys = Int32Array.from({ length: ROUNDS * 2 }, (_, round) => scramble(key + 1, Math.imul(round + 1, GOLDEN)));
  return {
    forth: (halves) => {
      let { left, right } = halves;
      for (let round = 0; round < ROUNDS * 2; round += 2) {
        left += scramble(right, keys[round]!) % size;
        if (left >= size) left -= size;
        right += scramble(left, keys[round + 1]!) % width;
        if (right >= width) right -= width;
      }
      halves.left = left;
      halves.right = right;
    },
    back: (halves) => {
      let { left, right } = halves;
      for (let round = ROUNDS * 2 - 2; round >= 0; round -= 2) {
        right -= scramble(left, keys[round + 1]!) % width;
        if (right < 0) right += width;
        left -= scramble(right, keys[round]!) % size;
        if (left < 0) left += size;
      }
      halves.left = left;
      halves.right = right;
    },
  };
};
