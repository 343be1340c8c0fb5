/** What stands neither in the address bar nor in an answer: choices of the person, kept between visits. */
import { create } from 'zustand';
import { languageOfTag, type PageLanguage, pageLanguageFor } from '../text/languages.ts';
import { speak } from '../text/messages.ts';
import { type Choices, isAddressLanguage, type Recent, readChoices } from './choices.ts';
import { darkDevice, keepChoices, kept, onKeptElsewhere, type Theme, type ThemeChoice, themeOf } from './kept.ts';
import { forgetInLink } from './view.ts';

type Store = {
  readonly language: string;
  readonly secondLanguage: string;
  readonly themeChoice: ThemeChoice;
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

/** The other one that most people can do something with. */
const besides = (language: string): string => (language === 'en' ? 'es' : 'en');

export const useStore = create<Store>()((set, get) => {
  const before = readChoices(kept());
  const language = [before.language, ...navigator.languages.map(languageOfTag)].find(isAddressLanguage) ?? 'en';
  const withSecond = (first: string) => ({ language: first, secondLanguage: before.secondLanguage ?? besides(first) });
  /** The person's, chosen or not. A link may show others for this visit. */
  let own = withSecond(language);
  const linked = new URLSearchParams(location.search).get('lang');
  const change = (part: Partial<Store>, stored: Choices): void => {
    set(part);
    // Another window may have chosen the rest since; what nobody chose yet stays as it was on screen.
    keepChoices({ ...own, ...readChoices(kept()), ...stored });
  };
  const keep = (part: Partial<Pick<Store, 'language' | 'secondLanguage' | 'recent'>>): void => change(part, part);
  darkDevice.addEventListener('change', () => set({ theme: themeOf(get().themeChoice) }));
  // Light and dark belong to the room one sits in, and searches to the person; languages to what a window is read for.
  onKeptElsewhere(() => {
    const { theme = 'system', recent = [] } = readChoices(kept());
    set({ themeChoice: theme, theme: themeOf(theme), recent });
  });
  const themeChoice = before.theme ?? 'system';
  return {
    ...(isAddressLanguage(linked) ? withSecond(linked) : own),
    themeChoice,
    theme: themeOf(themeChoice),
    recent: before.recent ?? [],
    pageLanguage: pageLanguageFor(location.search, before.chosenPageLanguage, navigator.languages),
    setPageLanguage: async (code) => {
      if (!(await speak(code))) return;
      forgetInLink('ui');
      change({ pageLanguage: code }, { chosenPageLanguage: code });
    },
    setLanguage: (next) => {
      forgetInLink('lang');
      own = { language: next, secondLanguage: get().secondLanguage };
      keep({ language: next });
    },
    setSecondLanguage: (next) => keep({ secondLanguage: next }),
    setTheme: (next) => change({ themeChoice: next, theme: themeOf(next) }, { theme: next }),
    remember: (found) => {
      const isOther = (other: Recent): boolean => JSON.stringify(other) !== JSON.stringify(found);
      // Another window may have forgotten them since, or remembered more.
      const known = readChoices(kept()).recent ?? get().recent;
      keep({ recent: [found, ...known.filter(isOther)].slice(0, MOST_RECENT) });
    },
    forgetRecent: () => keep({ recent: [] }),
  };
});
