/**
 * `npm run data:homophones`: writes public/data/homophones-en.txt, the English words of one pronunciation that the rules
 * of spelling do not bring together, as `src/engine/sound/homophones.ts` reads them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { soundKey } from '../../engine/sound/sound-key.ts';
import { pronunciationsOf } from './pronouncing.ts';

const lexicon = readFileSync('data/words/en.txt', 'utf8').trimEnd().split('\n');
const wordsOfSound = new Map<string, string[]>();
for (const word of lexicon) {
  for (const sound of pronunciationsOf(word)) {
    const words = wordsOfSound.get(sound);
    if (words === undefined) wordsOfSound.set(sound, [word]);
    else words.push(word);
  }
}

/** Words of the lexicon that are said like this spelling though their sound keys differ. */
const unlikelyTwins = (spelling: string): readonly string[] => {
  const key = soundKey(spelling, 'en');
  const twins = new Set(pronunciationsOf(spelling).flatMap((sound) => wordsOfSound.get(sound) ?? []));
  return [...twins].filter((word) => word !== spelling && soundKey(word, 'en') !== key).sort();
};

const lines: string[] = [];
for (const spelling of Object.keys(dictionary).sort()) {
  if (!/^[a-z]+$/.test(spelling)) continue;
  const twins = unlikelyTwins(spelling);
  if (twins.length > 0) lines.push([spelling, ...twins].join(' '));
}
const text = `${lines.join('\n')}\n`;
writeFileSync('public/data/homophones-en.txt', text);
console.log(
  `homophones-en.txt: ${lines.length} spellings, ${text.length} bytes, ${brotliCompressSync(text).length} compressed`,
);
