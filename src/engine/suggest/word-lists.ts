/**
 * Candidate words of one typed or heard word in one language, from every channel that applies: near letters, completion,
 * and for speech the same or nearly the same sound. The cheapest channel counts.
 */
import { indexByKey, type KeyIndex } from '../confusable/key-index.ts';
import { lettersOf } from '../confusable/letters.ts';
import { foldWord } from '../lexicon/fold.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Candidates, openCheapestOffers } from './candidates.ts';
import { type Completions, NOTHING_NEAR, openCompletions } from './completions.ts';
import { DOUBLING, EDIT, mostFor, mostForBegun } from './costs.ts';
import { withFinalMoved } from './half-syllable.ts';
import { letterCostsOf } from './letter-costs.ts';
import { type NearWords, openNearWords } from './near-words.ts';
import { type OneEdit, openOneEdit } from './one-edit.ts';
import { buildSounds, type Pronunciation, type Sounds } from './sounds.ts';
import { syllableSlip } from './syllable-slip.ts';
import { buildTrie, spelledWords } from './trie.ts';

export type WordLists = {
  readonly lexicon: Lexicon;
  /** Cheap look: the least cost of a word within one edit, or 255. */
  leastCost(word: string, begun: boolean): number;
  candidates(word: string, begun: boolean, heard: boolean): Candidates;
  /** Builds what questions need ahead of the first, a few milliseconds between two steps; sounds only when spoken to. */
  prepare(heard: boolean): Generator<undefined, void>;
};

/** Candidates kept for a word: what costs more than the 400 cheapest is never the one that was meant. */
const MOST_CANDIDATES = 400;

/** Two Chinese characters have hundreds of neighbours one character away; the digits choose among them. */
const MOST_BY_SYLLABLE = 1500;

/** A begun word of one or two letters has thousands of completions; all are kept, the digits choose among them. */
const MOST_COMPLETIONS = 6000;

/** A slip that gave another word: one edit, or one and a doubled letter. */
const WORD_AS_SLIP = 18;

/** Chinese words of this many signs are told apart by syllables alone. */
const SHORT_CHINESE = 3;

/** What the spelling of a lexicon's words is looked up in. */
type Spelled = { readonly nearWords: NearWords; readonly oneEdit: OneEdit; readonly completions: Completions };

/** The word, and the word without each of its signs: two words one sign apart have one of these in common. */
const shortened = (word: string): readonly string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)).filter((rest) => rest !== ''),
];

/** What a begun word may begin with: the letters as they stand, and as they will stand after the next. */
const begunWith = (letters: string): readonly string[] => {
  const moved = withFinalMoved(letters);
  return moved === undefined ? [letters] : [letters, moved];
};

export const openWordLists = (lexicon: Lexicon, pronunciation: Pronunciation): WordLists => {
  const { language } = lexicon;
  // All indexes are built ahead by `prepare` or when first asked for, so that a page pays for the languages it uses.
  let built: Spelled | undefined;
  const spelled = (): Spelled => {
    if (built === undefined) {
      const words = spelledWords(lexicon);
      const trie = buildTrie(words);
      const nearWords = openNearWords(trie, letterCostsOf(trie.alphabet, language));
      built = { nearWords, oneEdit: openOneEdit(words), completions: openCompletions(trie) };
    }
    return built;
  };
  const offers = openCheapestOffers(lexicon.size);
  let sounds: Sounds | undefined;
  const building = buildSounds(lexicon, pronunciation);
  function* prepareSounds(): Generator<undefined, void> {
    while (sounds === undefined) {
      const step = building.next();
      if (step.done === true) sounds = step.value;
      else yield;
    }
  }
  const hearing = (): Sounds => {
    while (sounds === undefined) prepareSounds().next();
    return sounds;
  };

  /** One sign is a syllable: dropping, exchanging or mistaking one is one mistake, however many letters it has. */
  const bySyllable = language === 'ko' || language === 'zh';
  let syllables: KeyIndex | undefined;
  const syllableIndex = (): KeyIndex => {
    syllables ??= indexByKey(lexicon.size, (number) => shortened(lexicon.wordOf(number)));
    return syllables;
  };

  /** Chinese is typed by its sound, so the ear's channel is the typist's as well. */
  const alwaysBySound = language === 'zh';

  function* prepare(heard: boolean): Generator<undefined, void> {
    spelled();
    yield;
    if (bySyllable) {
      syllableIndex();
      yield;
    }
    if (heard || alwaysBySound) yield* prepareSounds();
  }

  return {
    lexicon,
    prepare,
    leastCost: (word, begun) => {
      if (lexicon.numberOf(word) >= 0) return 0;
      const letters = lettersOf(word, language);
      const { nearWords, oneEdit, completions } = spelled();
      let least = begun ? Math.min(...begunWith(letters).map(completions.leastCost)) : NOTHING_NEAR;
      // No edit is cheaper than a doubled letter, and most languages have no word within one: that is told at once.
      if (least <= DOUBLING || !oneEdit.mayHave(letters)) return least;
      nearWords.near(letters, EDIT, -1, (_, cost) => {
        if (cost < least) least = cost;
      });
      return least;
    },
    candidates: (word, begun, heard) => {
      const letters = lettersOf(foldWord(word), language);
      // A word that is in the lexicon may still be a slip, but hardly two; a recogniser writes nothing but words.
      const own = lexicon.numberOf(word);
      const most = !heard && own >= 0 ? WORD_AS_SLIP : mostFor(letters.length);
      // Short Chinese words one slip away come from the index of syllables; a walk would pass every word there is.
      const edits = language === 'zh' && letters.length <= SHORT_CHINESE ? 0 : most;
      const { offer } = offers;
      spelled().nearWords.near(letters, edits, begun ? mostForBegun(letters.length) : -1, offer);
      if (begun) {
        for (const other of begunWith(letters).slice(1)) spelled().nearWords.near(other, 0, 0, offer);
      }
      if (bySyllable) {
        for (const key of shortened(word)) {
          for (const number of syllableIndex().numbersOf(key))
            offer(number, syllableSlip(word, lexicon.wordOf(number)));
        }
      }
      if (heard || alwaysBySound) {
        hearing().near(word, offer);
        if (own >= 0) offer(own, 0);
      }
      return offers.take(
        begun && letters.length <= 3 ? MOST_COMPLETIONS : bySyllable ? MOST_BY_SYLLABLE : MOST_CANDIDATES,
      );
    },
  };
};
