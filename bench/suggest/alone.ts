/** Each language alone, as a page has it that loads one: how long a question takes in all cases of the benchmark. */
import { LANGUAGES, openEngine } from '../../src/engine/index.ts';
import { loadFromFolder } from '../../src/pipeline/data-folder.ts';
import { seeded } from '../../src/pipeline/seeded.ts';
import { type BenchReport, median } from '../measure.ts';
import { cases, positionPicker } from './cases.ts';

const SEED = 12;
const SAMPLES = 40;

const timesOf = async (code: (typeof LANGUAGES)[number]['code']): Promise<number[]> => {
  const engine = await openEngine({ load: loadFromFolder });
  await engine.loadLanguage(code);
  await engine.loadPlaces();
  await engine.prepareSuggestions(code, true, () => Promise.resolve());
  const times: number[] = [];
  for (const { ask } of cases) {
    const random = seeded(SEED);
    const position = positionPicker(random);
    const questions = Array.from({ length: SAMPLES }, () => {
      const { lat, lng } = position();
      const address = engine.toWords(lat, lng, code);
      if (!address.ok) return undefined;
      return ask(
        { words: address.value.words, lat, lng, country: engine.whereIs(lat, lng).country },
        random,
        engine,
        code,
      );
    }).filter((question) => question !== undefined);
    // Once to warm up, once to measure.
    for (const measured of [false, true]) {
      for (const question of questions) {
        const start = performance.now();
        engine.suggest({ ...question, results: 3, preferLand: true });
        if (measured) times.push(performance.now() - start);
      }
    }
  }
  return times.sort((a, b) => a - b);
};

const part = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

export const alone = async (): Promise<BenchReport> => {
  const rows: { readonly code: string; readonly p50: number; readonly p95: number }[] = [];
  for (const { code } of LANGUAGES) {
    const times = await timesOf(code);
    rows.push({ code, p50: part(times, 0.5), p95: part(times, 0.95) });
  }
  rows.sort((a, b) => a.p95 - b.p95);
  const shown = (code: string, { p50, p95 }: { p50: number; p95: number }): string[] => [
    code,
    p50.toFixed(1),
    p95.toFixed(1),
  ];
  const middle = { p50: median(rows.map(({ p50 }) => p50)), p95: median(rows.map(({ p95 }) => p95)) };
  return {
    title: 'Suggestions: one language alone',
    note: `All cases above together, ${SAMPLES} addresses each, only this language loaded.`,
    rows: [
      ['language', 'p50 ms', 'p95 ms'],
      shown('median of 27', middle),
      ...rows.slice(0, 1).map((row) => shown(`${row.code} (fastest)`, row)),
      ...rows.slice(-4).map((row) => shown(row.code, row)),
    ],
  };
};
