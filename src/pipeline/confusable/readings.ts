/** Chinese words as pinyin, read in the context of the word (the same character reads hang in 银行 and xing in 行人). */
import { pinyin } from 'pinyin-pro';
import { nearSyllable } from '../../engine/sound/pinyin.ts';

export const syllablesOf = (word: string): readonly string[] =>
  pinyin(word, { toneType: 'none', type: 'array', v: true });

export const nearReading = (word: string): string => syllablesOf(word).map(nearSyllable).join(' ');
