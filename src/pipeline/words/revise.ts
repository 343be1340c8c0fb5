/**
 * Applies reviewers' decisions to the word lists as they stand: `npm run data:revise -- READ-FOLDER [RAW-FOLDER]`.
 *
 * READ-FOLDER holds `<lang>.txt`, the words that were read from top to bottom: only they may enter the city tier. Where
 * too few were read, the words to read next are written to `<lang>.next.txt` there and the list is left as it is.
 * RAW-FOLDER holds `candidates/<lang>.tsv.gz`, from which dropped words are replaced at the end of the list.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldWord } from '../../engine/lexicon/fold.ts';
import { LANGUAGES, type Language } from '../../engine/lexicon/languages.ts';
import { blockedWords } from './blocked.ts';
import { type Candidate, candidatesOf, Evidence } from './candidate.ts';
import { decisionsIn } from './decisions.ts';
import { spellingOf, wantedOf } from './demands.ts';
import { linesOf } from './lines.ts';
import { revised } from './revised.ts';

const HOME = 'data/words';

/** Mean letters of a city word, for the languages whose addresses must be short. */
const SHORT: ReadonlySet<string> = new Set(['de', 'fr', 'es', 'it', 'pt', 'en', 'nl', 'sv', 'no', 'da']);
const MOST_LETTERS = 6.19;

/** Candidates more frequent than this part of a list that are not in it were left out for a reason. */
const RARE = 0.5;

/** What a reader is given next: as many as are lacking, and this part more, since some will be flagged. */
const SPARE = 0.9;

/** Words that no list holds, most frequent first; those that no dictionary and no speller knows come last. */
const reserveOf = (
  raw: string,
  { code, script }: Language,
  list: readonly string[],
  isFree: (folded: string) => boolean,
): string[] => {
  const candidates = candidatesOf(raw, code);
  const frequencies = new Map(candidates.map(({ folded, frequency }) => [folded, frequency]));
  const known = list.map((word) => frequencies.get(foldWord(word)) ?? 0).sort((a, b) => b - a);
  const most = known[Math.floor(known.length * RARE)] ?? 0;
  const { letters, shortest, longest } = spellingOf(script);
  const free = candidates.filter(({ spelling, folded, frequency }) => {
    const length = [...folded].length;
    const shaped = length > shortest && length <= longest && letters.test(spelling);
    return shaped && frequency <= most && isFree(folded);
  });
  const isAttested = ({ evidence }: Candidate): boolean =>
    (evidence & (Evidence.headword | Evidence.acceptedBySpeller | Evidence.lexiconFile)) !== 0;
  return [...free.filter(isAttested), ...free.filter((one) => !isAttested(one))].map(({ spelling }) => spelling);
};

const [readFolder, raw] = process.argv.slice(2);
if (readFolder === undefined) throw new Error('usage: revise.ts READ-FOLDER [RAW-FOLDER]');
const blocked = blockedWords(join(HOME, 'rules', 'blocked.b64'));
const lists = new Map(LANGUAGES.map(({ code }) => [code, linesOf(join(HOME, `${code}.txt`))] as const));
const taken = new Set([...lists.values()].flat().map(foldWord));

for (const language of LANGUAGES) {
  const { code } = language;
  const review = decisionsIn(join(HOME, 'review', `${code}.txt`));
  const rules = decisionsIn(join(HOME, 'rules', `${code}.txt`));
  const list = lists.get(code) ?? [];
  const read = new Set(linesOf(join(readFolder, `${code}.txt`)).map(foldWord));
  const judged = list.map((word) => {
    const folded = foldWord(word);
    return { word, decided: review.of(folded), read: read.has(folded) };
  });
  const mostLetters = SHORT.has(code) ? MOST_LETTERS : Number.POSITIVE_INFINITY;
  const { words, lacking } = revised(judged, mostLetters);
  if (lacking > 0) {
    const longest = SHORT.has(code) ? 8 : 11;
    const next = judged
      .filter(({ word, decided, read: wasRead }) => !wasRead && decided === undefined && [...word].length <= longest)
      .slice(0, Math.ceil(lacking * (1 + SPARE)) + 30);
    writeFileSync(join(readFolder, `${code}.next.txt`), `${next.map(({ word }) => word).join('\n')}\n`);
    console.log(`${code}: ${lacking} words of the city tier lack a reader; ${next.length} to read next`);
    continue;
  }
  const missing = wantedOf(code) - words.length;
  const blockedHere = blocked(code);
  const isFree = (folded: string): boolean =>
    !taken.has(folded) &&
    review.of(folded) === undefined &&
    rules.of(folded) === undefined &&
    blockedHere.of(folded) === undefined;
  const reserve = missing > 0 && raw !== undefined ? reserveOf(raw, language, list, isFree).slice(0, missing) : [];
  for (const word of reserve) taken.add(foldWord(word));
  if (reserve.length < missing) console.log(`${code}: ${missing - reserve.length} words are missing`);
  writeFileSync(join(HOME, `${code}.txt`), `${[...words, ...reserve].join('\n')}\n`);
  console.log(`${code}: ${list.length - words.length} dropped, ${reserve.length} added`);
}
