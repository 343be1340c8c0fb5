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
    word('glasses', { stems: ['glass'], headwords: 12, speech: 'n' }),
    word('glass', { stems: ['glass'], headwords: 6 }),
    word('unlisted', { stems: ['unlisted'], evidence: Evidence.headword }),
    word('unknown'),
  ];
  const byFolded = new Map(words.map((one) => [one.folded, one]));
  const formOf = formIn('es', byFolded);

  it.each([
    ['house', 'base', 'house'],
    ['houses', 'inflected', 'house'],
    ['roja', 'inflected', 'rojo'],
    ['glasses', 'base', 'glasses'],
    ['unlisted', 'likely', 'unlisted'],
    ['unknown', 'inflected', 'unknown'],
  ])('%s is %s of %s', (folded, grade, lemma) => {
    expect(formOf(byFolded.get(folded) ?? word(folded))).toEqual({ grade, lemma });
  });
});

describe('rules of single languages', () => {
  const listed = { headwords: 3, stems: [] };
  const given = (language: string, words: Candidate[]) =>
    formIn(language, new Map(words.map((one) => [one.folded, one])));

  it.each([
    ['de', 'gemacht', [word('machen', listed)], 'inflected', 'machen'],
    ['de', 'gebet', [word('beten', listed), word('gebet', { headwords: 3, speech: 'n' })], 'base', 'gebet'],
    ['no', 'besegl', [word('besegle', listed)], 'inflected', 'besegle'],
    ['mn', 'зарцуул', [word('зарцуул', { marks: 'V' })], 'inflected', 'зарцуулх'],
    ['id', 'bukunya', [word('buku', listed)], 'inflected', 'buku'],
    ['id', 'membaca', [word('baca', listed)], 'base', 'membaca'],
    ['tr', 'evler', [word('ev', listed)], 'inflected', 'ev'],
    ['tr', 'bilmeyen', [], 'inflected', 'bilmeyen'],
    ['ar', 'البيت', [word('بيت', listed)], 'inflected', 'بيت'],
    ['sw', 'alifoka', [word('foka'), word('kufoka')], 'inflected', 'foka'],
    ['sw', 'kitabu', [word('tabu')], 'base', 'kitabu'],
    ['zu', 'ukuhamba', [], 'base', 'ukuhamba'],
    ['zu', 'yesanti', [], 'inflected', 'yesanti'],
    ['el', 'διατύπωσε', [], 'inflected', 'διατύπωσε'],
    ['zh', '动物', [], 'base', '动物'],
  ])('%s: %s', (language, folded, others, grade, lemma) => {
    const own = others.find((one) => one.folded === folded) ?? word(folded);
    expect(given(language, [...others, own])(own)).toEqual({ grade, lemma });
  });
});
