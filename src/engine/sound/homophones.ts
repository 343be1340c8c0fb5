/**
 * English words of one pronunciation that no rule of spelling brings together (borough and burrow, muscle and mussel).
 *
 * The file is text, a line for each spelling that somebody may write: the spelling, then the words of the lexicon it
 * may stand for, with spaces between. Pairs that the rules find on their own are not in it.
 */
export type Homophones = {
  /** Words that sound like this one. */
  readonly of: (folded: string) => readonly string[];
};

const NONE: readonly string[] = [];

/** ASCII bytes as text, in pieces short enough for one call. */
const textOf = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};

export const openHomophones = (bytes: ArrayBuffer): Homophones => {
  const table = new Map<string, readonly string[]>();
  for (const line of textOf(new Uint8Array(bytes)).split('\n')) {
    const [spelling = '', ...words] = line.split(' ');
    if (words.length > 0) table.set(spelling, words);
  }
  return { of: (folded) => table.get(folded) ?? NONE };
};
