/**
 * The languages of the pages around keys, in their own names: those of the map, which a test holds them to.
 */
export const DESK_LANGUAGES = {
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

export type DeskLanguage = keyof typeof DESK_LANGUAGES;

const isDeskLanguage = (code: unknown): code is DeskLanguage =>
  typeof code === 'string' && Object.hasOwn(DESK_LANGUAGES, code);

export const directionOf = (language: DeskLanguage): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Browsers send a handful; what is longer than that is no wish but an attempt. */
const MOST_WISHES = 50;

/** The tags of an Accept-Language header, the most wanted first; `q=0` means "not that one". */
const wishesIn = (header: string): readonly string[] =>
  header
    .split(',', MOST_WISHES)
    .map((wish) => {
      const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
      return { tag, weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ weight }) => weight > 0)
    // Sorting keeps the order of what is wanted equally.
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/** What `?ui=` asks for, when it is a language of ours. */
export const askedLanguage = (ui: string | null): DeskLanguage | undefined => (isDeskLanguage(ui) ? ui : undefined);

/** The first language of the browser that is spoken here. */
export const languageFor = (acceptLanguage: string): DeskLanguage =>
  wishesIn(acceptLanguage)
    .map((tag) => tag.split('-', 1)[0])
    .find(isDeskLanguage) ?? 'en';
