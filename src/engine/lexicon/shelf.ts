import { foldWord } from './fold.ts';
import type { LanguageCode } from './languages.ts';
import type { Lexicon } from './lexicon.ts';
import { hashOf } from './word-table.ts';

/**
 * The lexicons that are loaded, and which of them knows a word. Words are unique over all lexicons, so the first that
 * knows it is the only one.
 */
export type Shelf = {
  add(lexicon: Lexicon): void;
  get(language: LanguageCode): Lexicon | undefined;
  loaded(): readonly Lexicon[];
  /** The lexicon that held the last word asked for: the best first guess for the next. */
  latest(): Lexicon | undefined;
  /** The lexicon that holds this word in any spelling. */
  lexiconOf(word: string): Lexicon | undefined;
};

export const openShelf = (): Shelf => {
  const byLanguage = new Map<LanguageCode, Lexicon>();
  let all: Lexicon[] = [];
  // People and programs ask for one language many times in a row: look there first.
  let latest: Lexicon | undefined;
  return {
    add: (lexicon) => {
      byLanguage.set(lexicon.language, lexicon);
      all = [...byLanguage.values()];
    },
    get: (language) => byLanguage.get(language),
    loaded: () => all,
    latest: () => latest,
    lexiconOf: (word) => {
      const folded = foldWord(word);
      const hash = hashOf(folded);
      if (latest !== undefined && latest.numberOfFolded(folded, hash) >= 0) return latest;
      for (const lexicon of all) {
        if (lexicon.numberOfFolded(folded, hash) < 0) continue;
        latest = lexicon;
        return lexicon;
      }
      return undefined;
    },
  };
};
