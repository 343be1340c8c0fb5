/** What a person chose, as the browser keeps it between visits. */
import { isPageLanguage, type PageLanguage } from '../text/languages.ts';
import { isTheme, type ThemeChoice } from './kept.ts';

/** What somebody searched for and chose. */
export type Recent =
  | { readonly kind: 'words'; readonly words: string }
  | {
      readonly kind: 'place';
      readonly name: string;
      readonly region: string;
      readonly country: string;
      readonly at: { readonly lat: number; readonly lng: number };
    };

export type Choices = {
  readonly language?: string;
  readonly secondLanguage?: string;
  readonly theme?: ThemeChoice;
  /** Without a choice the page follows the browser. */
  readonly chosenPageLanguage?: PageLanguage;
  readonly recent?: readonly Recent[];
};

export const ADDRESS_LANGUAGES =
  'de no fi ru pt fr id mn sv ko sw af el en it es zh cs xh ar th ja zu pl da nl tr'.split(' ');

export const isAddressLanguage = (code: unknown): code is string => ADDRESS_LANGUAGES.some((known) => known === code);

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

const isRecent = (found: unknown): found is Recent => {
  if (!isObject(found)) return false;
  const { kind, words, name, region, country, at } = found;
  if (kind === 'words') return isText(words);
  return (
    kind === 'place' &&
    [name, region, country].every(isText) &&
    isObject(at) &&
    Number.isFinite(at.lat) &&
    Number.isFinite(at.lng)
  );
};

/** Older versions kept the words alone. */
const recentIn = (found: unknown): unknown => (isText(found) ? { kind: 'words', words: found } : found);

/** Like the settings, it may be from another version of the page, or changed by hand: only what makes sense is taken. */
export const readChoices = ({ language, secondLanguage, theme, chosenPageLanguage, recent }: Fields): Choices => ({
  ...(isAddressLanguage(language) ? { language } : {}),
  ...(isAddressLanguage(secondLanguage) ? { secondLanguage } : {}),
  ...(isTheme(theme) ? { theme } : {}),
  ...(isPageLanguage(chosenPageLanguage) ? { chosenPageLanguage } : {}),
  ...(Array.isArray(recent) ? { recent: recent.map(recentIn).filter(isRecent) } : {}),
});
