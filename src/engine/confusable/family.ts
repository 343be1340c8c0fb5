/**
 * Word families: the roots that a word may have, once class prefixes and endings are cut off.
 *
 * Light on purpose: every prefix and ending that fits is cut, whether or not the word has it by grammar, and two words
 * with one root in common are kin (corn and corner too). A family that is too wide only keeps two words apart that
 * could have been close; one too narrow would let a plural lie next door. Works on folded words, in the page as in the
 * pipeline, which adds full stemmers.
 */
import type { LanguageCode } from '../lexicon/languages.ts';
import { AFFIXES, type Affixes } from './affixes.ts';
import { irregularRootOf } from './irregular.ts';

type Cutter = (word: string) => Set<string>;

/** Uncut first: a word is a root itself. */
const affixesOf = (list: string | undefined): readonly string[] =>
  list === undefined ? [''] : ['', ...list.split(' ')];

const cutterOf = ({ endings, prefixes, stem = 3, mend = [], skeleton }: Affixes): Cutter => {
  const fronts = affixesOf(prefixes);
  const backs = affixesOf(endings);
  return (word) => {
    const roots = new Set<string>();
    const bones = skeleton?.(word) ?? '';
    if (bones.length >= stem) roots.add(`-${bones}`);
    for (const front of fronts) {
      if (!word.startsWith(front)) continue;
      for (const back of backs) {
        if (word.length - front.length - back.length < stem || !word.endsWith(back)) continue;
        let root = word.slice(front.length, word.length - back.length);
        for (const [pattern, replacement] of mend) root = root.replace(pattern, replacement);
        roots.add(root);
      }
    }
    return roots;
  };
};

const cutters = new Map<LanguageCode, Cutter>();
const none: ReadonlySet<string> = new Set();

/** All roots of a folded word; none where the language does not inflect or the word is too short to be cut. */
export const rootsOf = (folded: string, language: LanguageCode): ReadonlySet<string> => {
  const affixes = AFFIXES[language];
  if (affixes === undefined) return none;
  let cutter = cutters.get(language);
  if (cutter === undefined) {
    cutter = cutterOf(affixes);
    cutters.set(language, cutter);
  }
  const roots = cutter(folded);
  const irregular = irregularRootOf(folded, language);
  if (irregular !== undefined) roots.add(irregular);
  return roots;
};
