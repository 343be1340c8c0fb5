/**
 * The sound of a word: one key for all spellings of a language that are heard alike.
 *
 * Accents sharpen a key but are not needed. Whoever looks words up by sound keeps two keys of a word whose key differs
 * from that of its folded form, so that what is typed without accents is found as well.
 */
import { LONGEST_WORD } from '../lexicon/file.ts';
import type { LanguageCode } from '../lexicon/languages.ts';
import { english } from './english.ts';
import { afrikaans, danish, dutch, german, norwegian, swedish } from './germanic.ts';
import { japanese } from './japanese.ts';
import { koreanKey } from './korean.ts';
import { finnish, indonesian, nguni, swahili, turkish } from './others.ts';
import { chineseKey, type Pinyin } from './pinyin.ts';
import { french, italian, portuguese, spanish } from './romance.ts';
import { readerOf, type SoundTable } from './rules.ts';
import { arabic, greek, thai } from './scripts.ts';
import { czech, mongolian, polish, russian } from './slavic.ts';

const tables: Readonly<Record<Exclude<LanguageCode, 'ko' | 'zh'>, SoundTable>> = {
  de: german,
  no: norwegian,
  fi: finnish,
  ru: russian,
  pt: portuguese,
  fr: french,
  id: indonesian,
  mn: mongolian,
  sv: swedish,
  sw: swahili,
  af: afrikaans,
  el: greek,
  en: english,
  it: italian,
  es: spanish,
  cs: czech,
  xh: nguni,
  ar: arabic,
  th: thai,
  ja: japanese,
  zu: nguni,
  pl: polish,
  da: danish,
  nl: dutch,
  tr: turkish,
};

/** Readers are built on first use: a page of one language pays for one. */
const readers = new Map<SoundTable, (word: string) => string>();

/** Twice the longest word there may be; what follows in a longer text is not heard, so that no input takes long. */
const MOST_LETTERS = 2 * LONGEST_WORD;

export const soundKey = (text: string, language: LanguageCode, pinyin?: Pinyin): string => {
  const word = text.slice(0, MOST_LETTERS);
  if (language === 'ko') return koreanKey(word);
  if (language === 'zh') return chineseKey(word, pinyin);
  const table = tables[language];
  let reader = readers.get(table);
  if (reader === undefined) {
    reader = readerOf(table);
    readers.set(table, reader);
  }
  return reader(word);
};
