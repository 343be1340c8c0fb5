/**
 * Words that sound like a word: the same key, nearly the same, or a key one sound away. Keys are searched as words are,
 * by a walk over a trie; several words may share one.
 */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { coarseSoundKey } from '../sound/coarse-key.ts';
import type { Pinyin } from '../sound/pinyin.ts';
import { soundKey } from '../sound/sound-key.ts';
import { EDIT, NEAR_SOUND, SAME_SOUND } from './costs.ts';
import { type NearWords, openNearWords } from './near-words.ts';
import { buildTrie } from './trie.ts';

export type Sounds = {
  /** Word numbers with their cost. */
  near(word: string): ReadonlyMap<number, number>;
};

type Keyed = { readonly walk: NearWords; readonly numbers: readonly (readonly number[])[] };

const keyed = (lexicon: Lexicon, keyOf: (word: string) => string): Keyed => {
  const byKey = new Map<string, number[]>();
  for (let number = 0; number < lexicon.size; number++) {
    const key = keyOf(lexicon.wordOf(number));
    if (key === '') continue;
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [number]);
    else known.push(number);
  }
  const sorted = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
  const trie = buildTrie(sorted.map(([key], place): readonly [string, number] => [key, place]));
  return { walk: openNearWords(trie, undefined), numbers: sorted.map(([, numbers]) => numbers) };
};

/** Built when first asked for: about a fifth of a second and 2 MB for a language somebody speaks. */
export const openSounds = (lexicon: Lexicon, pinyin: Pinyin | undefined): Sounds => {
  const fineKey = (word: string): string => soundKey(word, lexicon.language, pinyin);
  const coarseKey = (word: string): string => coarseSoundKey(word, lexicon.language, pinyin);
  const fine = keyed(lexicon, fineKey);
  const coarse = keyed(lexicon, coarseKey);
  return {
    near: (word) => {
      const found = new Map<number, number>();
      const add = ({ walk, numbers }: Keyed, key: string, most: number, base: number): void => {
        for (const [place, cost] of walk.near(key, most, -1)) {
          for (const number of numbers[place] ?? []) {
            if ((found.get(number) ?? 255) > base + cost) found.set(number, base + cost);
          }
        }
      };
      // One sound away: a key of two sounds has too many such neighbours to mean anything.
      const key = fineKey(word);
      add(fine, key, key.length >= 3 ? EDIT : 0, SAME_SOUND);
      add(coarse, coarseKey(word), 0, NEAR_SOUND);
      return found;
    },
  };
};
