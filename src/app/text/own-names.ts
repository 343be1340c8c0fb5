/**
 * The 27 languages of addresses by their own names. The engine says the same; the pages that need this have no engine to
 * ask, and browsers do not know every language by its own name.
 */
const OWN_NAMES: Readonly<Record<string, string>> = {
  de: 'Deutsch',
  no: 'Norsk',
  fi: 'Suomi',
  ru: 'Русский',
  pt: 'Português',
  fr: 'Français',
  id: 'Bahasa Indonesia',
  mn: 'Монгол',
  sv: 'Svenska',
  ko: '한국어',
  sw: 'Kiswahili',
  af: 'Afrikaans',
  el: 'Ελληνικά',
  en: 'English',
  it: 'Italiano',
  es: 'Español',
  zh: '中文',
  cs: 'Čeština',
  xh: 'isiXhosa',
  ar: 'العربية',
  th: 'ไทย',
  ja: '日本語',
  zu: 'isiZulu',
  pl: 'Polski',
  da: 'Dansk',
  nl: 'Nederlands',
  tr: 'Türkçe',
};

export const ownNameOf = (code: string): string => OWN_NAMES[code] ?? code;

type Choice = { readonly code: string; readonly own: string; readonly name: string };

/** In the order of their names in the language of the page. */
export const inOrder = (
  codes: readonly string[],
  nameIn: (code: string) => string,
  pageLanguage: string,
): readonly Choice[] => {
  const { compare } = new Intl.Collator(pageLanguage);
  return codes
    .map((code) => ({ code, own: ownNameOf(code), name: nameIn(code) }))
    .sort((one, other) => compare(one.name, other.name));
};
