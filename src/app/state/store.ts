/** What stands neither in the address bar nor in an answer: choices of the person, kept between visits. */
import { create } from 'zustand';
import { type PageLanguage, pageLanguageFor } from '../text/languages.ts';
import { speak } from '../text/messages.ts';

export type Theme = 'light' | 'dark';

type Choices = {
  readonly language: string;
  readonly secondLanguage: string;
  readonly theme: Theme;
  /** Chosen here; without a choice the page follows the browser. */
  readonly chosenPageLanguage?: PageLanguage;
};

type Store = Choices & {
  readonly recent: readonly string[];
  readonly pageLanguage: PageLanguage;
  setPageLanguage(code: PageLanguage): Promise<void>;
  setLanguage(language: string): void;
  setSecondLanguage(language: string): void;
  setTheme(theme: Theme): void;
  remember(words: string): void;
};

const KEY = 'tessera';
const MOST_RECENT = 5;

const stored = (): Partial<Choices> & { readonly recent?: readonly string[] } => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
};

export const ADDRESS_LANGUAGES =
  'de no fi ru pt fr id mn sv ko sw af el en it es zh cs xh ar th ja zu pl da nl tr'.split(' ');

const firstLanguage = (): string =>
  new URLSearchParams(location.search).get('lang') ??
  navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => ADDRESS_LANGUAGES.includes(code)) ??
  'en';

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export const useStore = create<Store>()((set, get) => {
  const before = stored();
  const keep = (): void => {
    const { language, secondLanguage, theme, recent, chosenPageLanguage } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, secondLanguage, theme, recent, chosenPageLanguage }));
    } catch {
      // Private windows may refuse to keep anything: choices then last as long as the page.
    }
  };
  const change = (part: Partial<Choices & Pick<Store, 'recent' | 'pageLanguage'>>): void => {
    set(part);
    keep();
  };
  const language = new URLSearchParams(location.search).get('lang') ?? before.language ?? firstLanguage();
  return {
    language: ADDRESS_LANGUAGES.includes(language) ? language : 'en',
    secondLanguage: before.secondLanguage ?? (language === 'en' ? 'es' : 'en'),
    theme: before.theme ?? systemTheme(),
    recent: before.recent ?? [],
    pageLanguage: pageLanguageFor(location.search, before.chosenPageLanguage, navigator.languages),
    ...(before.chosenPageLanguage === undefined ? {} : { chosenPageLanguage: before.chosenPageLanguage }),
    setPageLanguage: async (code) => {
      await speak(code);
      change({ pageLanguage: code, chosenPageLanguage: code });
    },
    setLanguage: (next) => change({ language: next }),
    setSecondLanguage: (next) => change({ secondLanguage: next }),
    setTheme: (theme) => change({ theme }),
    remember: (words) => change({ recent: [words, ...get().recent.filter((w) => w !== words)].slice(0, MOST_RECENT) }),
  };
});
