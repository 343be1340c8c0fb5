/** What stands neither in the address bar nor in an answer: choices of the person, kept between visits. */
import { create } from 'zustand';
import { type PageLanguage, pageLanguageFor } from '../text/languages.ts';
import { speak } from '../text/messages.ts';
import { darkDevice, keepChoices, kept, type Theme, type ThemeChoice, themeOf } from './kept.ts';
import { forgetInLink } from './view.ts';

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

type Choices = {
  readonly language: string;
  readonly secondLanguage: string;
  readonly themeChoice: ThemeChoice;
  /** Chosen here; without a choice the page follows the browser. */
  readonly chosenPageLanguage?: PageLanguage;
};

type Store = Choices & {
  readonly recent: readonly Recent[];
  /** The choice, or what the device wants now. */
  readonly theme: Theme;
  readonly pageLanguage: PageLanguage;
  setPageLanguage(code: PageLanguage): Promise<void>;
  setLanguage(language: string): void;
  setSecondLanguage(language: string): void;
  setTheme(theme: ThemeChoice): void;
  remember(found: Recent): void;
  forgetRecent(): void;
};

const MOST_RECENT = 5;

type Stored = Partial<Omit<Choices, 'themeChoice'>> & {
  readonly theme?: ThemeChoice;
  readonly recent?: readonly (Recent | string)[];
};

export const ADDRESS_LANGUAGES =
  'de no fi ru pt fr id mn sv ko sw af el en it es zh cs xh ar th ja zu pl da nl tr'.split(' ');

const firstLanguage = (): string =>
  new URLSearchParams(location.search).get('lang') ??
  navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => ADDRESS_LANGUAGES.includes(code)) ??
  'en';

/** Older versions kept the words alone. */
const recentIn = ({ recent }: Stored): readonly Recent[] | undefined =>
  recent?.map((found) => (typeof found === 'string' ? { kind: 'words', words: found } : found));

export const useStore = create<Store>()((set, get) => {
  const before: Stored = kept();
  const change = (part: Partial<Store>, stored: Stored): void => {
    set(part);
    // Another window may have chosen the rest since; what nobody chose yet stays as it was on screen.
    const { language, secondLanguage } = get();
    keepChoices({ language, secondLanguage, ...kept(), ...stored });
  };
  const keep = (part: Partial<Pick<Store, 'language' | 'secondLanguage' | 'recent'>>): void => change(part, part);
  darkDevice.addEventListener('change', () => set({ theme: themeOf(get().themeChoice) }));
  const themeChoice = before.theme ?? 'system';
  const language = new URLSearchParams(location.search).get('lang') ?? before.language ?? firstLanguage();
  return {
    language: ADDRESS_LANGUAGES.includes(language) ? language : 'en',
    secondLanguage: before.secondLanguage ?? (language === 'en' ? 'es' : 'en'),
    themeChoice,
    theme: themeOf(themeChoice),
    recent: recentIn(before) ?? [],
    pageLanguage: pageLanguageFor(location.search, before.chosenPageLanguage, navigator.languages),
    ...(before.chosenPageLanguage === undefined ? {} : { chosenPageLanguage: before.chosenPageLanguage }),
    setPageLanguage: async (code) => {
      await speak(code);
      forgetInLink('ui');
      change({ pageLanguage: code, chosenPageLanguage: code }, { chosenPageLanguage: code });
    },
    setLanguage: (next) => {
      forgetInLink('lang');
      keep({ language: next });
    },
    setSecondLanguage: (next) => keep({ secondLanguage: next }),
    setTheme: (next) => change({ themeChoice: next, theme: themeOf(next) }, { theme: next }),
    remember: (found) => {
      const isOther = (other: Recent): boolean => JSON.stringify(other) !== JSON.stringify(found);
      // Another window may have forgotten them since, or remembered more.
      const known = recentIn(kept()) ?? get().recent;
      keep({ recent: [found, ...known.filter(isOther)].slice(0, MOST_RECENT) });
    },
    forgetRecent: () => keep({ recent: [] }),
  };
});
