/**
 * Prints, for each lexicon in data/words, its confusable pairs by source and how entangled they are:
 * `tsx src/pipeline/confusable/report.ts [folder] [language ...]`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { LANGUAGES } from '../../engine/lexicon/languages.ts';
import { entanglementOf } from './cliques.ts';
import { confusablePairs } from './confusable-pairs.ts';
import { SOURCES } from './pair-set.ts';

const [folder = 'data/words', ...only] = process.argv.slice(2);

const linesOf = (code: string): readonly string[] | undefined => {
  const plain = `${folder}/${code}.txt`;
  const packed = `${plain}.gz`;
  const text = existsSync(plain)
    ? readFileSync(plain, 'utf8')
    : existsSync(packed)
      ? gunzipSync(readFileSync(packed)).toString('utf8')
      : undefined;
  return text?.split('\n').filter((line) => line !== '');
};

console.log(
  `lang  words  pairs    ${SOURCES.map((source) => source.padStart(7)).join('')}   degree  clique (at most)  largest group by source    ms`,
);
for (const { code } of LANGUAGES) {
  if (only.length > 0 && !only.includes(code)) continue;
  const words = linesOf(code);
  if (words === undefined) continue;
  const started = performance.now();
  const pairs = confusablePairs(words, code);
  const milliseconds = Math.round(performance.now() - started);
  const { degreeMax, cliqueAtMost, clique } = entanglementOf(pairs, words.length);
  const bySource = SOURCES.map((_, bit) => pairs.reasons.reduce((sum, reasons) => sum + ((reasons >> bit) & 1), 0));
  const groups = SOURCES.map((source) => `${source} ${pairs.largestGroup[source].length}`).join(', ');
  console.log(
    `${code.padEnd(5)} ${String(words.length).padStart(5)} ${String(pairs.left.length).padStart(7)}   ${bySource.map((count) => String(count).padStart(7)).join('')}   ${String(degreeMax).padStart(6)}  ${String(clique.length).padStart(6)} (${cliqueAtMost})   ${groups}   ${milliseconds}`,
  );
  if (process.env.SHOW_GROUPS !== undefined) {
    for (const source of SOURCES)
      console.log(
        `   ${source}: ${pairs.largestGroup[source]
          .slice(0, 30)
          .map((word) => words[word])
          .join(' ')}`,
      );
    console.log(
      `   clique: ${clique
        .slice(0, 30)
        .map((word) => words[word])
        .join(' ')}`,
    );
  }
}
