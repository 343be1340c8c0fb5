/** Finds a language by what people call it: by itself, in the language of the page, in English, or by its code. */
export type NamedLanguage = {
  readonly code: string;
  readonly nativeName: string;
  readonly englishName: string;
  /** In the language of the page. */
  readonly name: string;
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Turkish writes ı where everybody else types i.
    .replaceAll('ı', 'i')
    .trim();

/** Those with a name, or a word of one, that begins as typed; in the order they came in. All of them when nothing is typed. */
export const languagesCalled = (typed: string, languages: readonly NamedLanguage[]): readonly NamedLanguage[] => {
  const begin = plain(typed);
  if (begin === '') return languages;
  return languages.filter(
    ({ code, nativeName, englishName, name }) =>
      [nativeName, name, englishName].some((each) => {
        const called = plain(each);
        return called.startsWith(begin) || called.includes(` ${begin}`);
      }) || code === begin,
  );
};
