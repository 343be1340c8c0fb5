import type { MessageKey } from '../text/messages.ts';

/** One word, or two: more may come. */
const FEW_WORDS = /^[/\s]*\p{L}+(?:[^\p{L}\d]+\p{L}*)?[^\p{L}\d]*$/u;

/** Numbers and what parts them. If they were a position, it would have been offered. */
const NUMBERS = /^[+−–-]?\p{Nd}[\p{Nd}\s.,;/°٫،+−–-]*$/u;

/** What to say when nothing was found. */
export const whyNothing = (typed: string, isNarrowed: boolean): MessageKey => {
  const text = typed.trim();
  if (NUMBERS.test(text)) return 'noResultsNumbers';
  if (isNarrowed) return 'noResultsWithin';
  return FEW_WORDS.test(text) ? 'noResultsYet' : 'noResults';
};
