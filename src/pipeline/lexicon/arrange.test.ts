import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROW_WORDS } from '../../engine/lexicon/file.ts';
import { foldWord } from '../../engine/lexicon/fold.ts';
import { LAND_WORDS, openLexicon } from '../../engine/lexicon/lexicon.ts';
import { CorruptDataError } from '../../engine/problem.ts';
import { arrange, sharedDigits } from './arrange.ts';
import { packLexicon } from './pack.ts';

/** Made-up words, all different: enough for two groups and a bit. */
const words = Array.from({ length: 1200 }, (_, at) => {
  const letter = (n: number): string => String.fromCharCode(97 + (n % 26));
  return (
    letter(at * 7) + letter(Math.floor(at / 26) * 11) + letter(Math.floor(at / 676)) + letter(at * 3) + letter(at >> 4)
  );
});
const folded = words;

const cliques = (size: number, count: number, seed: number) => {
  const [left, right]: [number[], number[]] = [[], []];
  for (let clique = 0; clique < count; clique++) {
    const members = Array.from({ length: size }, (_, k) => (seed + clique * 37 + k * 101) % words.length);
    for (const [at, a] of members.entries()) {
      for (const b of members.slice(at + 1)) {
        if (a === b) continue;
        left.push(a);
        right.push(b);
      }
    }
  }
  return { left: Uint32Array.from(left), right: Uint32Array.from(right) };
};

test('the made-up words are all different', () => {
  expect(new Set(words).size).toBe(words.length);
});

describe('arrange', () => {
  test('separates confusable words, moves none more than three rows, gives every number once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 11 }),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(1000),
        (size, count, seed) => {
          const pairs = cliques(size, count, seed);
          const { numbers } = arrange(folded, pairs);
          expect(sharedDigits(numbers, pairs)).toBe(0);
          expect(new Set(numbers).size).toBe(words.length);
          for (const [word, number] of numbers.entries()) {
            const rows = Math.abs(Math.floor(number / ROW_WORDS) - Math.floor(word / ROW_WORDS));
            expect(rows).toBeLessThanOrEqual(3);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test('a clique larger than the number of digits can not be separated, and that is told', () => {
    const pairs = cliques(130, 1, 0);
    expect(sharedDigits(arrange(folded, pairs).numbers, pairs)).toBeGreaterThan(0);
  });
});

describe('pack and open', () => {
  /** No lexicon has fewer words. */
  const whole = (list: readonly string[]): readonly string[] => [
    ...list,
    ...Array.from(
      { length: LAND_WORDS - list.length },
      (_, at) => `zz${(at + 26 ** 4).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))}`,
    ),
  ];
  const all = whole(words);
  const pairs = cliques(8, 40, 5);
  const arrangement = arrange(all, pairs);
  const bytes = packLexicon(all, all, arrangement);

  test('every word comes back under its number', () => {
    const lexicon = openLexicon('en', bytes.buffer);
    expect(lexicon.size).toBe(all.length);
    for (const [at, word] of all.entries()) {
      const number = arrangement.numbers[at] ?? -1;
      expect(lexicon.wordOf(number)).toBe(word);
      expect(lexicon.numberOf(word.toUpperCase())).toBe(number);
    }
    expect(lexicon.numberOf('zzzzzzz')).toBe(-1);
  });

  test('accents and wide alphabets survive', () => {
    const list = whole([
      'straße',
      'übung',
      'éléphant',
      'ærlig',
      'ёлка',
      'йод',
      ...Array.from({ length: 600 }, (_, k) => `道${String.fromCharCode(0x4e00 + k)}`),
    ]);
    const plain = list.map((word) => foldWord(word));
    const lexicon = openLexicon(
      'de',
      packLexicon(list, plain, arrange(plain, { left: new Uint32Array(), right: new Uint32Array() })).buffer,
    );
    for (const word of list) expect(lexicon.wordOf(lexicon.numberOf(word))).toBe(word);
  });

  test('no lexicon has as many words as it likes', () => {
    for (const list of [words, all.slice(1), [...all, 'onemore']]) {
      const file = packLexicon(list, list, arrange(list, { left: new Uint32Array(), right: new Uint32Array() }));
      expect(() => openLexicon('en', file.buffer)).toThrow(/expected 40005 or 26670 words/);
    }
  });

  const broken = [
    ['cut short', bytes.slice(0, 100), /expected \d+ bytes/],
    ['no header', bytes.slice(0, 10), /header/],
    ['another magic', Uint8Array.from(bytes, (byte, at) => (at === 0 ? byte + 1 : byte)), /magic/],
    ['another format', Uint8Array.from(bytes, (byte, at) => (at === 4 ? 99 : byte)), /format 99/],
    ['a byte too many', Uint8Array.from([...bytes, 0]), /expected/],
  ] as const;
  test.each(broken)('a file is refused when %s', (_name, file, message) => {
    expect(() => openLexicon('en', file.buffer)).toThrow(CorruptDataError);
    expect(() => openLexicon('en', file.buffer)).toThrow(message);
  });
});
