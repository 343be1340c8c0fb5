/**
 * The bytes of a file to letters, piece by piece. UTF-16 says so itself; what is no UTF-8 was written by an older program
 * on Windows. A file that begins as UTF-8 and does not go on so throws: no letter is replaced silently.
 */
export type Decoder = {
  push(bytes: Uint8Array): string;
  end(): string;
};

const OLDER = 'windows-1252';

/** UTF-8 strictly, or the older encoding from the first byte on that can be nothing else. */
const openEither = (): Decoder => {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let older: TextDecoder | undefined;
  // So far every letter is the same in both encodings.
  let isPlain = true;
  /** What the strict decoder holds back of a plain file: the beginning of a letter, at most three bytes. */
  let held = new Uint8Array(0);
  let read = 0;

  const decoded = (bytes: Uint8Array | undefined): string => {
    if (older !== undefined) return older.decode(bytes);
    try {
      const text = bytes === undefined ? strict.decode() : strict.decode(bytes, { stream: true });
      isPlain &&= /^[\0-\x7f]*$/.test(text);
      return text;
    } catch {
      if (!isPlain) throw new Error(`its letters are no UTF-8 from byte ${read} on`);
      older = new TextDecoder(OLDER);
      return older.decode(held) + older.decode(bytes);
    }
  };

  return {
    push: (bytes) => {
      const text = decoded(bytes);
      read += bytes.length;
      if (isPlain && older === undefined) {
        const all = Uint8Array.of(...held, ...bytes.subarray(-3));
        held = all.slice(all.findLastIndex((byte) => byte < 0x80) + 1);
      }
      return text;
    },
    end: () => decoded(undefined),
  };
};

const open16 = (encoding: string): Decoder => {
  const decoder = new TextDecoder(encoding);
  return { push: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
};

/** By the first bytes of a file. */
export const openDecoder = ([first, second]: Uint8Array): Decoder => {
  if (first === 0xff && second === 0xfe) return open16('utf-16le');
  if (first === 0xfe && second === 0xff) return open16('utf-16be');
  return openEither();
};
