import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadFromFolder } from '../pipeline/data-folder.ts';
import { type Engine, LANGUAGES, openEngine, squareAt } from './index.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await openEngine({ load: loadFromFolder });
  await Promise.all(LANGUAGES.map(({ code }) => engine.loadLanguage(code)));
});

const london = (language = 'en') => {
  const address = engine.toWords(51.520847, -0.195521, language);
  if (!address.ok) throw new Error(address.problem.message);
  return address.value;
};

describe('reading an address', () => {
  const spellings: readonly (readonly [string, (words: string) => string])[] = [
    ['as printed', (words) => words],
    ['with slashes', (words) => `///${words}`],
    ['in capitals', (words) => words.toUpperCase()],
    ['with Japanese middle dots', (words) => words.replaceAll('.', '・')],
    ['with full stops of China', (words) => words.replaceAll('.', '。')],
    ['with space around', (words) => `  ${words} `],
    ['decomposed', (words) => words.normalize('NFD')],
    ['without accents', (words) => words.normalize('NFD').replace(/\p{M}/gu, '')],
  ];

  test.each(LANGUAGES.map(({ code }) => code))('in %s, however it is typed', (code) => {
    const { words, square } = london(code);
    const marksAreLetters = ['ja', 'ko', 'th', 'ru', 'mn'].includes(code);
    for (const [name, spell] of spellings) {
      if (name === 'without accents' && marksAreLetters) continue;
      const back = engine.toSquare(spell(words));
      expect(back.ok && back.value.square, `${name}: ${spell(words)}`).toBe(square);
      expect(back.ok && back.value.language).toBe(code);
      expect(back.ok && back.value.words).toBe(words);
    }
  });
});

describe('refusals say what was wrong', () => {
  test('a word nobody knows is named', () => {
    const [, second, third] = london().words.split('.');
    const outcome = engine.toSquare(`qqxqq.${second}.${third}`);
    expect(!outcome.ok && outcome.problem).toMatchObject({ code: 'unknown-word', word: 'qqxqq', position: 0 });
  });

  test('an unknown third word is named too', () => {
    const [first, second] = london().words.split('.');
    const outcome = engine.toSquare(`${first}.${second}.qqxqq`);
    expect(!outcome.ok && outcome.problem).toMatchObject({ code: 'unknown-word', word: 'qqxqq', position: 2 });
  });

  test('words of two languages are told from unknown words', () => {
    const [first, second] = london().words.split('.');
    const [, , third] = london('de').words.split('.');
    const outcome = engine.toSquare(`${first}.${second}.${third}`);
    expect(!outcome.ok && outcome.problem.code).toBe('mixed-languages');
  });

  test('a triple with a repeated word addresses nothing', () => {
    const [first] = london().words.split('.');
    const outcome = engine.toSquare(`${first}.${first}.${first}`);
    expect(!outcome.ok && outcome.problem.code).toBe('addresses-nothing');
  });

  test('spaces are no address', () => {
    const outcome = engine.toSquare(london().words.replaceAll('.', ' '));
    expect(!outcome.ok && outcome.problem.code).toBe('not-an-address');
  });

  test.each([
    [91, 0],
    [-90.0001, 0],
    [Number.NaN, 0],
    [0, Number.POSITIVE_INFINITY],
  ])('position %d, %d is refused', (lat, lng) => {
    const outcome = engine.toWords(lat, lng, 'en');
    expect(!outcome.ok && outcome.problem.code).toBe('bad-position');
  });

  test('an unknown language is refused by name', () => {
    const outcome = engine.toWords(0, 0, 'xx');
    expect(!outcome.ok && outcome.problem.code).toBe('unknown-language');
  });

  test('what gives words or a centre alone refuses the same, and writes nothing', () => {
    expect(engine.wordsOnly(91, 0, 'en')).toBeUndefined();
    expect(engine.wordsOnly(0, 0, 'xx')).toBeUndefined();
    expect(engine.wordsOnly(51.520847, -0.195521, 'EN')).toBe(london().words);
    const [first, second, third] = london().words.split('.');
    const centre = Float64Array.of(1, 2);
    const texts = [
      '',
      'a.b',
      `${first}.${first}.${first}`,
      `${first}.${second}`,
      `${first}.${second}.${third}.${first}`,
    ];
    for (const text of [...texts, `${first}.${second}.qqxqq`, `${first}.${second}.${third}?`]) {
      expect(engine.centreOnly(text, centre)).toBe(false);
    }
    expect([...centre]).toEqual([1, 2]);
  });

  test('a language of land only says so at sea, and knows all land', () => {
    for (const { code } of LANGUAGES) {
      const sea = engine.toWords(-48.9, -123.4, code);
      if (!sea.ok) expect(sea.problem.code).toBe('land-only-language');
      expect(engine.toWords(48.2, 16.37, code).ok).toBe(true);
    }
  });
});

test('any text is answered, never thrown at', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(typeof engine.toSquare(text).ok).toBe('boolean');
    }),
    { numRuns: 5000 },
  );
});

test('three words of one language that address something come back as they were', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LANGUAGES),
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -200, max: 400, noNaN: true }),
      ({ code }, lat, lng) => {
        const address = engine.toWords(lat, lng, code);
        if (!address.ok) {
          expect(address.problem.code).toBe('land-only-language');
          expect(engine.wordsOnly(lat, lng, code)).toBeUndefined();
          return;
        }
        expect(address.value.square).toBe(squareAt(lat, lng));
        const back = engine.toSquare(address.value.words);
        expect(back).toEqual(address);
        expect(engine.wordsOnly(lat, lng, code)).toBe(address.value.words);
        for (const text of [address.value.words, `///${address.value.words.toUpperCase()}`]) {
          const centre = new Float64Array(2);
          expect(engine.centreOnly(text, centre)).toBe(true);
          expect([...centre]).toEqual([address.value.centre.lat, address.value.centre.lng]);
        }
      },
    ),
    { numRuns: 20_000 },
  );
});

test('neighbouring squares share a word no more often than random squares of their tier', () => {
  // In the city tier a word has 5080 candidates, so two addresses share one at some place with chance 3/5080, or at
  // any place with chance 9/5080: 1.8 in a thousand. Of 40 000 neighbours about 71 share a word, with a deviation of 8.
  const start = london();
  let shared = 0;
  const pairs = 40_000;
  for (let at = 0; at < pairs; at++) {
    const lat = start.centre.lat + (at % 200) * 2.7e-5;
    const lng = start.centre.lng + Math.floor(at / 200) * 4.33e-5;
    const here = engine.toWords(lat, lng, 'en');
    const east = engine.toWords(lat, lng + 4.33e-5, 'en');
    if (!here.ok || !east.ok) continue;
    const words = new Set(here.value.words.split('.'));
    if (east.value.words.split('.').some((word) => words.has(word))) shared++;
  }
  expect(shared).toBeLessThan(71 + 5 * 8.4);
});
