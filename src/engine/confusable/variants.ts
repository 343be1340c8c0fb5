/**
 * Words of one lexicon that a word could be taken for, as the page shows them: "heard it right?".
 *
 * The rules are those by which the lexicon was arranged, without the stemmers and the pronouncing dictionary that only
 * the pipeline has. So what is listed here never shares a digit with the word, and a few arranged pairs are not listed.
 */
import { foldWord } from '../lexicon/fold.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { coarseSoundKey } from '../sound/coarse-key.ts';
import type { Pinyin } from '../sound/pinyin.ts';
import { soundKey } from '../sound/sound-key.ts';
import { rootsOf } from './family.ts';
import { indexByKey, type KeyIndex } from './key-index.ts';
import { doubleSlipsOf } from './keyboard.ts';
import { lettersOf, replaceableFrom } from './letters.ts';
import { lookAlikesOf } from './look-alike-han.ts';
import { lookKey } from './look-key.ts';
import { oneEdit } from './one-edit.ts';

export type VariantReason = 'edit' | 'keys' | 'sound' | 'family' | 'look';

export type Variant = {
  readonly word: string;
  readonly number: number;
  /** Why the two are confusable; at least one reason. */
  readonly reasons: readonly VariantReason[];
};

export type Variants = {
  /** Confusable words of a word of the lexicon, most familiar first; none when it is not in the lexicon. */
  readonly variantsOf: (word: string) => readonly Variant[];
};

type Source = { readonly reason: VariantReason; readonly keysOf: (word: string) => Iterable<string>; index?: KeyIndex };

/** What of a lexicon is asked for here. */
export type WordSource = Pick<Lexicon, 'language' | 'size' | 'wordOf' | 'numberOf'>;

/** Indexes are built when first asked for: about 0.2 s and 2 MB a language, which only those pay who open the panel. */
export const openVariants = (lexicon: WordSource, pinyin?: Pinyin): Variants => {
  const { language, size } = lexicon;
  const spelled: string[] = [];
  const spelledWords = (): readonly string[] => {
    for (let number = spelled.length; number < size; number++) {
      spelled.push(lettersOf(foldWord(lexicon.wordOf(number)), language));
    }
    return spelled;
  };

  const sounds = (word: string): readonly string[] =>
    language === 'zh'
      ? [coarseSoundKey(word, language, pinyin)]
      : [soundKey(word, language), soundKey(foldWord(word), language)];
  const sources: readonly Source[] = [
    { reason: 'sound', keysOf: sounds },
    { reason: 'family', keysOf: (word) => rootsOf(foldWord(word), language) },
    { reason: 'look', keysOf: (word) => [lookKey(foldWord(word), language)] },
  ];

  const addEdits = (word: string, add: (number: number, reason: VariantReason) => void): void => {
    const letters = lettersOf(foldWord(word), language);
    const replaces = letters.length >= replaceableFrom(language);
    for (const [number, other] of spelledWords().entries()) {
      const edit = oneEdit(letters, other);
      if (edit !== undefined && (edit !== 'replace' || replaces)) add(number, 'edit');
    }
    for (const slip of doubleSlipsOf(foldWord(word), language)) {
      const number = lexicon.numberOf(slip);
      if (number >= 0) add(number, 'keys');
    }
    if (language !== 'zh') return;
    for (let at = 0; at < word.length; at++) {
      for (const alike of lookAlikesOf(word.charAt(at))) {
        const number = lexicon.numberOf(word.slice(0, at) + alike + word.slice(at + 1));
        if (number >= 0) add(number, 'look');
      }
    }
  };

  return {
    variantsOf: (typed) => {
      const own = lexicon.numberOf(typed);
      if (own < 0) return [];
      const word = lexicon.wordOf(own);
      const found = new Map<number, Set<VariantReason>>();
      const add = (number: number, reason: VariantReason): void => {
        if (number === own) return;
        const reasons = found.get(number);
        if (reasons === undefined) found.set(number, new Set([reason]));
        else reasons.add(reason);
      };
      addEdits(word, add);
      for (const source of sources) {
        source.index ??= indexByKey(size, (number) => source.keysOf(lexicon.wordOf(number)));
        for (const key of source.keysOf(word))
          for (const number of source.index.numbersOf(key)) add(number, source.reason);
      }
      return [...found]
        .sort(([a], [b]) => a - b)
        .map(([number, reasons]) => ({ word: lexicon.wordOf(number), number, reasons: [...reasons] }));
    },
  };
};
