/** Writes what `engine/places/byte-reader.ts` reads; the two files are one format seen from both ends. */
export type ByteWriter = {
  readonly byte: (value: number) => void;
  readonly varint: (value: number) => void;
  readonly zigzag: (value: number) => void;
  readonly text: (text: string) => void;
  readonly finish: () => Uint8Array;
};

export const writeBytes = (magic: string): ByteWriter => {
  const out: number[] = [...Buffer.from(magic, 'latin1')];
  const varint = (value: number): void => {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** 32) throw new Error(`${value} is no 32-bit number`);
    let rest = value;
    while (rest >= 128) {
      out.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    out.push(rest);
  };
  return {
    varint,
    byte: (value) => out.push(value),
    zigzag: (value) => varint(value >= 0 ? value * 2 : -value * 2 - 1),
    text: (text) => {
      const encoded = Buffer.from(text, 'utf8');
      varint(encoded.length);
      for (const value of encoded) out.push(value);
    },
    finish: () => Uint8Array.from(out),
  };
};
