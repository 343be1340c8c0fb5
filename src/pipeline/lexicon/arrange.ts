import { GROUP_WORDS, ROW_WORDS } from '../../engine/lexicon/file.ts';

/**
 * Gives every word of a familiarity-ordered list its number, so that confusable words never share a digit.
 *
 * Words stay inside their group of four rows, so none is more than three rows from its place in the order. Inside a
 * group they start in folded order, taking digits in turn; then words that share a digit with a confusable one are
 * exchanged with the nearest member of their group that sets both free.
 */
export type Exchange = { readonly group: number; readonly first: number; readonly second: number };

export type Arrangement = {
  /** Index in the familiarity order -> word number. */
  readonly numbers: Uint16Array;
  readonly exchanges: readonly Exchange[];
};

/** Confusable words as two parallel columns of indices into the familiarity order. */
export type Pairs = { readonly left: Uint32Array; readonly right: Uint32Array };

/** Neighbours of every word in one flat table: those of word i stand at starts[i] .. starts[i + 1]. */
const neighboursOf = (count: number, pairs: Pairs): { starts: Uint32Array; neighbours: Uint32Array } => {
  const starts = new Uint32Array(count + 1);
  const columns: readonly Uint32Array[] = [pairs.left, pairs.right];
  for (const column of columns) for (const word of column) starts[word + 1]!++;
  for (let word = 0; word < count; word++) starts[word + 1]! += starts[word]!;
  const next = starts.slice(0, count);
  const neighbours = new Uint32Array(pairs.left.length * 2);
  for (let at = 0; at < pairs.left.length; at++) {
    neighbours[next[pairs.left[at]!]!++] = pairs.right[at]!;
    neighbours[next[pairs.right[at]!]!++] = pairs.left[at]!;
  }
  return { starts, neighbours };
};

/** Rounds over the whole list; a second round is already rare. */
const MAX_ROUNDS = 50;

export const arrange = (folded: readonly string[], pairs: Pairs): Arrangement => {
  const count = folded.length;
  const { starts, neighbours } = neighboursOf(count, pairs);
  const members: number[][] = [];
  for (let from = 0; from < count; from += GROUP_WORDS) {
    const group = Array.from({ length: Math.min(GROUP_WORDS, count - from) }, (_, at) => from + at);
    members.push(group.sort((a, b) => (folded[a]! < folded[b]! ? -1 : 1)));
  }
  const digits = new Uint8Array(count);
  for (const group of members) for (const [at, word] of group.entries()) digits[word] = at % ROW_WORDS;

  /** Does a confusable word other than `except` hold this digit? */
  const clashes = (word: number, digit: number, except: number): boolean => {
    for (let at = starts[word]!; at < starts[word + 1]!; at++) {
      const neighbour = neighbours[at]!;
      if (digits[neighbour] === digit && neighbour !== except) return true;
    }
    return false;
  };

  const exchanges: Exchange[] = [];
  /** Exchanges the word at `first` with the nearest member that frees both; with none, with one that frees itself. */
  const free = (group: number, first: number, round: number): void => {
    const words = members[group]!;
    const word = words[first]!;
    const digit = digits[word]!;
    let fallback = -1;
    for (let offset = 1; offset < words.length; offset++) {
      for (const second of [first + offset, first - offset]) {
        const other = words[second];
        if (other === undefined || digits[other] === digit) continue;
        if (clashes(word, digits[other]!, other)) continue;
        if (!clashes(other, digit, word)) {
          exchange(group, first, second);
          return;
        }
        // Different from round to round, so that two words do not chase each other for ever.
        if (fallback < 0 && offset > round * 7) fallback = second;
      }
    }
    if (fallback >= 0) exchange(group, first, fallback);
  };
  const exchange = (group: number, first: number, second: number): void => {
    const words = members[group]!;
    const a = words[first]!;
    const b = words[second]!;
    words[first] = b;
    words[second] = a;
    const held = digits[a]!;
    digits[a] = digits[b]!;
    digits[b] = held;
    exchanges.push({ group, first, second });
  };

  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = exchanges.length;
    for (const [group, words] of members.entries()) {
      for (let at = 0; at < words.length; at++) {
        const word = words[at]!;
        if (clashes(word, digits[word]!, -1)) free(group, at, round);
      }
    }
    if (exchanges.length === before) break;
  }

  const numbers = new Uint16Array(count);
  for (const [group, words] of members.entries()) {
    for (const [at, word] of words.entries()) numbers[word] = group * GROUP_WORDS + at;
  }
  return { numbers, exchanges };
};

/** Confusable pairs whose words share a digit: none in a lexicon that may ship. */
export const sharedDigits = (numbers: Uint16Array, pairs: Pairs): number => {
  let shared = 0;
  for (let at = 0; at < pairs.left.length; at++) {
    if (numbers[pairs.left[at]!]! % ROW_WORDS === numbers[pairs.right[at]!]! % ROW_WORDS) shared++;
  }
  return shared;
};
