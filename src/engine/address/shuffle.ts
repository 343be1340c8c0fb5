/**
 * The keyed shuffle inside a tier: a bijection that leaves no visible pattern between neighbouring squares.
 *
 * A generalised Feistel network on (left, right) with left below `size` and right below `width`, which need not be
 * powers of two: each round adds a scrambled copy of one half to the other, modulo its size, and is undone by
 * subtraction. All sums fit 32-bit integers; the one product is exact or floored the same way in both directions.
 */

/** Rounds, each in both directions. Two already pass the avalanche test (shuffle.test.ts); three leave a margin. */
const ROUNDS = 3;

/** 2^32 divided by the golden ratio: successive multiples are spread evenly, a usual choice for round keys. */
const GOLDEN = 0x9e3779b9;

/** Odd numbers of the finaliser of MurmurHash3: two multiply-shift steps let every input bit reach every output bit. */
const MIX_1 = 0x85ebca6b;
const MIX_2 = 0xc2b2ae35;

const scramble = (value: number, key: number): number => {
  let bits = Math.imul(value ^ key, MIX_1);
  bits = Math.imul(bits ^ (bits >>> 15), MIX_2);
  return bits ^ (bits >>> 14);
};

export type Halves = { left: number; right: number };

/** Sizes of both halves and the keys of the rounds. Plain data: one compiled function serves all tiers and languages. */
export type Shuffle = { readonly size: number; readonly width: number; readonly keys: Int32Array };

/** 2^-32: scales 32 scrambled bits to 0..1, exactly. A multiplication is several times faster than a remainder. */
const SCALE = 1 / 4294967296;

/** Adds the size to a negative value. Half of all values are, so a branch here would be guessed wrong every other time. */
const within = (value: number, size: number): number => value + (size & (value >> 31));

export const shuffleOf = (size: number, width: number, key: number): Shuffle => {
  const keys = Int32Array.from({ length: ROUNDS * 2 }, (_, round) => scramble(key + 1, Math.imul(round + 1, GOLDEN)));
  return { size, width, keys };
};

// `scramble` is written out here: the compiler does not always have room left to take it in, and six calls that return
// more than 31 bits are 6% of a whole encode.

/** Shuffles the halves in place. */
export const shuffle = ({ size, width, keys }: Shuffle, halves: Halves): void => {
  const sizeScale = size * SCALE;
  const widthScale = width * SCALE;
  let { left, right } = halves;
  for (let round = 0; round < ROUNDS * 2; round += 2) {
    let bits = Math.imul(right ^ keys[round]!, MIX_1);
    bits = Math.imul(bits ^ (bits >>> 15), MIX_2);
    left = within(left - size + ((((bits ^ (bits >>> 14)) >>> 0) * sizeScale) | 0), size);
    bits = Math.imul(left ^ keys[round + 1]!, MIX_1);
    bits = Math.imul(bits ^ (bits >>> 15), MIX_2);
    right = within(right - width + ((((bits ^ (bits >>> 14)) >>> 0) * widthScale) | 0), width);
  }
  halves.left = left;
  halves.right = right;
};

/** Undoes `shuffle`, in place. */
export const unshuffle = ({ size, width, keys }: Shuffle, halves: Halves): void => {
  const sizeScale = size * SCALE;
  const widthScale = width * SCALE;
  let { left, right } = halves;
  for (let round = ROUNDS * 2 - 2; round >= 0; round -= 2) {
    let bits = Math.imul(left ^ keys[round + 1]!, MIX_1);
    bits = Math.imul(bits ^ (bits >>> 15), MIX_2);
    right = within(right - ((((bits ^ (bits >>> 14)) >>> 0) * widthScale) | 0), width);
    bits = Math.imul(right ^ keys[round]!, MIX_1);
    bits = Math.imul(bits ^ (bits >>> 15), MIX_2);
    left = within(left - ((((bits ^ (bits >>> 14)) >>> 0) * sizeScale) | 0), size);
  }
  halves.left = left;
  halves.right = right;
};
