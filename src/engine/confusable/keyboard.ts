/**
 * Keyboards: which letters lie beside a letter, and what a hand types that has slipped beside two keys in a row.
 *
 * One slip is an edit. Two slips at two far letters are rare; two neighbours hit by one hand set down wrongly are not.
 * Letters are folded ones, so only the letters of the main rows count.
 */
import { foldWord } from '../lexicon/fold.ts';
import type { LanguageCode } from '../lexicon/languages.ts';

const QWERTY = 'qwertyuiop asdfghjkl zxcvbnm';
const QWERTZ = 'qwertzuiop asdfghjkl yxcvbnm';
const AZERTY = 'azertyuiop qsdfghjklm wxcvbn';
const GREEK = ';ςερτυθιοπ ασδφγηξκλ ζχψωβνμ';
const RUSSIAN = 'йцукенгшщзхъ фывапролджэ ячсмитьбю';
const MONGOLIAN = 'фцужэнгшүзкъ йыбөахролдп ячёсмитьвю';

const layouts: Readonly<Partial<Record<LanguageCode, string>>> = {
  de: QWERTZ,
  cs: QWERTZ,
  fr: AZERTY,
  el: GREEK,
  ru: RUSSIAN,
  mn: MONGOLIAN,
  // Arabic words are so dense that two slips tie 73 000 pairs together; the others do not type a letter with a key.
  ar: '',
  ko: '',
  ja: '',
  zh: '',
  th: '',
};

/** Rows are set off by about half a key, so a key touches two keys of the row above and two of the row below. */
const TOUCHING: readonly (readonly [across: number, down: number])[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [1, -1],
  [-1, 1],
  [0, 1],
];

const neighboursOn = (layout: string): ReadonlyMap<string, string> => {
  const rows = foldWord(layout).split(' ');
  const beside = new Map<string, string>();
  for (const [down, row] of rows.entries()) {
    for (const [across, letter] of [...row].entries()) {
      const letters = TOUCHING.map(([x, y]) => rows[down + y]?.[across + x] ?? '');
      beside.set(letter, letters.filter((other) => other !== letter).join(''));
    }
  }
  return beside;
};

const boards = new Map<string, ReadonlyMap<string, string>>();

/** The letters around a folded letter on the usual keyboard of a language; none where letters are composed. */
export const keysBeside = (letter: string, language: LanguageCode): string => {
  const layout = layouts[language] ?? QWERTY;
  let board = boards.get(layout);
  if (board === undefined) {
    board = neighboursOn(layout);
    boards.set(layout, board);
  }
  return board.get(letter) ?? '';
};

/** What becomes of a folded word when two letters in a row are both hit one key beside. */
export const doubleSlipsOf = (folded: string, language: LanguageCode): string[] => {
  const slips: string[] = [];
  for (let at = 0; at + 1 < folded.length; at++) {
    for (const one of keysBeside(folded.charAt(at), language)) {
      for (const other of keysBeside(folded.charAt(at + 1), language)) {
        slips.push(folded.slice(0, at) + one + other + folded.slice(at + 2));
      }
    }
  }
  return slips;
};
