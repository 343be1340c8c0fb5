/**
 * Look-alikes: one key for words that a hasty eye takes for each other, letter groups (rn for m) as well as letters.
 *
 * A single exchanged letter is an edit and needs no key; this is for what an edit does not reach: two letters for one,
 * and several marks misread at once in scripts whose letters differ by dots only.
 */
import type { LanguageCode } from '../lexicon/languages.ts';
import { sameLookOf } from './look-alike-han.ts';

const pairs = (table: string): ReadonlyMap<string, string> =>
  new Map(table.split(' ').flatMap((group) => [...group].map((letter): [string, string] => [letter, group.charAt(0)])));

/** Letters without their dots, as a reader without glasses sees them. */
const arabicShapes = pairs('بتثنيئ جحخ دذ رز سش صض طظ عغ فق هة وؤ');
const thaiShapes = pairs('ดตค ฎฏ ผฝ ชซ พฟ ถภ บป ทฑฒ ขฃ สล อฮ');
const kanaShapes = pairs('はほ ねれわ めぬ るろ さき りい つっ やゃ ゆゅ よょ あぁ いぃ うぅ えぇ おぉ');

const shaped = (word: string, shapes: ReadonlyMap<string, string>): string => {
  let key = '';
  for (const letter of word) key += shapes.get(letter) ?? letter;
  return key;
};

/** Kana lose both voicing marks: ば and ぱ look like は. */
const unvoiced = (word: string): string => word.normalize('NFD').replace(/[\u3099\u309a]/g, '');

export const lookKey = (folded: string, language: LanguageCode): string => {
  switch (language) {
    case 'ar':
      return shaped(folded, arabicShapes);
    case 'th':
      return shaped(folded, thaiShapes).replace(/[่้๊๋]/g, '');
    case 'ja':
      return shaped(unvoiced(folded), kanaShapes);
    case 'zh':
      return shaped(folded, sameLookOf);
    case 'ru':
    case 'mn':
      return folded.replace(/щ/g, 'ш').replace(/й/g, 'и').replace(/ьі/g, 'ы');
    case 'el':
    case 'ko':
      return folded;
    default:
      return folded
        .replace(/rn/g, 'm')
        .replace(/cl/g, 'd')
        .replace(/vv/g, 'w')
        .replace(/[il]/g, 'i')
        .replace(/nn/g, 'm');
  }
};
