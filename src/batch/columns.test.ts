import { describe, expect, test } from 'vitest';
import { columnNamed, guessColumns } from './columns.ts';
import { planOf, sampleOf } from './plan.ts';

describe('what a table holds is guessed', () => {
  test.each([
    ['by names', 'name,lat,lng\na,51.5,-0.1\n', { kind: 'two', lat: 1, lng: 2 }, true],
    ['by names in another order', 'Longitude;Latitude\n-0.1;51.5\n', { kind: 'two', lat: 1, lng: 0 }, true],
    ['by the name of words', 'words,note\nfilled.count.soap,x\n', { kind: 'words', words: 0 }, true],
    ['by names before looks', 'words,lat,lng\na.b.c,1,2\n', { kind: 'two', lat: 1, lng: 2 }, true],
    ['one column of pairs', 'place\n"51.5, -0.1"\n"48.8, 2.3"\n', { kind: 'pair', pair: 0 }, true],
    ['pairs without a header', '"51.5,-0.1"\n"48.8,2.3"\n', { kind: 'pair', pair: 0 }, false],
    ['numbers without a header', 'a,51.5,-0.1\nb,48.8,2.3\n', { kind: 'two', lat: 1, lng: 2 }, false],
    ['longitudes that can be nothing else', 'a,151.2,-33.8\nb,144.9,-37.8\n', { kind: 'two', lat: 2, lng: 1 }, false],
    ['decimal commas', 'Ort;Breite;Länge\nA;51,5;-0,1\nB;48,8;2,3\n', { kind: 'two', lat: 1, lng: 2 }, true],
    ['words without a header', 'filled.count.soap\nslate.blue.tile\n', { kind: 'words', words: 0 }, false],
    ['words with slashes, under any name', 'wo\n///filled.count.soap\n', { kind: 'words', words: 0 }, true],
    ['words of other letters', 'wo\n道路.上海.花园\n', { kind: 'words', words: 0 }, true],
    [
      'words between dots of other keyboards',
      'wo\nfilled۔count۔soap\nslate।blue।tile\n',
      { kind: 'words', words: 0 },
      true,
    ],
    ['tabs', 'lat\tlng\n1.5\t2.5\n', { kind: 'two', lat: 0, lng: 1 }, true],
    ['house numbers are no coordinates', 'street,number,postcode\nA,12,12345\nB,7,54321\n', undefined, true],
  ])('%s', (_, text, columns, hasHeader) => {
    const { rows } = sampleOf(text, true);
    expect(guessColumns(rows)).toEqual({ columns, hasHeader });
  });

  test('the other way, when somebody asks for it', () => {
    const sample = sampleOf('words,lat,lng\na.b.c,1.5,2.5\n', true);
    expect(planOf(sample, { shape: 'csv', direction: 'to-coordinates' })?.columns).toEqual({ kind: 'words', words: 0 });
    expect(planOf(sample, { shape: 'csv', direction: 'to-words' })?.columns).toEqual({ kind: 'two', lat: 1, lng: 2 });
  });
});

test('a column by its name, or by its number from one', () => {
  const header = ['Name', '3', 'y'];
  expect(['name', 'y', '1', '3', '2', '4', '0', 'x'].map((name) => columnNamed(name, header))).toEqual([
    0, 2, 0, 1, 1, -1, -1, -1,
  ]);
});
