import { readFileSync } from 'node:fs';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { type Engine, LANGUAGES, openEngine } from '../src/engine/index.ts';
import { loadFromFolder } from '../src/pipeline/data-folder.ts';
import { seeded } from '../src/pipeline/seeded.ts';
import type { BenchReport } from './measure.ts';
import { alone } from './suggest/alone.ts';
import { cases, nearby, positionPicker, text, wrongAt } from './suggest/cases.ts';
import { hostile } from './suggest/hostile.ts';

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
  if (process.env.PEERS === '0') return [own];
  return [own, peers(engine), hostile(engine), await alone()];
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
