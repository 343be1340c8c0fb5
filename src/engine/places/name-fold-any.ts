/**
 * Names of every script as people type them. Latin names come out as from `foldName`, so that the two can be compared;
 * of the others everything that carries sound stays, and only what people leave out or write in two ways goes.
 */
import { foldName } from './name-fold.ts';

/** Accents, the vowel signs of Hebrew and Arabic, the stretching of Arabic lines. Signs of Indian and Thai vowels are letters. */
const LEFT_OUT = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f]/g;

/** Letters that keyboards of neighbours write another way: final forms, Persian letters for Arabic ones. */
const ALIKE: Readonly<Record<string, string>> = {
  ς: 'σ',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ة: 'ه',
  ە: 'ه',
  ھ: 'ه',
  ۀ: 'ه',
  ہ: 'ه',
};

/** Between two parts of a name in katakana there may be one of these or nothing. */
const JAPANESE_LINKS = /[・･゠=＝]/g;

const LATIN = /\p{Script=Latin}/u;
/** A letter that no Latin name has. */
const OTHER_LETTER = /[^\P{L}\p{Script=Latin}]/u;

/** Whether the registers' own names, which are Latin, can not hold this. */
export const isOtherScript = (text: string): boolean => OTHER_LETTER.test(text);

export const foldAnyName = (name: string): string =>
  isOtherScript(name) || !LATIN.test(name)
    ? name
        .toLowerCase()
        .normalize('NFKD')
        .replace(LEFT_OUT, '')
        .normalize('NFC')
        .replace(/[ςیىکةەھۀہ]/g, (letter) => ALIKE[letter] ?? letter)
        .replace(/['’‘ʻʼ`´"״׳]/g, '')
        .replace(JAPANESE_LINKS, '')
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim()
        // 大阪市 is the city of 大阪, 서울시 that of 서울, written so or so.
        .replace(/^(\p{Script=Han}{2,})市$|^(\p{Script=Hangul}{2,}) ?시$/u, '$1$2')
    : foldName(name);

/** A text in which ä, ö and ü may stand as ae, oe and ue, as keyboards without them write. */
export const withoutUmlautE = (folded: string): string => folded.replace(/([aou])e/g, '$1');
