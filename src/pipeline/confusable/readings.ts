/**
 * Chinese in pinyin, from the package's dictionary: a character by itself, as the page reads it, and in its word, where
 * it may read otherwise (行 is hang in 银行 and xing in 行人).
 */
import { pinyin } from 'pinyin-pro';
import type { Pinyin } from '../../engine/sound/pinyin.ts';

const OPTIONS = { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' } as const;

/** The syllables of a word, without tone, ü written v. */
export const syllablesOf = (word: string): readonly string[] => pinyin(word, OPTIONS);

const isSyllable = (reading: string | undefined): reading is string =>
  reading !== undefined && /^[a-z]+$/.test(reading);

export const characterPinyin: Pinyin = {
  syllablesOf: (word) =>
    [...word].map((character) => {
      const [reading] = syllablesOf(character);
      return isSyllable(reading) ? reading : character;
    }),
};

export const readingInContext: Pinyin = { syllablesOf };
