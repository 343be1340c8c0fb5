import { ar } from './ar.ts';
import { de } from './de.ts';
import { type DeskMessageKey, type DeskMessages, en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { askedLanguage, type DeskLanguage, languageFor } from './languages.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

const MESSAGES: Readonly<Record<DeskLanguage, DeskMessages>> = {
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  pl,
  ru,
  tr,
  ar,
  zh,
  ja,
  ko,
};

/** How one answer speaks: the language, its messages, its numbers, and links that stay in it. */
export type Speech = {
  readonly language: DeskLanguage;
  say(key: DeskMessageKey, placeholder?: string): string;
  number(value: number): string;
  /** A link asks for the language where the person had asked for it. */
  path(path: string): string;
};

const speechIn = (language: DeskLanguage, isAsked: boolean): Speech => ({
  language,
  say: (key, placeholder = '') => MESSAGES[language][key].replace('{placeholder}', placeholder),
  number: (value) => new Intl.NumberFormat(language).format(value),
  path: (path) => (isAsked ? `${path}?ui=${language}` : path),
});

/** For programs, and for whoever says nothing of languages. */
export const ENGLISH = speechIn('en', false);

/** `?ui=` in the address, as on the map; then what the browser asks for. */
export const speechFor = (ui: string | null, acceptLanguage: string): Speech => {
  const asked = askedLanguage(ui);
  return asked === undefined ? speechIn(languageFor(acceptLanguage), false) : speechIn(asked, true);
};
