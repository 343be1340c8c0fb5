/**
 * The 27 languages an address can be in. The order is fixed: a language's place in this table keys its shuffle, so
 * inserting or moving a line would move every address of the languages behind it.
 */
export type Script = 'latin' | 'cyrillic' | 'greek' | 'arabic' | 'thai' | 'hangul' | 'han' | 'kana';

const table = [
  { code: 'de', name: 'German', nativeName: 'Deutsch', script: 'latin' },
  { code: 'no', name: 'Norwegian', nativeName: 'Norsk', script: 'latin' },
  { code: 'fi', name: 'Finnish', nativeName: 'Suomi', script: 'latin' },
  { code: 'ru', name: 'Russian', nativeName: 'Русский', script: 'cyrillic' },
  { code: 'pt', name: 'Portuguese', nativeName: 'Português', script: 'latin' },
  { code: 'fr', name: 'French', nativeName: 'Français', script: 'latin' },
  { code: 'id', name: 'Indonesian', nativeName: 'Bahasa Indonesia', script: 'latin' },
  { code: 'mn', name: 'Mongolian', nativeName: 'Монгол', script: 'cyrillic' },
  { code: 'sv', name: 'Swedish', nativeName: 'Svenska', script: 'latin' },
  { code: 'ko', name: 'Korean', nativeName: '한국어', script: 'hangul' },
  { code: 'sw', name: 'Swahili', nativeName: 'Kiswahili', script: 'latin' },
  { code: 'af', name: 'Afrikaans', nativeName: 'Afrikaans', script: 'latin' },
  { code: 'el', name: 'Greek', nativeName: 'Ελληνικά', script: 'greek' },
  { code: 'en', name: 'English', nativeName: 'English', script: 'latin' },
  { code: 'it', name: 'Italian', nativeName: 'Italiano', script: 'latin' },
  { code: 'es', name: 'Spanish', nativeName: 'Español', script: 'latin' },
  { code: 'zh', name: 'Chinese', nativeName: '中文', script: 'han' },
  { code: 'cs', name: 'Czech', nativeName: 'Čeština', script: 'latin' },
  { code: 'xh', name: 'Xhosa', nativeName: 'isiXhosa', script: 'latin' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', script: 'arabic' },
  { code: 'th', name: 'Thai', nativeName: 'ไทย', script: 'thai' },
  { code: 'ja', name: 'Japanese', nativeName: '日本語', script: 'kana' },
  { code: 'zu', name: 'Zulu', nativeName: 'isiZulu', script: 'latin' },
  { code: 'pl', name: 'Polish', nativeName: 'Polski', script: 'latin' },
  { code: 'da', name: 'Danish', nativeName: 'Dansk', script: 'latin' },
  { code: 'nl', name: 'Dutch', nativeName: 'Nederlands', script: 'latin' },
  { code: 'tr', name: 'Turkish', nativeName: 'Türkçe', script: 'latin' },
] as const satisfies readonly { code: string; name: string; nativeName: string; script: Script }[];

export type LanguageCode = (typeof table)[number]['code'];

export type Language = {
  readonly code: LanguageCode;
  readonly name: string;
  readonly nativeName: string;
  readonly script: Script;
};

export const LANGUAGES: readonly Language[] = table;

const byCode = new Map<string, Language>(table.map((language) => [language.code, language]));

/** The language of a code in any case, or undefined when it is none of the 27. */
export const languageOf = (code: string): Language | undefined => byCode.get(code) ?? byCode.get(code.toLowerCase());

/** The place of a language in the table, 0..26. */
export const languageIndex = (code: LanguageCode): number => table.findIndex((language) => language.code === code);

/** Scripts as ranges of code units; digits, dots and marks belong to none. */
const scriptRanges: readonly (readonly [from: number, to: number, script: Script])[] = [
  [0x41, 0x5a, 'latin'],
  [0x61, 0x7a, 'latin'],
  [0xc0, 0x24f, 'latin'],
  [0x370, 0x3ff, 'greek'],
  [0x400, 0x52f, 'cyrillic'],
  [0x620, 0x6ff, 'arabic'],
  [0xe00, 0xe7f, 'thai'],
  [0x1100, 0x11ff, 'hangul'],
  [0x1e00, 0x1eff, 'latin'],
  [0x1f00, 0x1fff, 'greek'],
  [0x3041, 0x30fa, 'kana'],
  [0x3130, 0x318f, 'hangul'],
  [0x3400, 0x9fff, 'han'],
  [0xac00, 0xd7a3, 'hangul'],
  [0xff21, 0xff5a, 'latin'],
  [0xff66, 0xff9f, 'kana'],
];

/** The script of the first letter that has one. A word never mixes scripts, so one letter is enough. */
export const scriptOf = (text: string): Script | undefined => {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x41) continue;
    for (const [from, to, script] of scriptRanges) if (code >= from && code <= to) return script;
  }
  return undefined;
};
