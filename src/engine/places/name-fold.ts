/**
 * Names as people type them: lower case, no accents, words parted by one space. Only a-z, 0-9 and spaces are left, one
 * byte each, so that a search is a comparison of bytes. What has no Latin form disappears.
 */

/** Letters that no decomposition takes apart. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
  ŋ: 'n',
  ħ: 'h',
};

export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłđðþıəŋħ]/g, (letter) => PLAIN[letter] ?? '')
    // Apostrophes join what they part: N’Djamena is ndjamena, as it is typed.
    .replace(/['’‘ʻʼ`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const [SPACE, ZERO, NINE, UPPER_A, UPPER_Z, LOWER_A, LOWER_Z] = [0x20, 0x30, 0x39, 0x41, 0x5a, 0x61, 0x7a] as const;
const TO_LOWER = LOWER_A - UPPER_A;
const APOSTROPHES = [0x27, 0x60];

/**
 * The same from bytes to bytes, for names without any letter beyond ASCII, which nearly all are: some ten times as fast.
 * Gives where the folded name ends, or -1 for a name that has such a letter.
 */
export const foldPlainName = (name: Uint8Array, from: number, to: number, into: Uint8Array, start: number): number => {
  let at = start;
  for (let i = from; i < to; i++) {
    const byte = name[i]!;
    if (byte > 0x7f) return -1;
    if ((byte >= LOWER_A && byte <= LOWER_Z) || (byte >= ZERO && byte <= NINE)) into[at++] = byte;
    else if (byte >= UPPER_A && byte <= UPPER_Z) into[at++] = byte + TO_LOWER;
    else if (!APOSTROPHES.includes(byte) && at > start && into[at - 1] !== SPACE) into[at++] = SPACE;
  }
  return at > start && into[at - 1] === SPACE ? at - 1 : at;
};
