import { de } from './de.ts';
import { en, type MessageKey, type Messages } from './en.ts';

const all: Readonly<Record<string, Messages>> = { en, de };

/** The first language of the browser that the page speaks. */
export const pageLanguage: string =
  navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => all[code] !== undefined) ?? 'en';

const messages: Messages = all[pageLanguage] ?? en;

export const say = (key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string =>
  messages[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur']);

export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr');

const number = new Intl.NumberFormat(pageLanguage, { maximumSignificantDigits: 3 });

export const distanceText = (metres: number): string =>
  metres < 1000 ? `${number.format(Math.round(metres))} m` : `${number.format(metres / 1000)} km`;

const regions = new Intl.DisplayNames([pageLanguage], { type: 'region' });

/** The name of a country in the page's language; ZZ is no country. */
export const countryName = (code: string): string => (code === 'ZZ' || code === '' ? '' : (regions.of(code) ?? code));
