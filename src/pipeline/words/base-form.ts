/**
 * Is a word the form a dictionary lists (a singular, an infinitive), or an inflection of another?
 *
 * No single source knows: a speller's stem and a bilingual dictionary's headword are weighed against each other.
 * The answer names the lemma, so that only one form of each is taken where it matters.
 */
import { type Candidate, Evidence } from './candidate.ts';

export type Form = { readonly isBase: boolean; readonly lemma: string };

/** How a language, or the speller that is asked about it, treats inflection. */
export type Habit = 'inflects' | 'every form is a headword' | 'does not inflect';

const isListed = (word: Candidate): boolean =>
  word.headwords > 0 || (word.translations > 1 && !word.speech.startsWith('p'));

/** Decides for one language; `byFolded` holds all its candidates. */
export const formIn =
  (byFolded: ReadonlyMap<string, Candidate>, habit: Habit) =>
  (word: Candidate): Form => {
    if (habit === 'does not inflect') return { isBase: (word.evidence & Evidence.generated) === 0, lemma: word.folded };
    const others = word.stems.filter((stem) => stem !== word.folded);
    const listedOther = others.find((stem) => {
      const other = byFolded.get(stem);
      return other !== undefined && isListed(other);
    });
    const first = listedOther ?? others[0] ?? word.folded;
    const rival = listedOther === undefined ? undefined : byFolded.get(listedOther);
    if (rival !== undefined) {
      // A speller that does not accept the word as its own stem must be outvoted by the dictionaries; one that knows
      // both readings only when the dictionaries hardly list the word.
      const needed = word.stems.includes(word.folded) ? rival.headwords / 2 : rival.headwords * 1.5;
      if (word.headwords <= needed) return { isBase: false, lemma: rival.folded };
    }
    if (word.headwords > 0) return { isBase: true, lemma: word.folded };
    if (word.stems.length > 0 && !word.stems.includes(word.folded)) return { isBase: false, lemma: first };
    if (listedOther !== undefined) return { isBase: false, lemma: listedOther };
    if (isListed(word) || word.emoji > 1) return { isBase: true, lemma: word.folded };
    if (habit === 'every form is a headword') return { isBase: false, lemma: first };
    if (others.length > 0) {
      const other = byFolded.get(others[0] ?? '');
      if (other !== undefined && other.frequency > word.frequency - 0.3) return { isBase: false, lemma: other.folded };
    }
    const isHeadword = (word.evidence & (Evidence.headword | Evidence.lexiconFile)) !== 0;
    return { isBase: isHeadword || word.stems.length > 0, lemma: word.folded };
  };
