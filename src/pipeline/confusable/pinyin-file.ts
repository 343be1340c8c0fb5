/** Writes pinyin.bin, the table that src/engine/sound/pinyin.ts reads and describes. */
import { PINYIN_HEADER_BYTES, PINYIN_MAGIC, PINYIN_VERSION } from '../../engine/sound/pinyin.ts';
import { characterPinyin } from './readings.ts';

/** The first and last lead byte of the hanzi in a double-byte set, and the trail bytes tried behind each. */
type Plane = {
  readonly encoding: string;
  readonly lead: readonly [number, number];
  readonly trail: readonly [number, number];
};

/**
 * The characters that mainland Chinese software must know (GB 2312, 6 763 of them) and the frequent traditional ones
 * (Big5 level 1, 5 401), so that traditional input finds its sound too. More than any lexicon uses, and stable.
 */
const planes: readonly Plane[] = [
  { encoding: 'gb18030', lead: [0xb0, 0xf7], trail: [0xa1, 0xfe] },
  { encoding: 'big5', lead: [0xa4, 0xc6], trail: [0x40, 0xfe] },
];

const isHan = (character: string): boolean => /^[\u4e00-\u9fff]$/.test(character);

export const commonCharacters = (): ReadonlySet<string> => {
  const characters = new Set<string>();
  for (const { encoding, lead, trail } of planes) {
    const decoder = new TextDecoder(encoding);
    for (let first = lead[0]; first <= lead[1]; first++) {
      for (let second = trail[0]; second <= trail[1]; second++) {
        const character = decoder.decode(Uint8Array.of(first, second));
        if (isHan(character)) characters.add(character);
      }
    }
  }
  return characters;
};

export const pinyinFile = (characters: Iterable<string>): ArrayBuffer => {
  const readings = [...new Set(characters)]
    .sort()
    .map((character) => ({ character, syllable: characterPinyin.syllablesOf(character)[0] ?? character }))
    .filter(({ character, syllable }) => syllable !== character);
  const syllables = [...new Set(readings.map(({ syllable }) => syllable))].sort();
  const text = syllables.join(' ');
  const codesAt = PINYIN_HEADER_BYTES + text.length + (text.length % 2);
  const bytes = new ArrayBuffer(codesAt + readings.length * 4);
  const view = new DataView(bytes);
  view.setUint32(0, PINYIN_MAGIC, true);
  view.setUint16(4, PINYIN_VERSION, true);
  view.setUint16(6, syllables.length, true);
  view.setUint32(8, readings.length, true);
  view.setUint16(12, text.length, true);
  new Uint8Array(bytes, PINYIN_HEADER_BYTES).set(new TextEncoder().encode(text));
  for (const [at, { character, syllable }] of readings.entries()) {
    view.setUint16(codesAt + at * 2, character.charCodeAt(0), true);
    view.setUint16(codesAt + (readings.length + at) * 2, syllables.indexOf(syllable), true);
  }
  return bytes;
};
