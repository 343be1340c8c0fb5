/**
 * Words that sound like a word: the same key, nearly the same, or a key one sound away. Keys are searched as words are,
 * by a walk over a trie; several words may share one.
 */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { coarsened } from '../sound/coarse-key.ts';
import type { Homophones } from '../sound/homophones.ts';
import type { Pinyin } from '../sound/pinyin.ts';
import { soundKey } from '../sound/sound-key.ts';
import { EDIT, NEAR_SOUND, SAME_SOUND } from './costs.ts';
import { type NearWords, type Offer, openNearWords } from './near-words.ts';
import { buildTrie, tableOf } from './trie.ts';

export type Sounds = {
  near(word: string, offer: Offer): void;
};

/** What is known of sounds beyond the rules of spelling. */
export type Pronunciation = { readonly pinyin?: Pinyin | undefined; readonly homophones?: Homophones | undefined };

/** A walk over the keys, and the numbers of the words of the key at `place`: from starts[place] to starts[place + 1]. */
type Keyed = { readonly walk: NearWords; readonly starts: Uint16Array; readonly numbers: Uint16Array };

/** `keys[number]` is the key of a word; words without one are left out. */
const byKey = (keys: readonly string[]): Keyed => {
  const sorted = keys
    .map((key, number): readonly [string, number] => [key, number])
    .filter(([key]) => key !== '')
    .sort(([a, numberA], [b, numberB]) => (a < b ? -1 : a > b ? 1 : numberA - numberB));
  const unique: (readonly [string, number])[] = [];
  const starts: number[] = [];
  for (const [at, [key]] of sorted.entries()) {
    if (key === unique.at(-1)?.[0]) continue;
    unique.push([key, unique.length]);
    starts.push(at);
  }
  return {
    walk: openNearWords(buildTrie(tableOf(unique)), undefined),
    starts: Uint16Array.from([...starts, sorted.length]),
    numbers: Uint16Array.from(sorted, ([, number]) => number),
  };
};

/** Words between two pauses of the building, some milliseconds of work. */
const PIECE = 1000;

/** Takes 0.1 to 0.3 s for a language, so it goes piece by piece: whoever builds ahead of a question lets others in. */
export function* buildSounds(lexicon: Lexicon, pronunciation: Pronunciation): Generator<undefined, Sounds> {
  const { language, size } = lexicon;
  const { pinyin, homophones } = pronunciation;
  const keys: string[] = [];
  for (let number = 0; number < size; number++) {
    keys.push(soundKey(lexicon.spellingOf(number), language, pinyin));
    if (number % PIECE === PIECE - 1) yield;
  }
  const fine = byKey(keys);
  yield;
  const coarse = byKey(keys.map((key) => coarsened(key, language)));
  yield;

  return {
    near: (word, offer) => {
      const add = ({ walk, starts, numbers }: Keyed, key: string, most: number, base: number): void => {
        walk.near(key, most, -1, (place, cost) => {
          for (let at = starts[place]!; at < starts[place + 1]!; at++) offer(numbers[at]!, base + cost);
        });
      };
      const key = soundKey(word, language, pinyin);
      // One sound away: a key of two sounds has too many such neighbours to mean anything.
      add(fine, key, key.length >= 3 ? EDIT : 0, SAME_SOUND);
      add(coarse, coarsened(key, language), 0, NEAR_SOUND);
      for (const other of homophones?.of(word) ?? []) {
        const number = lexicon.numberOf(other);
        if (number >= 0) offer(number, SAME_SOUND);
      }
    },
  };
}
