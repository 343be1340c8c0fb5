import { lettersOf } from '../../engine/confusable/letters.ts';
import { LONGEST_WORD } from '../../engine/lexicon/file.ts';
import { foldWord } from '../../engine/lexicon/fold.ts';
import { LANGUAGES, type LanguageCode, scriptOf } from '../../engine/lexicon/languages.ts';
import { FULL_WORDS, LAND_WORDS } from '../../engine/lexicon/lexicon.ts';

/**
 * What must hold for the word lists before anything is made of them: the right number of words, one script a list,
 * lower case, and no two words of any lists that fold to the same letters.
 */
export type WordLists = ReadonlyMap<LanguageCode, readonly string[]>;

const letters = /^[\p{L}\p{M}\u30fc]+$/u;

const complaintsOfList = (words: readonly string[], code: LanguageCode, script: string): string[] => {
  const complaints: string[] = [];
  if (words.length !== FULL_WORDS && words.length !== LAND_WORDS) {
    complaints.push(`${code}: ${words.length} words, neither ${FULL_WORDS} nor ${LAND_WORDS}`);
  }
  for (const word of words) {
    if (!letters.test(word)) complaints.push(`${code}: "${word}" holds more than letters`);
    // Korean is searched taken apart into its letters.
    if (Math.max(word.length, lettersOf(foldWord(word), code).length) > LONGEST_WORD)
      complaints.push(`${code}: "${word}" has more than ${LONGEST_WORD} letters`);
    if (word !== word.toLowerCase() || word !== word.normalize('NFC'))
      complaints.push(`${code}: "${word}" is not plain`);
    if (scriptOf(word) !== script) complaints.push(`${code}: "${word}" is in another script`);
  }
  return complaints;
};

export const complaintsOf = (lists: WordLists): readonly string[] => {
  const complaints: string[] = [];
  const owners = new Map<string, string>();
  for (const { code, script } of LANGUAGES) {
    const words = lists.get(code);
    if (words === undefined) {
      complaints.push(`${code}: there is no list`);
      continue;
    }
    complaints.push(...complaintsOfList(words, code, script));
    for (const word of words) {
      const folded = foldWord(word);
      const owner = owners.get(folded);
      if (owner !== undefined) complaints.push(`${code}: "${word}" folds to "${folded}", which ${owner} has already`);
      owners.set(folded, code);
    }
  }
  return complaints;
};
