/**
 * Everything one address of a lexicon could be taken for: a confusable word in one place, the words in another order, or
 * letters that slip over the border between two words (likely stage sock, likely stages ock).
 */
import { firstOf, secondOf, type Triple, thirdOf, tripleOf } from '../../engine/address/triple.ts';
import { foldWord } from '../../engine/lexicon/fold.ts';
import type { Lexicon } from '../../engine/lexicon/lexicon.ts';
import { hashOf } from '../../engine/lexicon/word-table.ts';
import type { ConfusablePairs } from '../confusable/pair-set.ts';

export type MistakeKind = 'word' | 'order' | 'border';

export type Mistakes = {
  each(triple: Triple, take: (wrong: Triple, kind: MistakeKind) => void): void;
};

/** Letters that slip over a border at most. */
const MOST_SLIPPED = 3;

/** For each word number its confusable numbers: others[starts[n]] .. others[starts[n + 1]]. */
const neighboursOf = (
  words: number,
  { left, right }: ConfusablePairs,
): { starts: Uint32Array; others: Uint16Array } => {
  const starts = new Uint32Array(words + 1);
  for (const side of [left, right]) for (const number of side) starts[number + 1]!++;
  for (let number = 0; number < words; number++) starts[number + 1]! += starts[number]!;
  const next = starts.slice();
  const others = new Uint16Array(left.length * 2);
  for (let pair = 0; pair < left.length; pair++) {
    const [one, other] = [left[pair]!, right[pair]!];
    others[next[one]!++] = other;
    others[next[other]!++] = one;
  }
  return { starts, others };
};

export const openMistakes = (lexicon: Lexicon, pairs: ConfusablePairs): Mistakes => {
  const { starts, others } = neighboursOf(lexicon.size, pairs);
  const folded = Array.from({ length: lexicon.size }, (_, number) => foldWord(lexicon.spellingOf(number)));
  const numberOf = (word: string): number => lexicon.numberOfFolded(word, hashOf(word));

  // What is left of a word when 1 to 3 letters leave it at its end or its beginning: nearly always no word at all.
  const left = (cut: (word: string, slipped: number) => string): Int32Array =>
    Int32Array.from({ length: lexicon.size * MOST_SLIPPED }, (_, at) => {
      const word = folded[Math.floor(at / MOST_SLIPPED)] ?? '';
      const slipped = (at % MOST_SLIPPED) + 1;
      return word.length > slipped ? numberOf(cut(word, slipped)) : -1;
    });
  const withoutEnd = left((word, slipped) => word.slice(0, -slipped));
  const withoutBeginning = left((word, slipped) => word.slice(slipped));

  /** Pairs of words that two words become when letters slip over their border. */
  const eachSlip = (one: number, other: number, take: (one: number, other: number) => void): void => {
    for (let slipped = 1; slipped <= MOST_SLIPPED; slipped++) {
      const shorter = withoutBeginning[other * MOST_SLIPPED + slipped - 1]!;
      if (shorter >= 0) {
        const longer = numberOf(folded[one]! + folded[other]!.slice(0, slipped));
        if (longer >= 0) take(longer, shorter);
      }
      const rest = withoutEnd[one * MOST_SLIPPED + slipped - 1]!;
      if (rest >= 0) {
        const longer = numberOf(folded[one]!.slice(-slipped) + folded[other]!);
        if (longer >= 0) take(rest, longer);
      }
    }
  };

  return {
    each: (triple, take) => {
      const [a, b, c] = [firstOf(triple), secondOf(triple), thirdOf(triple)];
      for (let at = starts[a]!; at < starts[a + 1]!; at++) take(tripleOf(others[at]!, b, c), 'word');
      for (let at = starts[b]!; at < starts[b + 1]!; at++) take(tripleOf(a, others[at]!, c), 'word');
      for (let at = starts[c]!; at < starts[c + 1]!; at++) take(tripleOf(a, b, others[at]!), 'word');
      take(tripleOf(a, c, b), 'order');
      take(tripleOf(b, a, c), 'order');
      take(tripleOf(b, c, a), 'order');
      take(tripleOf(c, a, b), 'order');
      take(tripleOf(c, b, a), 'order');
      eachSlip(a, b, (one, other) => take(tripleOf(one, other, c), 'border'));
      eachSlip(b, c, (one, other) => take(tripleOf(a, one, other), 'border'));
    },
  };
};
