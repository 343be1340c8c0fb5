/**
 * Numbers of one to five bytes, seven bits a byte, lowest first. A whole plane is unpacked at once: one tight loop is
 * compiled after a few thousand turns, a reader called from many places much later, and opening happens only once.
 */
export const unpackVarints = (bytes: Uint8Array): Int32Array => {
  const numbers = new Int32Array(bytes.length);
  let count = 0;
  let value = 0;
  let shift = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    value |= (byte & 127) << shift;
    if (byte >= 128) {
      shift += 7;
      continue;
    }
    numbers[count++] = value;
    value = 0;
    shift = 0;
  }
  return numbers.subarray(0, count);
};

/** A signed number, folded so that small ones of either sign are short: 0, -1, 1, -2, 2 ... */
export const unfold = (folded: number): number => (folded >>> 1) ^ -(folded & 1);
