/** The choices that the browser keeps between visits, and what the first painting needs of them. */
export type Theme = 'light' | 'dark';
export type ThemeChoice = 'system' | Theme;

const KEY = 'tessera';

/** Whatever is written there: who reads it takes only what makes sense. */
export const kept = (): Readonly<Record<string, unknown>> => {
  try {
    return { ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return {};
  }
};

export const keepChoices = (choices: object): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Private windows may refuse to keep anything: choices then last as long as the page.
  }
};

/** Tells when another window has chosen something. */
export const onKeptElsewhere = (tell: () => void): void => {
  globalThis.addEventListener?.('storage', ({ key }) => key === KEY && tell());
};

export const darkDevice = matchMedia('(prefers-color-scheme: dark)');

export const isTheme = (choice: unknown): choice is Theme => choice === 'light' || choice === 'dark';

/** The choice, or what the device wants now. */
export const themeOf = (choice: unknown): Theme => (isTheme(choice) ? choice : darkDevice.matches ? 'dark' : 'light');
