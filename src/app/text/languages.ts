/** The languages the page itself speaks, in their own names; not to be confused with the 27 languages of addresses. */
export const PAGE_LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  ru: 'Русский',
  tr: 'Türkçe',
  ar: 'العربية',
  zh: '中文',
  ja: '日本語',
  ko: '한국어',
} as const;

export type PageLanguage = keyof typeof PAGE_LANGUAGES;

export const isPageLanguage = (code: unknown): code is PageLanguage =>
  typeof code === 'string' && Object.hasOwn(PAGE_LANGUAGES, code);

/** `?ui=` in the link, then what was chosen before, then the first language of the browser that the page speaks. */
export const pageLanguageFor = (query: string, chosen: unknown, browser: readonly string[]): PageLanguage =>
  [new URLSearchParams(query).get('ui'), chosen, ...browser.map((tag) => tag.slice(0, 2).toLowerCase())].find(
    isPageLanguage,
  ) ?? 'en';

/** A browser set to Swiss German writes its numbers the Swiss way: its own tag is better than the bare language. */
export const localeOf = (code: string): string =>
  (typeof navigator === 'undefined' ? [] : navigator.languages).find((tag) => tag.slice(0, 2) === code) ?? code;

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur']);

export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr');
