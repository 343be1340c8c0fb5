/**
 * All pairs of words of a lexicon that one could be taken for the other: mistyped, misheard, misread, misremembered.
 *
 * The arrangement gives the two words of a pair different digits. Words that share their digit are therefore never in
 * this list, whatever their source.
 */
import { rootsOf } from '../../engine/confusable/family.ts';
import { doubleSlipsOf } from '../../engine/confusable/keyboard.ts';
import { lettersOf, replaceableFrom } from '../../engine/confusable/letters.ts';
import { lookAlikesOf } from '../../engine/confusable/look-alike-han.ts';
import { lookKey } from '../../engine/confusable/look-key.ts';
import { foldWord } from '../../engine/lexicon/fold.ts';
import type { LanguageCode } from '../../engine/lexicon/languages.ts';
import { coarseSoundKey } from '../../engine/sound/coarse-key.ts';
import { soundKey } from '../../engine/sound/sound-key.ts';
import { addEdits } from './edits.ts';
import { type ConfusablePairs, PairSet } from './pair-set.ts';
import { pronunciationsOf } from './pronouncing.ts';
import { characterPinyin, readingInContext } from './readings.ts';
import { stemmerOf } from './stems.ts';

const addKeyboardSlips = (folded: readonly string[], language: LanguageCode, pairs: PairSet): void => {
  const numberOf = new Map(folded.map((word, number) => [word, number]));
  folded.forEach((word, number) => {
    for (const slip of doubleSlipsOf(word, language)) {
      const found = numberOf.get(slip);
      if (found !== undefined) pairs.add(number, found, 'keys');
    }
  });
};

const addHanLookAlikes = (folded: readonly string[], pairs: PairSet): void => {
  const numberOf = new Map(folded.map((word, number) => [word, number]));
  folded.forEach((word, number) => {
    for (let at = 0; at < word.length; at++) {
      for (const other of lookAlikesOf(word.charAt(at))) {
        const found = numberOf.get(word.slice(0, at) + other + word.slice(at + 1));
        if (found !== undefined) pairs.add(number, found, 'look');
      }
    }
  });
};

/** Words of the same characters in another order. */
const sortedCharacters = (word: string): string => [...word].sort().join('');

export const confusablePairs = (words: readonly string[], language: LanguageCode): ConfusablePairs => {
  const folded = words.map(foldWord);
  const pairs = new PairSet(words.length);
  addEdits(
    folded.map((word) => lettersOf(word, language)),
    pairs,
    replaceableFrom(language),
  );
  addKeyboardSlips(folded, language, pairs);
  if (language === 'zh') {
    addHanLookAlikes(folded, pairs);
    pairs.addByKey((word) => [sortedCharacters(folded[word]!)], 'order');
  }
  pairs.addByKey((word) => {
    const real = words[word]!.toLowerCase();
    if (language === 'zh')
      return [readingInContext, characterPinyin].map((pinyin) => coarseSoundKey(real, 'zh', pinyin));
    const keys = [soundKey(real, language), soundKey(folded[word]!, language)];
    return language === 'en' ? [...keys, ...pronunciationsOf(real)] : keys;
  }, 'sound');
  pairs.addByKey((word) => rootsOf(folded[word]!, language), 'family');
  const stem = stemmerOf(language);
  if (stem !== undefined) pairs.addByKey((word) => [stem(words[word]!)], 'family');
  pairs.addByKey((word) => [lookKey(folded[word]!, language)], 'look');
  return pairs.done();
};
