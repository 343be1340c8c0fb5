/** Three word numbers below 65 536 in one whole number below 2^48, so that passing them around allocates nothing. */
export type Triple = number & { readonly __triple: unique symbol };

const HIGH = 65536 * 65536;

export const tripleOf = (first: number, second: number, third: number): Triple =>
  (first * HIGH + second * 65536 + third) as Triple;

// Bit operators see the low 32 bits of a whole number below 2^53, which is exactly the second and third word.
export const firstOf = (triple: Triple): number => (triple / HIGH) | 0;

export const secondOf = (triple: Triple): number => triple >>> 16;

export const thirdOf = (triple: Triple): number => triple & 0xffff;
