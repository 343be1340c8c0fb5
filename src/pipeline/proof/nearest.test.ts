import { describe, expect, it } from 'vitest';
import { openAtlas } from '../../engine/atlas/index.ts';
import { distanceMetres } from '../../engine/geo/distance.ts';
import { centreOf } from '../../engine/grid/square.ts';
import { languageIndex } from '../../engine/lexicon/languages.ts';
import { openLexicon } from '../../engine/lexicon/lexicon.ts';
import { confusablePairs } from '../confusable/confusable-pairs.ts';
import { loadFromFolder } from '../data-folder.ts';
import { measureLanguage } from './language.ts';
import { openMistakes } from './mistakes.ts';
import { squaresAround, squaresOfPeople } from './people.ts';
import { checkedCodec, plainCodec } from './schemes.ts';

const atlas = openAtlas(await loadFromFolder('atlas.bin'));

describe('the plain scheme that Tessera is compared with', () => {
  it.each([false, true])('gives each square words of its own (land only: %s)', (landOnly) => {
    const plain = plainCodec(atlas, languageIndex('en'), landOnly);
    for (const square of squaresOfPeople(3000, 1)) {
      const triple = plain.tripleOfSquare(square);
      expect(triple === -1 ? square : plain.squareOfTriple(triple)).toBe(square);
    }
  });
});

describe('mistakes', () => {
  it('come in three kinds, each to be found again from the other side', async () => {
    const lexicon = openLexicon('en', await loadFromFolder('words/en.lex'));
    const words = Array.from({ length: lexicon.size }, (_, number) => lexicon.spellingOf(number));
    const mistakes = openMistakes(lexicon, confusablePairs(words, 'en'));
    const codec = checkedCodec(atlas, languageIndex('en'), false);
    const kinds = new Set<string>();
    for (const square of squaresOfPeople(300, 2)) {
      const triple = codec.tripleOfSquare(square);
      if (triple === -1) continue;
      mistakes.each(triple, (wrong, kind) => {
        kinds.add(kind);
        let back = false;
        mistakes.each(wrong, (again) => {
          back ||= again === triple;
        });
        expect(back || wrong === triple).toBe(true);
      });
    }
    expect([...kinds].sort()).toEqual(['border', 'order', 'word']);
  });
});

describe('the proof, on a small sample', () => {
  it.each(['en', 'zu', 'zh'] as const)(
    'finds no confusable address with the same check value in %s',
    async (code) => {
      const { people } = await measureLanguage(code, 500, 0.03);
      expect(people.checked.addresses).toBeGreaterThan(450);
      expect(people.checked.wrong).toBeGreaterThan(1000);
      expect(people.checked.sameCheckValue).toBe(0);
      // Without a check digit a part of 1 in 127 would have it by chance alone.
      expect(people.plain.sameCheckValue).toBeGreaterThan(people.plain.wrong / 400);
    },
    120_000,
  );

  it('reads every square of a window once', () => {
    const squares = [...squaresAround(51.5, -0.12, 0.09)];
    expect(squares).toHaveLength(900);
    const far = squares.map((square) => {
      const { lat, lng } = centreOf(square);
      return distanceMetres(51.5, -0.12, lat, lng);
    });
    expect(Math.max(...far)).toBeLessThan(70);
    expect(new Set(squares).size).toBeGreaterThan(870);
  });
});
