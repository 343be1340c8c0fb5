/**
 * A walk over numbers of one to five bytes, seven bits a byte, lowest first. Reading past the end gives zeros: whoever
 * reads must ask `isAtEnd` once at the end.
 */
export class VarintReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next(): number {
    const bytes = this.#bytes;
    let byte = bytes[this.#at++]!;
    if (byte < 128) return byte;
    let value = byte & 127;
    for (let shift = 7; byte >= 128; shift += 7) {
      byte = bytes[this.#at++]!;
      value |= (byte & 127) << shift;
    }
    return value;
  }

  /** A signed number, folded so that small ones of either sign are short: 0, -1, 1, -2, 2 ... */
  nextSigned(): number {
    const folded = this.next();
    return (folded >>> 1) ^ -(folded & 1);
  }

  isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }
}
