/**
 * From the letters of a word to its number: a hash table of numbers, compared with the letters themselves, so that what
 * is found is never another word.
 */
type Words = {
  /** Folded letters of all entries as UTF-16 code units, and where each entry's begin. */
  readonly letters: Uint16Array;
  readonly starts: Uint32Array;
  /** Entry -> number, and back. */
  readonly numbers: Uint16Array;
  readonly entries: Uint16Array;
};

export type WordTable = {
  numberOfFolded(folded: string, hash: number): number;
  wordAt(text: string, start: number): number;
};

/** Bits of a length in `wordAt`, enough for the longest word there may be. */
export const LENGTH_BITS = 5;
export const LENGTH_MASK = (1 << LENGTH_BITS) - 1;

/** FNV-1a, over UTF-16 code units. */
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const fnv = (hash: number, code: number): number => Math.imul(hash ^ code, FNV_PRIME);

export const hashOf = (folded: string): number => {
  let hash = FNV_START;
  for (let at = 0; at < folded.length; at++) hash = fnv(hash, folded.charCodeAt(at));
  return hash;
};

/** Slots of the hash table: twice a full lexicon, so that a probe rarely meets another word. */
const TABLE_BITS = 17;
const TABLE_MASK = (1 << TABLE_BITS) - 1;

const slotOf = (hash: number): number => (hash ^ (hash >>> 15)) & TABLE_MASK;

/**
 * Words of a to z with at most this many letters are also kept as two numbers, five bits to a letter. Comparing those
 * reads one cache line; letter by letter it is three, and every letter of the text a second time.
 */
const PACKED_LETTERS = 12;

/** Half of them go into each number. */
const HALF_BITS = 30;
const HALF_MASK = (1 << HALF_BITS) - 1;

/** What no letters give: the word is longer, or has other letters than a to z. */
const NOT_PACKED = -1;

/** The code unit before a: letters count from 1, so that no word is packed as the end of a longer one. */
const BEFORE_A = 0x60;
const LAST_LETTER = 0x7a;

const isLetter = (code: number): boolean => code > BEFORE_A && code <= LAST_LETTER;

// Adds a letter at the end: the low half moves up by one, and its first letter over into the high half.
const highWith = (high: number, low: number): number => ((high << 5) | (low >>> (HALF_BITS - 5))) & HALF_MASK;
const lowWith = (low: number, code: number): number => ((low << 5) | (code - BEFORE_A)) & HALF_MASK;

/** The packed letters of all words, two numbers to each. */
const packedOf = ({ letters, starts, numbers }: Words): Int32Array => {
  const packed = new Int32Array(numbers.length * 2);
  for (let entry = 0; entry < numbers.length; entry++) {
    const start = starts[entry]!;
    const end = starts[entry + 1]!;
    let isPacked = end - start <= PACKED_LETTERS;
    let high = 0;
    let low = 0;
    for (let at = start; at < end && isPacked; at++) {
      const code = letters[at]!;
      isPacked = isLetter(code);
      high = highWith(high, low);
      low = lowWith(low, code);
    }
    packed[numbers[entry]! * 2] = isPacked ? high : NOT_PACKED;
    packed[numbers[entry]! * 2 + 1] = low;
  }
  return packed;
};

/** The words of a table in other letters than Latin ones are never packed, and `wordAt` finds none of them. */
export const openWordTable = (words: Words, isLatin: boolean): WordTable => {
  const { letters, starts, numbers, entries } = words;
  // Made when first asked for: 4 to 8 ms in a fresh process, a sixth of the time to open a language; most are never read.
  let packed: Int32Array | undefined;

  // Number + 1, so that 0 means empty.
  const table = new Uint16Array(TABLE_MASK + 1);
  for (let entry = 0; entry < numbers.length; entry++) {
    let hash = FNV_START;
    const end = starts[entry + 1]!;
    for (let at = starts[entry]!; at < end; at++) hash = fnv(hash, letters[at]!);
    let slot = slotOf(hash);
    while (table[slot] !== 0) slot = (slot + 1) & TABLE_MASK;
    table[slot] = numbers[entry]! + 1;
  }

  const spells = (entry: number, text: string, from: number, length: number): boolean => {
    const start = starts[entry]!;
    if (starts[entry + 1]! - start !== length) return false;
    for (let at = 0; at < length; at++) if (letters[start + at] !== text.charCodeAt(from + at)) return false;
    return true;
  };

  const find = (text: string, from: number, length: number, hash: number): number => {
    for (let slot = slotOf(hash); table[slot] !== 0; slot = (slot + 1) & TABLE_MASK) {
      const number = table[slot]! - 1;
      if (spells(entries[number]!, text, from, length)) return number;
    }
    return -1;
  };

  const findPacked = (own: Int32Array, high: number, low: number, hash: number): number => {
    for (let slot = slotOf(hash); table[slot] !== 0; slot = (slot + 1) & TABLE_MASK) {
      const number = table[slot]! - 1;
      if (own[number * 2] === high && own[number * 2 + 1] === low) return number;
    }
    return -1;
  };

  return {
    numberOfFolded: (folded, hash) => find(folded, 0, folded.length, hash),
    wordAt: (text, start) => {
      if (!isLatin) return -1;
      packed ??= packedOf(words);
      let hash = FNV_START;
      let high = 0;
      let low = 0;
      let end = start;
      // `fnv`, `highWith` and `lowWith` written out: the compiler does not always have room left to take them in, and
      // with calls for each letter a whole decode takes 790 ns instead of 590.
      for (; end < text.length; end++) {
        const code = text.charCodeAt(end);
        if (code <= BEFORE_A || code > LAST_LETTER) break;
        hash = Math.imul(hash ^ code, FNV_PRIME);
        high = ((high << 5) | (low >>> (HALF_BITS - 5))) & HALF_MASK;
        low = ((low << 5) | (code - BEFORE_A)) & HALF_MASK;
      }
      const length = end - start;
      const number = length <= PACKED_LETTERS ? findPacked(packed, high, low, hash) : find(text, start, length, hash);
      return number < 0 ? -1 : (number << LENGTH_BITS) + length;
    },
  };
};
