/**
 * data/words/<lang>.txt -> check -> arrange -> pack -> public/data/words/<lang>.lex, for all languages:
 * `npm run data:lexicons`. Prints a table of what was made, and writes nothing when one list may not ship.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { foldWord } from '../../engine/lexicon/fold.ts';
import { LANGUAGES } from '../../engine/lexicon/languages.ts';
import { confusablePairs } from '../confusable/confusable-pairs.ts';
import { arrange, sharedDigits } from './arrange.ts';
import { complaintsOf } from './check.ts';
import { packLexicon } from './pack.ts';

const [source = 'data/words', target = 'public/data/words'] = process.argv.slice(2);

const lists = new Map(
  LANGUAGES.map(({ code }) => [code, readFileSync(`${source}/${code}.txt`, 'utf8').trimEnd().split('\n')]),
);
const complaints = complaintsOf(lists);
if (complaints.length > 0) {
  console.error(complaints.slice(0, 40).join('\n'));
  console.error(`${complaints.length} complaints; nothing was written`);
  process.exit(1);
}

const made = new Map<string, Uint8Array>();
console.log('lang  words   pairs  exchanges  sharing a digit  brotli bytes');
let total = 0;
let sharing = 0;
for (const [code, words] of lists) {
  const folded = words.map(foldWord);
  const pairs = confusablePairs(words, code);
  const arrangement = arrange(folded, pairs);
  const shared = sharedDigits(arrangement.numbers, pairs);
  const bytes = packLexicon(words, folded, arrangement);
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  made.set(`${target}/${code}.lex`, bytes);
  total += brotli;
  sharing += shared;
  const columns = [
    [words.length, 6],
    [pairs.left.length, 8],
    [arrangement.exchanges.length, 11],
    [shared, 17],
    [brotli, 14],
  ] as const;
  console.log(`${code}  ${columns.map(([value, width]) => String(value).padStart(width)).join('')}`);
}
console.log(`all ${String(total).padStart(57)}`);
if (sharing > 0) {
  console.error(`${sharing} confusable pairs share a digit: these lists may not ship, and nothing was written`);
  process.exit(1);
}
mkdirSync(target, { recursive: true });
for (const [file, bytes] of made) writeFileSync(file, bytes);
