/**
 * What it costs to take one letter for another: less for keys side by side and for letters that sound alike, more for
 * all others. A square table over the alphabet of a trie.
 */
import { keysBeside } from '../confusable/keyboard.ts';
import type { LanguageCode } from '../lexicon/languages.ts';
import { EDIT, NEAR_LETTER, OTHER_VOWEL } from './costs.ts';

/** Letters that spell one sound, or nearly, in at least several languages of the script. */
const soundsAlike = [
  'ck', 'cs', 'sz', 'fv', 'bp', 'td', 'gj', 'gk', 'iy', 'mn', 'kq', 'uw', 'vw', 'vb', 'xs', 'jy', 'ij', 'rl', 'gh',
  'оа', 'ие', 'ыи', 'еэ', 'бп', 'дт', 'гк', 'вф', 'зс', 'жш', 'шщ', 'чщ', 'йи', 'үу', 'өо', 'ьъ',
  'ιη', 'ιυ', 'ηυ', 'οω', 'εα', 'κχ', 'τθ', 'δτ', 'σζ', 'βμ',
  'تط', 'سص', 'دض', 'ذظ', 'ذز', 'ثس', 'هح', 'قك', 'اع', 'حخ', 'شس', 'يى',
  'かが', 'きぎ', 'くぐ', 'けげ', 'こご', 'さざ', 'しじ', 'すず', 'せぜ', 'そぞ', 'ただ', 'ちじ', 'つず', 'てで', 'とど',
  'はば', 'ひび', 'ふぶ', 'へべ', 'ほぼ', 'はぱ', 'ひぴ', 'ふぷ', 'へぺ', 'ほぽ', 'やゃ', 'ゆゅ', 'よょ', 'つっ', 'おを', 'うー',
  'ᅢᅦ', 'ᅡᅥ', 'ᅩᅮ', 'ᄀᄏ', 'ᄀᄁ', 'ᄃᄐ', 'ᄃᄄ', 'ᄇᄑ', 'ᄇᄈ', 'ᄉᄊ', 'ᄌᄎ', 'ᄌᄍ', 'ᆫᆼ', 'ᆫᆷ', 'ᆨᆼ',
  'ขค', 'คก', 'ทต', 'ทธ', 'ทถ', 'พผ', 'พภ', 'พบ', 'ฟฝ', 'ซส', 'สศ', 'สษ', 'ชฉ', 'นณ', 'ลร', 'ญย', 'ิี', 'ุู', 'ึื', 'ไใ', '่้',
] as const; // biome-ignore format: a table of pairs reads best as rows

const VOWELS = 'aeiouyаеиоуыэюяөүαεηιουωاويᅡᅢᅣᅥᅦᅧᅩᅭᅮᅲᅳᅵ';

/** Alphabets beyond this (Chinese) have no table: every other letter costs a full edit. */
const LARGEST_ALPHABET = 128;

export type LetterCosts = { readonly size: number; readonly table: Uint8Array };

export const letterCostsOf = (alphabet: readonly number[], language: LanguageCode): LetterCosts | undefined => {
  const size = alphabet.length;
  if (size > LARGEST_ALPHABET) return undefined;
  const alike = new Set<string>(soundsAlike.flatMap(([a = '', b = '']) => [a + b, b + a]));
  const letters = alphabet.map((code) => String.fromCharCode(code));
  const table = new Uint8Array(size * size).fill(EDIT);
  for (const [row, a] of letters.entries()) {
    const beside = keysBeside(a, language);
    for (const [column, b] of letters.entries()) {
      if (row === column) table[row * size + column] = 0;
      else if (beside.includes(b) || alike.has(a + b)) table[row * size + column] = NEAR_LETTER;
      else if (VOWELS.includes(a) && VOWELS.includes(b)) table[row * size + column] = OTHER_VOWEL;
    }
  }
  return { size, table };
};
