/** Questions made to be expensive: ten kilobytes, one letter a word, words cut or run together, a hundred answers. */
import { type Engine, LANGUAGES, type SuggestQuestion } from '../../src/engine/index.ts';
import type { BenchReport } from '../measure.ts';

/** Characters: far more than is read of any input. */
const LONG = 10_000;

const TURNS = 3;

/** A star of 24 corners over the middle of Europe. */
const star = Array.from({ length: 25 }, (_, corner) => {
  const angle = ((corner % 24) / 24) * 2 * Math.PI;
  const radius = corner % 2 === 0 ? 5 : 20;
  return { lat: 50 + radius * Math.sin(angle), lng: 10 + radius * Math.cos(angle) };
});

const textsOf = (engine: Engine): string[] => {
  const texts = ['a'.repeat(LONG), '.'.repeat(LONG), 'e '.repeat(LONG / 2), 'soap мыло 水 '.repeat(LONG / 12)];
  texts.push(`${'x'.repeat(39)} `.repeat(3), 'a\u0301\u0302'.repeat(LONG / 3), 'stone stones stoned');
  for (const { code } of LANGUAGES) {
    const address = engine.toWords(50.1, 10.2, code);
    if (!address.ok) continue;
    const { words } = address.value;
    const [a = '', b = '', c = ''] = words.split('.');
    texts.push(words, `${a.slice(0, -1)} ${b.slice(1)} ${c.slice(0, 1)}`, a + b + c);
    texts.push(
      [a, b, c].map((word) => word.slice(0, 1)).join(' '),
      [a, b, c].map((word) => word.slice(0, 2)).join(' '),
    );
    texts.push([a, b, c].map((word) => `${word.slice(0, 2)} ${word.slice(2)}`).join(' '));
    texts.push(`${words} `.repeat(Math.ceil(LONG / words.length)));
  }
  return texts;
};

const SETTINGS: readonly Omit<SuggestQuestion, 'input' | 'results' | 'preferLand'>[] = [
  { clip: {} },
  { clip: {}, focus: { lat: 50, lng: 10 } },
  { clip: { polygon: star } },
  {
    clip: { polygon: star, countries: ['DE', 'FR'], circle: { centre: { lat: 50, lng: 10 }, radiusMetres: 2e6 } },
    focus: { lat: 48, lng: 11 },
  },
  { clip: { countries: ['MC'] } },
];

const inputsOf = (text: string): readonly SuggestQuestion['input'][] => [
  { kind: 'text', text },
  {
    kind: 'voice',
    hypotheses: Array.from({ length: 8 }, (_, at) => ({
      text: `${text} ${'abcdefgh'.slice(0, at)}`,
      confidence: 1 - at / 10,
    })),
  },
];

export const hostile = (engine: Engine): BenchReport => {
  const questions = textsOf(engine)
    .flatMap(inputsOf)
    .flatMap((input) =>
      SETTINGS.map((setting): SuggestQuestion => ({ ...setting, input, results: 100, preferLand: true })),
    );
  const least = questions.map(() => Number.POSITIVE_INFINITY);
  let longest = 0;
  for (let turn = 0; turn <= TURNS; turn++) {
    for (const [at, question] of questions.entries()) {
      const start = performance.now();
      engine.suggest(question);
      const milliseconds = performance.now() - start;
      if (turn === 0) continue;
      longest = Math.max(longest, milliseconds);
      least[at] = Math.min(least[at] ?? 0, milliseconds);
    }
  }
  const sorted = least.sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return {
    title: 'Suggestions: whatever is asked',
    note: `${questions.length} questions made to be expensive (ten kilobytes, single letters, words cut or run together, eight hypotheses, polygons, a hundred answers), ${TURNS} turns after one to warm up; of each question the fastest turn, but for the last column.`,
    rows: [
      ['p50 ms', 'p95 ms', 'most ms', 'most in any turn'],
      [at(0.5), at(0.95), at(1), longest.toFixed(1)],
    ],
  };
};
