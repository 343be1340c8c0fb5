/**
 * Which Xhosa and Zulu words stand alone: nouns with their class prefix, infinitives, and words an emoji is named by.
 * Relatives, possessives, copulas and conjugated verbs are written as one word with their prefixes; they come later.
 */
import type { Candidate } from './candidate.ts';

const nounOrInfinitive = /^(umu?|ulu|ubu|uku|isi|izi|ili|i[nm]|imi|ama|aba|[iu])[bcdfghjklmnpqrstvwxyz][a-z]*[aeiou]$/;
const predicateEnding = /(yo|ile|we|ni)$/;
const conjugated = /^(uya|uza|iya|iza(?!n)|[ui]ne|[ui]ye|[ui]zo|[ui]ng[au]|[ui]sa|[ui]seb)/;

export const isNguniBase = (word: Candidate): boolean =>
  word.emoji > 0 ||
  (nounOrInfinitive.test(word.folded) && !predicateEnding.test(word.folded) && !conjugated.test(word.folded));
