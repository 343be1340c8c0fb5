import { describe, expect, it } from 'vitest';
import { formIn } from './base-form.ts';
import { type Candidate, Evidence } from './candidate.ts';

const word = (folded: string, known: Partial<Candidate> = {}): Candidate => ({
  folded,
  spelling: folded,
  frequency: 4,
  evidence: Evidence.acceptedBySpeller,
  stems: [],
  headwords: 0,
  translations: 0,
  speech: '',
  sense: '',
  emoji: 0,
  marks: '',
  meanings: [],
  ...known,
});

describe('base forms', () => {
  const words = [
    word('house', { stems: ['house'], headwords: 9 }),
    word('houses', { stems: ['house'], headwords: 1 }),
    word('rojo', { stems: ['rojo'], headwords: 5 }),
    word('roja', { stems: ['roja', 'rojo'], headwords: 0 }),
    word('glasses', { stems: ['glass'], headwords: 12 }),
    word('glass', { stems: ['glass'], headwords: 6 }),
    word('unlisted', { stems: ['unlisted'], evidence: Evidence.headword }),
    word('unknown'),
  ];
  const byFolded = new Map(words.map((one) => [one.folded, one]));
  const formOf = formIn(byFolded, 'inflects');

  it.each([
    ['house', true, 'house'],
    ['houses', false, 'house'],
    ['roja', false, 'rojo'],
    ['glasses', true, 'glasses'],
    ['unlisted', true, 'unlisted'],
    ['unknown', false, 'unknown'],
  ])('%s: base %s, lemma %s', (folded, isBase, lemma) => {
    expect(formOf(byFolded.get(folded) ?? word(folded))).toEqual({ isBase, lemma });
  });

  it('asks dictionaries alone where a speller lists every form', () => {
    const strict = formIn(byFolded, 'every form is a headword');
    expect(strict(word('unlisted', { stems: ['unlisted'], evidence: Evidence.headword })).isBase).toBe(false);
  });

  it('takes attested words of languages that do not inflect, and no generated ones', () => {
    const loose = formIn(byFolded, 'does not inflect');
    expect(loose(word('any')).isBase).toBe(true);
    expect(loose(word('any', { evidence: Evidence.generated })).isBase).toBe(false);
  });
});
