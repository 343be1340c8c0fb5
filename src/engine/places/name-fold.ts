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
