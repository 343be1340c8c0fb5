import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMATS, type Placemark, placemarkOf } from '../../formats/index.ts';
import { EMPTY, listNamed } from './collection.ts';
import { checkedWords, toPlacemarks, withPlacemarks } from './transfer.ts';

describe('files', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  const placemarks: fc.Arbitrary<readonly Placemark[]> = fc.uniqueArray(
    fc
      .record({
        lat: fc.integer({ min: -90, max: 90 }),
        lng: fc.integer({ min: -179, max: 180 }),
        texts: fc.record({ name: text, description: text, list: fc.constantFrom('', 'A', 'B'), words: text }),
        colour: fc.constantFrom('', '#112233', '#abcdef'),
        other: text,
      })
      .map(({ lat, lng, texts, colour, other }) =>
        placemarkOf(lat, lng, [...Object.entries(texts), ['colour', colour], ['sym', other]]),
      ),
    { maxLength: 8, selector: ({ lat, lng, list: of, name }) => `${lat} ${lng} ${of} ${name}` },
  );
  const options = { otherwise: 'Imported', now: Date.parse('2026-01-01') };

  test('what is imported is exported again, and importing that changes nothing', () => {
    fc.assert(
      fc.property(placemarks, fc.constantFrom(...Object.values(FORMATS)), (given, format) => {
        const first = withPlacemarks(EMPTY, given, options);
        expect([first.added, first.known]).toEqual([given.length, 0]);
        const read = format.read(format.write(toPlacemarks(first.collection)));
        if (!read.ok) throw new Error(read.problem.detail);
        const again = withPlacemarks(first.collection, read.value.placemarks, options);
        expect([again.added, again.known]).toEqual([0, given.length]);
        const elsewhere = withPlacemarks(EMPTY, read.value.placemarks, { ...options, now: 0 });
        expect(toPlacemarks(elsewhere.collection)).toEqual(toPlacemarks(first.collection));
      }),
    );
  });

  test('one list alone can be exported', () => {
    const given = ['A', 'B'].map((name) =>
      placemarkOf(1, 2, [
        ['name', name],
        ['list', `list ${name}`],
      ]),
    );
    const { collection: all } = withPlacemarks(EMPTY, given, options);
    expect(toPlacemarks(all, listNamed(all, 'list B')?.id).map(({ name }) => name)).toEqual(['B']);
  });
});

test('words of a file count only when their square holds the position', async () => {
  const there = placemarkOf(1.5, 2.5, [['words', 'right.words.here']]);
  const ask = {
    squareOf: async (words: string) => {
      const south = words === 'right.words.here' ? 1 : 7;
      if (words === 'no.such.words') throw new Error('nothing');
      return { words, square: { southwest: { lat: south, lng: 2 }, northeast: { lat: south + 1, lng: 3 } } };
    },
    wordsAt: async () => ({ words: 'worked.out.anew' }),
  };
  expect(await checkedWords(ask, there, 'en')).toBe('right.words.here');
  for (const words of ['other.words.here', 'no.such.words', ''])
    expect(await checkedWords(ask, { ...there, words }, 'en')).toBe('worked.out.anew');
  const atSea = { ...ask, wordsAt: () => Promise.reject(new Error('land only')) };
  expect(await checkedWords(atSea, { ...there, words: '' }, 'xh')).toBe('');
});
