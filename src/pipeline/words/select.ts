/**
 * Selects the words of all lexicons from the raw material and everybody's decisions:
 * `tsx src/pipeline/words/select.ts RAW-FOLDER` writes data/words; with a second folder it writes shortlists to review.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldWord } from '../../engine/lexicon/fold.ts';
import { LANGUAGES, languageOf } from '../../engine/lexicon/languages.ts';
import { allocate } from './allocate.ts';
import { orderedWords } from './arrange-tiers.ts';
import { blockedWords } from './blocked.ts';
import { candidatesOf } from './candidate.ts';
import { decisionsIn } from './decisions.ts';
import { wantedOf } from './demands.ts';
import { rankedWords } from './ranked.ts';

const home = 'data/words';
/** The city tier and half as much again: what a reviewer reads so that enough is left after dropping. */
const SHORTLIST = 7_500;

/** The folded words of a shortlist that a reviewer has read from top to bottom. */
const readWords = (raw: string, code: string): Set<string> => {
  const path = join(raw, 'reviewed', `${code}.txt`);
  return new Set(existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n').map(foldWord) : []);
};

const select = (raw: string): Map<string, string[]> => {
  const blocked = blockedWords(join(home, 'rules', 'blocked.b64'));
  const meanings = decisionsIn(join(home, 'rules', 'meanings.txt'));
  const reviewedMeanings = decisionsIn(join(home, 'review', 'en.txt'));
  const rankings = new Map(
    LANGUAGES.map((language) => {
      const rules = decisionsIn(join(home, 'rules', `${language.code}.txt`));
      const review = decisionsIn(join(home, 'review', `${language.code}.txt`));
      const judges = { language, blocked: blocked(language.code), rules, review, meanings, reviewedMeanings };
      const ranking = rankedWords(candidatesOf(raw, language.code), judges);
      return [language.code, ranking] as const;
    }),
  );
  const read = new Map(LANGUAGES.map(({ code }) => [code, readWords(raw, code)] as const));
  const lists = allocate(
    new Map([...rankings].map(([code, { words }]) => [code, words.map((word) => word.folded)])),
    new Map(LANGUAGES.map(({ code }) => [code, wantedOf(code)])),
    read,
  );
  const selected = new Map<string, string[]>();
  for (const [code, { words, dropped }] of rankings) {
    const mine = new Set(lists.get(code));
    const script = languageOf(code)?.script ?? 'latin';
    const ordered = orderedWords(
      words.filter((word) => mine.has(word.folded)),
      script,
      read.get(code) ?? new Set(),
    );
    const bases = ordered.filter((word) => word.grade !== 'inflected').length;
    const reasons = [...dropped].map(([reason, count]) => `${reason} ${count}`).join(', ');
    console.log(`${code}: ${ordered.length} usable, ${bases} base forms; left out: ${reasons}`);
    selected.set(
      code,
      ordered.map((word) => word.spelling),
    );
  }
  return selected;
};

const [raw, shortlists] = process.argv.slice(2);
if (raw === undefined) throw new Error('usage: select.ts RAW-FOLDER [SHORTLIST-FOLDER]');
const folder = shortlists ?? home;
mkdirSync(folder, { recursive: true });
for (const [code, words] of select(raw)) {
  const count = shortlists === undefined ? wantedOf(code) : SHORTLIST;
  writeFileSync(join(folder, `${code}.txt`), `${words.slice(0, count).join('\n')}\n`);
}
