/**
 * Chooses the words outside the city tier anew: `npm run data:renew -- POOL-FOLDER READ-FOLDER`.
 *
 * POOL-FOLDER holds `<lang>.tsv`, one word a line that might be in the list, those of the list included: word, number of
 * dictionaries, frequency, forms seen, 1 if inflected. READ-FOLDER holds `<lang>.txt`, the words that were read.
 * Languages without a pool stay as they are. A word that several languages want goes to the one where it is relatively
 * better known.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldWord } from '../../engine/lexicon/fold.ts';
import { LANGUAGES, type Language } from '../../engine/lexicon/languages.ts';
import { blockedWords } from './blocked.ts';
import { decisionsIn } from './decisions.ts';
import { spellingOf, wantedOf } from './demands.ts';
import { knownOf } from './known.ts';
import { linesOf } from './lines.ts';
import { type OuterWord, renewed } from './outer.ts';

const HOME = 'data/words';

const knownIn = (path: string): Map<string, number> =>
  new Map(
    linesOf(path).map((line) => {
      const [word = '', dictionaries, frequency, forms, inflected] = line.split('\t');
      const evidence = { dictionaries: Number(dictionaries), frequency: Number(frequency), forms: Number(forms) };
      return [word, knownOf({ ...evidence, inflected: inflected === '1' })];
    }),
  );

const [poolFolder, readFolder] = process.argv.slice(2);
if (poolFolder === undefined || readFolder === undefined) throw new Error('usage: renew.ts POOL-FOLDER READ-FOLDER');
const blocked = blockedWords(join(HOME, 'rules', 'blocked.b64'));
const lists = new Map(LANGUAGES.map(({ code }) => [code, linesOf(join(HOME, `${code}.txt`))] as const));
const taken = new Map([...lists].flatMap(([code, list]) => list.map((word) => [foldWord(word), code] as const)));

type Prepared = { readonly language: Language; readonly list: OuterWord[]; readonly fresh: OuterWord[] };

const prepared = (language: Language): Prepared => {
  const { code, script } = language;
  const known = knownIn(join(poolFolder, `${code}.tsv`));
  const review = decisionsIn(join(HOME, 'review', `${code}.txt`));
  const rules = decisionsIn(join(HOME, 'rules', `${code}.txt`));
  const blockedHere = blocked(code);
  const read = new Set(linesOf(join(readFolder, `${code}.txt`)).map(foldWord));
  const outerOf = (word: string): OuterWord => {
    const folded = foldWord(word);
    // A word that no source of the pool knows goes behind those that one knows, in the order it had.
    return { word, decided: review.of(folded), read: read.has(folded), known: known.get(word) ?? 0 };
  };
  const { letters, shortest, longest } = spellingOf(script);
  const seen = new Set<string>();
  const isFree = (word: string): boolean => {
    const folded = foldWord(word);
    const length = [...folded].length;
    const shaped = length >= shortest && length <= longest && letters.test(word) && word === word.toLowerCase();
    if (!shaped || taken.has(folded) || seen.has(folded)) return false;
    seen.add(folded);
    return rules.of(folded) === undefined && review.of(folded) === undefined && blockedHere.of(folded) === undefined;
  };
  const fresh = [...known.keys()].filter(isFree).map(outerOf);
  return { language, list: (lists.get(code) ?? []).map(outerOf), fresh };
};

const all = LANGUAGES.filter(({ code }) => existsSync(join(poolFolder, `${code}.tsv`))).map(prepared);

/** The place, as part of its pool, that a fresh word would have in each language that wants it. */
const claims = new Map<string, { readonly code: string; readonly place: number }>();
for (const { language, fresh } of all) {
  const order = [...fresh].sort((one, other) => other.known - one.known);
  order.forEach(({ word }, at) => {
    const folded = foldWord(word);
    const place = at / order.length;
    const rival = claims.get(folded);
    if (rival === undefined || place < rival.place) claims.set(folded, { code: language.code, place });
  });
}

for (const { language, list, fresh } of all) {
  const own = fresh.filter(({ word }) => claims.get(foldWord(word))?.code === language.code);
  const words = renewed(list, own, wantedOf(language.code));
  const before = new Set(list.map(({ word }) => word));
  writeFileSync(join(HOME, `${language.code}.txt`), `${words.join('\n')}\n`);
  const added = words.filter((word) => !before.has(word)).length;
  console.log(`${language.code}: ${words.length} words, ${added} of them new`);
}
