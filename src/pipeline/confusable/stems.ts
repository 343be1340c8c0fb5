/**
 * Stems by published stemmers, for the languages that have one. The light families of the engine are added everywhere;
 * a stemmer adds what they miss (Bäume and Baum, ran with running it does not).
 */
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';
import snowball from 'snowball-stemmers';
import type { LanguageCode } from '../../engine/lexicon/languages.ts';

const snowballNames: Readonly<Partial<Record<LanguageCode, string>>> = {
  ar: 'arabic',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  it: 'italian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
};

/** The stemmer of a language on real spelling, or undefined where none is published. */
export const stemmerOf = (language: LanguageCode): ((word: string) => string) | undefined => {
  if (language === 'el') return greek;
  if (language === 'id') return indonesian;
  const name = snowballNames[language];
  if (name === undefined) return undefined;
  const stemmer = snowball.newStemmer(name);
  return (word) => stemmer.stem(word.toLowerCase());
};
