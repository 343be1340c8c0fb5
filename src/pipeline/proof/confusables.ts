/**
 * `npm run proof:confusables [-- --sample 1000000] [--languages en,de]`: measures how near the nearest confusable address
 * lies, with the check digit and without, and writes docs/confusables.md and its plot. As many languages at a time as there are cores.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { LANGUAGES, type LanguageCode } from '../../engine/lexicon/languages.ts';
import { type MeasuredLanguage, type Pair, SEED, WINDOW_KILOMETRES } from './language.ts';
import { type Measured, nothingMeasured, STEPS } from './nearest.ts';
import { plotOf } from './plot.ts';

const run = promisify(execFile);
const CHILD = fileURLToPath(new URL('language-main.ts', import.meta.url));

const measuredLanguage = async (code: LanguageCode, sample: number): Promise<MeasuredLanguage> => {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', CHILD, code, String(sample)], { maxBuffer: 1e8 });
  const parsed: MeasuredLanguage = JSON.parse(stdout);
  return parsed;
};

const total = (all: readonly Measured[]): Measured => {
  const sum = nothingMeasured();
  for (const one of all) {
    sum.addresses += one.addresses;
    sum.wrong += one.wrong;
    sum.none += one.none;
    sum.sameCheckValue += one.sameCheckValue;
    for (let step = 0; step < STEPS; step++) sum.nearest[step]! += one.nearest[step]!;
    for (const kind of ['word', 'order', 'border', 'any'] as const)
      for (const at of [0, 1, 2] as const) sum.within[kind][at] += one.within[kind][at];
  }
  return sum;
};

/** Share of addresses whose nearest wrong address is no further than each step. */
const sharesOf = ({ nearest, addresses }: Measured): number[] => {
  let sum = 0;
  return nearest.map((count) => {
    sum += count;
    return sum / Math.max(1, addresses);
  });
};

/** "3 in 1 000 000", with as much precision as was counted. */
const inMillion = (count: number, of: number): string => {
  const share = (count / Math.max(1, of)) * 1e6;
  return count === 0
    ? '0'
    : share >= 10
      ? Math.round(share).toLocaleString('en').replaceAll(',', ' ')
      : share.toFixed(2);
};

const row = (name: string, { checked, plain }: Pair): string => {
  const cells = [
    name,
    checked.addresses.toLocaleString('en').replaceAll(',', ' '),
    (checked.wrong / Math.max(1, checked.addresses)).toFixed(1),
    ...([0, 1, 2] as const).map((at) => inMillion(checked.within.any[at], checked.addresses)),
    ...([0, 1, 2] as const).map((at) => inMillion(plain.within.any[at], plain.addresses)),
  ];
  return `| ${cells.join(' | ')} |`;
};

const HEAD = `| | addresses | wrong ones each | ≤ 1 km | ≤ 10 km | ≤ 100 km | plain: ≤ 1 km | ≤ 10 km | ≤ 100 km |
|---|---|---|---|---|---|---|---|---|`;

const kinds = (checked: Measured): string =>
  (
    [
      ['one confusable word', 'word'],
      ['words in another order', 'order'],
      ['letters over the border of two words', 'border'],
    ] as const
  )
    .map(
      ([name, kind]) =>
        `| ${name} | ${checked.within[kind].map((count) => inMillion(count, checked.addresses)).join(' | ')} |`,
    )
    .join('\n');

const { values } = parseArgs({
  options: { sample: { type: 'string', default: '1000000' }, languages: { type: 'string' } },
});
const sample = Number(values.sample);
const codes = LANGUAGES.map(({ code }) => code).filter((code) => values.languages?.split(',').includes(code) ?? true);

const byLanguage = new Map<LanguageCode, Pair>();
const windows: [string, Pair][] = [];
const started = performance.now();
const waiting = [...codes];
const work = async (): Promise<void> => {
  for (let code = waiting.shift(); code !== undefined; code = waiting.shift()) {
    const { people, cities } = await measuredLanguage(code, sample);
    byLanguage.set(code, people);
    windows.push(...cities);
    console.log(`${row(code, people)} ${Math.round((performance.now() - started) / 1000)} s`);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
windows.sort(([a], [b]) => (a < b ? -1 : 1));
const all: Pair = {
  checked: total([...byLanguage.values()].map(({ checked }) => checked)),
  plain: total([...byLanguage.values()].map(({ plain }) => plain)),
};
const inCities: Pair = {
  checked: total(windows.map(([, { checked }]) => checked)),
  plain: total(windows.map(([, { plain }]) => plain)),
};
const violations = all.checked.sameCheckValue + inCities.checked.sameCheckValue;
const manifest: { version: string } = JSON.parse(readFileSync('public/data/manifest.json', 'utf8'));

writeFileSync(
  'docs/confusables.svg',
  plotOf('Share of addresses with a confusable address within a distance', [
    { label: 'Tessera', colour: '#0f6b5c', dashed: false, shares: sharesOf(all.checked) },
    { label: 'the same words without a check digit', colour: '#b3402a', dashed: true, shares: sharesOf(all.plain) },
  ]),
);
writeFileSync(
  'docs/confusables.md',
  `# How far apart confusable addresses lie

Written by \`npm run proof:confusables\`; data version ${manifest.version}, seed ${SEED}, ${process.version}. Run it again and the figures are the same.

For every language ${sample.toLocaleString('en').replaceAll(',', ' ')} squares where people live are drawn (a town by its population, then a place in it), and every
square of ${WINDOW_KILOMETRES} km x ${WINDOW_KILOMETRES} km in ten cities is read. For each address all others it could be taken for are looked up: one word
exchanged for a confusable one (one edit after folding, two slips of the finger, the same sound, another form of the word, a
look-alike; [which words those are](decisions/0002-confusable.md)), the words in each other order, and up to three letters
slipped over the border between two words. Then the nearest of them is found. *Plain* is the same with the same words, tiers and
shuffle but without a check digit, in the same run.

![Share of addresses with a confusable address within a distance](confusables.svg)

## The theorem, on the sample

A wrong word and a wrong order change the check value, and two zones of different check values never overlap. So whatever lies
more than 10 km inside its zone has nothing confusable within 10 km. Of ${(all.checked.wrong + inCities.checked.wrong).toLocaleString('en').replaceAll(',', ' ')} wrong addresses looked up, **${violations}** had the
check value of the right one by a wrong word or a wrong order. Letters over a border change two words, so there the check
digit catches 126 of 127, and distance does the rest.

## How many addresses have a confusable one near, in a million

${HEAD}
${row('all languages', all)}
${row('ten city windows', inCities)}

Of those of Tessera, by kind (all languages, in a million):

| | ≤ 1 km | ≤ 10 km | ≤ 100 km |
|---|---|---|---|
${kinds(all.checked)}

What is left within 10 km are addresses near the border of a zone, in empty country wherever possible.

## By language

${HEAD}
${[...byLanguage]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([code, pair]) => row(code, pair))
  .join('\n')}

## City by city, every square

${HEAD}
${windows.map(([name, pair]) => row(name, pair)).join('\n')}
`,
);
console.log(row('all', all));
console.log(kinds(all.checked));
if (violations > 0) throw new Error(`${violations} confusable addresses have the check value of the right one`);
