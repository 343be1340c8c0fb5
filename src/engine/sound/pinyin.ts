/**
 * The sound of Chinese characters: pinyin without tone, near initials and finals merged, read from pinyin.bin.
 *
 * The file (little endian): 'TSPY', u16 version, u16 syllables, u32 characters; then the syllables as one line of
 * ASCII joined by spaces, its length a u16 before it, padded to an even length; then the code units of all characters in rising
 * order (u16) and the number of the syllable of each (u16). Without the file a character stands for itself.
 */
import { CorruptDataError } from '../problem.ts';

export type Pinyin = {
  /** The syllables of a word, without tone; a character that the table does not know stands for itself. */
  readonly syllablesOf: (word: string) => readonly string[];
};

export const PINYIN_MAGIC = 0x59505354;
export const PINYIN_VERSION = 1;
export const PINYIN_HEADER_BYTES = 14;

export const openPinyin = (bytes: ArrayBuffer): Pinyin => {
  const view = new DataView(bytes);
  const corrupt = (expected: string, found: string) => new CorruptDataError('pinyin.bin', expected, found);
  if (bytes.byteLength < PINYIN_HEADER_BYTES) throw corrupt('a header', `${bytes.byteLength} bytes`);
  if (view.getUint32(0, true) !== PINYIN_MAGIC) throw corrupt('the mark TSPY', 'another file');
  if (view.getUint16(4, true) !== PINYIN_VERSION)
    throw corrupt(`version ${PINYIN_VERSION}`, `${view.getUint16(4, true)}`);
  const characters = view.getUint32(8, true);
  const textBytes = view.getUint16(12, true);
  const codesAt = PINYIN_HEADER_BYTES + textBytes + (textBytes % 2);
  if (bytes.byteLength !== codesAt + characters * 4)
    throw corrupt(`${codesAt + characters * 4} bytes`, `${bytes.byteLength}`);
  const syllables = String.fromCharCode(...new Uint8Array(bytes, PINYIN_HEADER_BYTES, textBytes)).split(' ');
  if (syllables.length !== view.getUint16(6, true))
    throw corrupt('as many syllables as announced', `${syllables.length}`);
  const numbers = new Map<number, number>();
  for (let at = 0; at < characters; at++) {
    numbers.set(view.getUint16(codesAt + at * 2, true), view.getUint16(codesAt + (characters + at) * 2, true));
  }
  return {
    syllablesOf: (word) =>
      [...word].map((character) => {
        const number = numbers.get(character.charCodeAt(0));
        return (number === undefined ? undefined : syllables[number]) ?? character;
      }),
  };
};

/** Merges what speakers of many regions do not tell apart: curled and flat initials, n and l, -n and -ng. */
export const nearSyllable = (syllable: string): string =>
  syllable
    .replace(/^([zcs])h/, '$1')
    .replace(/^n(?=[aeiouv])/, 'l')
    .replace(/([aei])ng$/, '$1n');

export const chineseKey = (word: string, pinyin: Pinyin | undefined): string =>
  pinyin === undefined ? word : pinyin.syllablesOf(word).map(nearSyllable).join(' ');
