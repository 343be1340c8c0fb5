/**
 * Reads the files of this room from front to back. Every read is checked against the end of the file: a truncated or
 * foreign file is refused with its name, it never becomes a wrong answer.
 */
import { CorruptDataError } from '../problem.ts';

export type ByteReader = {
  readonly byte: () => number;
  /** Unsigned number below 2^32, seven bits a byte, lowest first. */
  readonly varint: () => number;
  /** Signed number: even is positive, odd negative, so that small steps either way take one byte. */
  readonly zigzag: () => number;
  readonly bytes: (length: number) => Uint8Array;
  readonly text: () => string;
  readonly finish: () => void;
};

/** UTF-8 to text by hand: the engine runs where no platform decoder exists. The pipeline writes valid UTF-8 only. */
export const utf8Text = (bytes: Uint8Array, start: number, end: number): string => {
  let text = '';
  for (let i = start; i < end; ) {
    const lead = bytes[i++]!;
    if (lead < 0x80) text += String.fromCharCode(lead);
    else if (lead < 0xe0) text += String.fromCharCode(((lead & 0x1f) << 6) | (bytes[i++]! & 0x3f));
    else if (lead < 0xf0) {
      text += String.fromCharCode(((lead & 0x0f) << 12) | ((bytes[i++]! & 0x3f) << 6) | (bytes[i++]! & 0x3f));
    } else {
      const high = ((lead & 0x07) << 18) | ((bytes[i++]! & 0x3f) << 12);
      text += String.fromCodePoint(high | ((bytes[i++]! & 0x3f) << 6) | (bytes[i++]! & 0x3f));
    }
  }
  return text;
};

export const openBytes = (file: string, magic: string, buffer: ArrayBuffer): ByteReader => {
  const data = new Uint8Array(buffer);
  let at = 0;
  const need = (length: number): void => {
    if (at + length > data.length) throw new CorruptDataError(file, `${at + length} bytes or more`, `${data.length}`);
  };
  const byte = (): number => {
    need(1);
    return data[at++]!;
  };
  const varint = (): number => {
    let value = 0;
    let scale = 1;
    for (;;) {
      const part = byte();
      value += (part & 0x7f) * scale;
      if (part < 0x80) return value;
      scale *= 128;
      if (scale > 2 ** 28) throw new CorruptDataError(file, 'a number below 2^32', 'a longer one');
    }
  };
  const bytes = (length: number): Uint8Array => {
    need(length);
    at += length;
    return data.subarray(at - length, at);
  };
  const found = data.length < magic.length ? `${data.length} bytes` : utf8Text(data, 0, magic.length);
  if (found !== magic) throw new CorruptDataError(file, magic, JSON.stringify(found));
  at = magic.length;
  return {
    byte,
    varint,
    bytes,
    zigzag: () => {
      const value = varint();
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    },
    text: () => {
      const encoded = bytes(varint());
      return utf8Text(encoded, 0, encoded.length);
    },
    finish: () => {
      if (at !== data.length) throw new CorruptDataError(file, `${at} bytes`, `${data.length}`);
    },
  };
};
