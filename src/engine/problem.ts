/**
 * Everything that can be wrong with a question, as one closed list.
 *
 * The engine never throws on a bad question: it answers with a problem. Each API generation maps every code to its own
 * error, and a code added here does not compile until all of them do.
 */
export type Problem =
  /** Latitude outside -90..90, or a number that is not finite. */
  | { readonly code: 'bad-position'; readonly message: string }
  /** A language code that is none of the 27. */
  | { readonly code: 'unknown-language'; readonly language: string; readonly message: string }
  /** A square at sea, asked in a language whose lexicon covers land only. */
  | { readonly code: 'land-only-language'; readonly language: string; readonly message: string }
  /** The text does not have the form word.word.word. */
  | { readonly code: 'not-an-address'; readonly message: string }
  /** One of the three words is in no lexicon; `position` is 0, 1 or 2. */
  | { readonly code: 'unknown-word'; readonly word: string; readonly position: number; readonly message: string }
  /** The three words exist but belong to different languages. */
  | { readonly code: 'mixed-languages'; readonly message: string }
  /** Three words of one language whose combination addresses no square. */
  | { readonly code: 'addresses-nothing'; readonly language: string; readonly message: string }
  /** A box with south above north, or corners that are no positions. */
  | { readonly code: 'bad-box'; readonly message: string }
  /** A grid section larger than the limit, corner to corner. */
  | { readonly code: 'box-too-big'; readonly message: string };

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export const answer = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (problem: Problem): Result<never> => ({ ok: false, problem });

/** Corrupt or mismatched data is no bad question: it names the file, what was expected and what was found. */
export class CorruptDataError extends Error {
  constructor(file: string, expected: string, found: string) {
    super(`${file}: expected ${expected}, found ${found}`);
    this.name = 'CorruptDataError';
  }
}
