/**
 * Is a word the form a dictionary lists (a singular, an infinitive), or an inflection of another?
 *
 * No single source knows: a speller's stem, a bilingual dictionary's headword and a few rules of the language are
 * weighed against each other. The answer names the lemma, so that only one form of each is taken where it matters.
 */
import { type Candidate, Evidence } from './candidate.ts';
import { isVerbForm, morphologyOf } from './morphology.ts';

/** `base` is a form dictionaries list, `likely` one that only a speller or a rule says to be one. */
export type Grade = 'base' | 'likely' | 'inflected';

export type Form = { readonly grade: Grade; readonly lemma: string };

const isListed = (word: Candidate): boolean =>
  word.headwords > 0 || (word.translations > 1 && !word.speech.startsWith('p'));

/** What the sources say, before the rules of the language are asked. */
const formBySources = (word: Candidate, byFolded: ReadonlyMap<string, Candidate>): Form => {
  const own: Form = { grade: 'base', lemma: word.folded };
  const others = word.stems.filter((stem) => stem !== word.folded);
  const knowsItself = word.stems.includes(word.folded);
  const rival = others.map((stem) => byFolded.get(stem)).find((other) => other !== undefined && isListed(other));
  if (rival !== undefined) {
    // A speller that does not accept the word as its own stem must be outvoted by the dictionaries; one that knows
    // both readings only when the dictionaries hardly list the word.
    const needed = knowsItself ? rival.headwords / 2 : rival.headwords * 1.5;
    const outvotes = word.headwords > needed && (knowsItself || /^[-x]*[na]/.test(word.speech));
    if (!outvotes) return { grade: 'inflected', lemma: rival.folded };
  }
  if (word.headwords > 0) return own;
  if (word.stems.length > 0 && !knowsItself)
    return { grade: 'inflected', lemma: rival?.folded ?? others[0] ?? word.folded };
  if (rival !== undefined) return { grade: 'inflected', lemma: rival.folded };
  if (isListed(word) || word.emoji > 1) return own;
  const other = byFolded.get(others[0] ?? '');
  if (other !== undefined && other.frequency > word.frequency - 0.3) return { grade: 'inflected', lemma: other.folded };
  const isHeadword = (word.evidence & (Evidence.headword | Evidence.lexiconFile)) !== 0;
  return { grade: isHeadword || knowsItself ? 'likely' : 'inflected', lemma: word.folded };
};

/** Decides for one language; `byFolded` holds all its candidates. */
export const formIn = (language: string, byFolded: ReadonlyMap<string, Candidate>): ((word: Candidate) => Form) => {
  const { inflects, stemOf, isLikelyBase } = morphologyOf(language, byFolded);
  return (word) => {
    const stem = word.emoji > 1 ? undefined : stemOf(word);
    if (stem !== undefined) return { grade: 'inflected', lemma: stem };
    if (word.emoji === 0 && isVerbForm(word, language))
      return { grade: 'inflected', lemma: word.stems.find((other) => other !== word.folded) ?? word.folded };
    const form: Form = inflects ? formBySources(word, byFolded) : { grade: 'base', lemma: word.folded };
    if (form.grade === 'inflected' || word.emoji > 0) return form;
    const unsure = form.grade === 'likely' || !inflects;
    return unsure && !isLikelyBase(word) ? { ...form, grade: 'inflected' } : form;
  };
};
