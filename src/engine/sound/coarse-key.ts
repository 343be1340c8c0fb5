/**
 * The sound of a word as a bad line carries it: voiced and unvoiced, m and n, all vowels but open and closed alike.
 *
 * Made from the fine key, so words with one fine key share the coarse one too. For suggestions from speech, where the
 * recogniser wrote another word of nearly this sound.
 */
import type { LanguageCode } from '../lexicon/languages.ts';
import type { Pinyin } from './pinyin.ts';
import { soundKey } from './sound-key.ts';

const merged = (groups: string): ReadonlyMap<string, string> =>
  new Map(groups.split(' ').flatMap((group) => [...group].map((sound): [string, string] => [sound, group.charAt(0)])));

/** The signs of all tables that write their keys in Latin letters. */
const latin = merged('pbP tdTD kgKXxq fvw szc SZCJ mnN lrL aeoAEOWQ@843ø iIy2Y uU');
const cyrillic = merged('бп дт гкх вф зсц жшчщ мн лр аоэ и у');

/** Breath, f and h, r and l: what listeners from other regions lose. */
const coarseSyllable = (syllable: string): string =>
  syllable
    .replace(/^f/, 'h')
    .replace(/^r/, 'l')
    .replace(/^p/, 'b')
    .replace(/^t/, 'd')
    .replace(/^k/, 'g')
    .replace(/^q/, 'j')
    .replace(/^c/, 'z');

/** The coarse key made from the fine one. */
export const coarsened = (fine: string, language: LanguageCode): string => {
  if (language === 'zh') return fine.split(' ').map(coarseSyllable).join(' ');
  const sounds = language === 'ru' || language === 'mn' ? cyrillic : latin;
  let key = '';
  for (const sound of fine) {
    const coarse = sounds.get(sound) ?? sound;
    if (!key.endsWith(coarse)) key += coarse;
  }
  return key;
};

export const coarseSoundKey = (word: string, language: LanguageCode, pinyin?: Pinyin): string =>
  coarsened(soundKey(word, language, pinyin), language);
