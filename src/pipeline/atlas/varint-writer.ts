/** The counterpart of the engine's varint reader: seven bits a byte, lowest first. */
export const varintWriter = () => {
  const bytes: number[] = [];
  const put = (value: number): void => {
    let rest = value;
    while (rest > 127) {
      bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    bytes.push(rest);
  };
  return {
    put,
    putSigned: (value: number): void => put(((value << 1) ^ (value >> 31)) >>> 0),
    bytes: (): Uint8Array => Uint8Array.from(bytes),
  };
};
