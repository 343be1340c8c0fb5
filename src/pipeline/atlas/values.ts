/**
 * Check values of zones: no two zones with the same value come near each other, and every value gets a fair share of
 * cities, towns, land and sea.
 *
 * First the zones hardest to place, greedily; then moves and swaps as long as they make the shares fairer.
 */
import { gapAtLeastKm, gapKm, type Outline } from './spacing.ts';

/** Check values of the address: 0..126. */
export const CHECK_VALUES = 127;

/**
 * Kilometres from border to border between zones of one value: between two zones where people live, and between any
 * two. Both stand above what is promised (1 000 and 400), because borders are sampled while values are dealt.
 */
export const APART_KM = { populated: 1600, any: 1000 };

/** Every how many border blocks distances are sampled, and how much nearer the truth may be than the sample. */
const SAMPLE_STRIDE = 4;
const SAMPLE_DOUBT_KM = 40;

export type Holding = {
  /** Blocks of a zone by what they count for, in the order of `Share`. */
  readonly shares: readonly number[];
  readonly populated: boolean;
};

/** The zones that may not share a value with a zone. */
export const conflictsOf = (outlines: readonly Outline[], holdings: readonly Holding[]): number[][] => {
  const conflicts: number[][] = outlines.map(() => []);
  for (let a = 0; a < outlines.length; a++)
    for (let b = a + 1; b < outlines.length; b++) {
      const apart = holdings[a]!.populated && holdings[b]!.populated ? APART_KM.populated : APART_KM.any;
      if (gapAtLeastKm(outlines[a]!, outlines[b]!) >= apart) continue;
      if (gapKm(outlines[a]!, outlines[b]!, SAMPLE_STRIDE) - SAMPLE_DOUBT_KM >= apart) continue;
      conflicts[a]!.push(b);
      conflicts[b]!.push(a);
    }
  return conflicts;
};

export const dealValues = (
  holdings: readonly Holding[],
  conflicts: readonly (readonly number[])[],
  weights: readonly number[],
): Uint8Array => {
  const kinds = weights.length;
  const zones = holdings.length;
  const fair = weights.map((_, k) => holdings.reduce((sum, h) => sum + h.shares[k]!, 0) / CHECK_VALUES);
  const share = Float64Array.from({ length: zones * kinds }, (_, i) => {
    const k = i % kinds;
    return (holdings[Math.floor(i / kinds)]!.shares[k]! / fair[k]!) * Math.sqrt(weights[k]!);
  });
  const load = new Float64Array(CHECK_VALUES * kinds);
  const value = new Int16Array(zones).fill(-1);
  // How many zones of each value are too near to a zone: 0 means the value is free for it.
  const near = new Uint16Array(zones * CHECK_VALUES);

  const place = (zone: number, v: number, sign: 1 | -1): void => {
    value[zone] = sign === 1 ? v : -1;
    for (const other of conflicts[zone]!) near[other * CHECK_VALUES + v]! += sign;
    for (let k = 0; k < kinds; k++) load[v * kinds + k]! += sign * share[zone * kinds + k]!;
  };

  /** Change of the sum of squared loads when `zone` joins `v`. */
  const price = (zone: number, v: number, sign: 1 | -1): number => {
    let sum = 0;
    for (let k = 0; k < kinds; k++) {
      const s = share[zone * kinds + k]!;
      sum += sign * 2 * s * load[v * kinds + k]! + s * s;
    }
    return sum;
  };

  // Populated zones have the most neighbours to keep away from, and large shares are the hardest to balance: both first.
  const weight = holdings.map((_, z) => share.subarray(z * kinds, z * kinds + kinds).reduce((a, b) => a + b, 0));
  const order = [...holdings.keys()].sort((a, b) => {
    const populated = Number(holdings[b]!.populated) - Number(holdings[a]!.populated);
    return populated || weight[b]! - weight[a]! || a - b;
  });
  for (const zone of order) {
    let best = -1;
    let least = Infinity;
    for (let v = 0; v < CHECK_VALUES; v++) {
      if (near[zone * CHECK_VALUES + v]! > 0) continue;
      const p = price(zone, v, 1);
      if (p < least) {
        least = p;
        best = v;
      }
    }
    if (best === -1) throw new Error(`zone ${zone}: all check values are taken nearby`);
    place(zone, best, 1);
  }

  const tryMove = (zone: number): boolean => {
    const from = value[zone]!;
    place(zone, from, -1);
    let best = from;
    let least = price(zone, from, 1) - 1e-9;
    for (let v = 0; v < CHECK_VALUES; v++) {
      if (v === from || near[zone * CHECK_VALUES + v]! > 0) continue;
      const p = price(zone, v, 1);
      if (p < least) {
        least = p;
        best = v;
      }
    }
    place(zone, best, 1);
    return best !== from;
  };

  const trySwap = (a: number, b: number): boolean => {
    const [va, vb] = [value[a]!, value[b]!];
    if (va === vb) return false;
    // Each may only be kept away from the other's value by the other itself; those near each other are not swapped.
    if (near[a * CHECK_VALUES + vb]! > 0 || near[b * CHECK_VALUES + va]! > 0) return false;
    let gain = 0;
    for (let k = 0; k < kinds; k++) {
      const d = share[a * kinds + k]! - share[b * kinds + k]!;
      gain += 2 * d * (load[va * kinds + k]! - load[vb * kinds + k]!) - 2 * d * d;
    }
    if (gain <= 1e-9) return false;
    place(a, va, -1);
    place(b, vb, -1);
    place(a, vb, 1);
    place(b, va, 1);
    return true;
  };

  for (let round = 0; round < 60; round++) {
    let changes = 0;
    for (let zone = 0; zone < zones; zone++) if (tryMove(zone)) changes++;
    for (let a = 0; a < zones; a++) for (let b = a + 1; b < zones; b++) if (trySwap(a, b)) changes++;
    if (changes === 0) break;
  }
  return Uint8Array.from(value);
};
