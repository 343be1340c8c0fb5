/** Who reads an address aloud may say what stands between the words, too. */
import { foldWord } from '../lexicon/fold.ts';
import type { LanguageCode } from '../lexicon/languages.ts';

const SAID: Readonly<Partial<Record<LanguageCode, string>>> = {
  af: 'punt kol',
  ar: 'نقطة',
  cs: 'tečka',
  da: 'punktum prik',
  de: 'punkt',
  el: 'τελεία',
  en: 'dot point',
  es: 'punto',
  fi: 'piste',
  fr: 'point',
  id: 'titik',
  it: 'punto',
  ja: 'ドット てん 点',
  ko: '점 닷',
  mn: 'цэг',
  nl: 'punt',
  no: 'punktum prikk',
  pl: 'kropka',
  pt: 'ponto',
  ru: 'точка',
  sv: 'punkt',
  sw: 'nukta',
  th: 'จุด',
  tr: 'nokta',
  zh: '点',
};

/** Without the dots, where that leaves three words; a dot may also be one of them. */
export const withoutDots = (tokens: readonly string[], language: LanguageCode | undefined): readonly string[] => {
  if (tokens.length <= 3 || language === undefined) return tokens;
  const dots = foldWord(SAID[language] ?? '').split(' ');
  const words = tokens.filter((token) => !dots.includes(token));
  return words.length === 3 ? words : tokens;
};
