import type { PageLanguage } from '../text/languages.ts';

/** The choices that the browser keeps between visits, and what the first painting needs of them. */
export type Theme = 'light' | 'dark';
export type ThemeChoice = 'system' | Theme;

type Kept = { readonly theme?: ThemeChoice; readonly chosenPageLanguage?: PageLanguage };

const KEY = 'tessera';

export const kept = (): Kept => {
  try {
    return { ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return {};
  }
};

export const keepChoices = (choices: Kept): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Private windows may refuse to keep anything: choices then last as long as the page.
  }
};

export const darkDevice = matchMedia('(prefers-color-scheme: dark)');

/** The choice, or what the device wants now. */
export const themeOf = (choice: ThemeChoice = 'system'): Theme =>
  choice === 'system' ? (darkDevice.matches ? 'dark' : 'light') : choice;
