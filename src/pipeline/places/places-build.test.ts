import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openBytes } from '../../engine/places/byte-reader.ts';
import { foldName } from '../../engine/places/name-fold.ts';
import { writeBytes } from './byte-writer.ts';
import { citiesOf } from './cities-of.ts';
import type { Place } from './gazetteer-source.ts';
import { readOutlines } from './outlines-source.ts';
import { treeOrder } from './tree-order.ts';

describe('bytes', () => {
  it('come back as they were written', () => {
    const unsigned = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    const signed = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(unsigned, signed, fc.string({ unit: 'grapheme' }), (number, step, text) => {
        const out = writeBytes('TEST1');
        out.varint(number);
        out.zigzag(step);
        out.text(text);
        const reader = openBytes('test', 'TEST1', Uint8Array.from(out.finish()).buffer);
        expect([reader.varint(), reader.zigzag(), reader.text()]).toEqual([number, step, text]);
        reader.finish();
      }),
    );
  });
});

describe('the order of places', () => {
  it('lists every place once and keeps neighbours together', () => {
    const count = 100;
    const vectors = Float64Array.from({ length: count * 3 }, (_, i) => (i % 3 === 0 ? (i * 7) % 101 : 0));
    const order = treeOrder(vectors);
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
    const leafOf = (leaf: number): number[] => [...order.slice(leaf * 8, leaf * 8 + 8)].map((i) => vectors[i * 3]!);
    expect(Math.max(...leafOf(0))).toBeLessThanOrEqual(Math.min(...leafOf(5)));
  });
});

describe('parts of a city', () => {
  const place = (name: string, lat: number, population: number, more: Partial<Place> = {}): Place => ({
    name,
    lat,
    lng: 0,
    population,
    country: 'XX',
    region: 'XX.1',
    district: '',
    section: false,
    capital: false,
    alias: '',
    ...more,
  });
  const city = place('City', 50, 1_000_000, { district: 'A' });

  it.each([
    ['a small place of its district', place('Quarter', 50.05, 5_000, { district: 'A' }), 0],
    ['a registered section', place('Section', 50.05, 90_000, { section: true, district: 'B' }), 0],
    ['a town beside it', place('Town', 50.05, 200_000, { district: 'A' }), -1],
    ['a place of another district', place('Suburb', 50.05, 5_000, { district: 'B' }), -1],
    ['a place of another region', place('Abroad', 50.05, 5_000, { region: 'XX.2', district: 'A' }), -1],
    ['a village out of reach', place('Village', 50.1, 500, { district: 'A' }), -1],
  ])('%s', (_, other, expected) => {
    expect([...citiesOf([city, other])]).toEqual([-1, expected]);
  });
});

describe('outlines', () => {
  it('follow ISO where the source follows control', () => {
    const codes = new Set(readOutlines().map(({ code }) => code));
    expect(codes.size).toBe(250);
    for (const unofficial of ['IC', 'AC', 'TA', 'DG', 'FX', 'CP', 'CQ', '']) expect(codes).not.toContain(unofficial);
  });
});

describe('folded names', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ['Weißenburg', 'weissenburg'],
    ['N’Djamena', 'ndjamena'],
    ['Baarle-Nassau', 'baarle nassau'],
    ['İstanbul', 'istanbul'],
    ['Ærøskøbing', 'aeroskobing'],
    ['東京', ''],
  ])('%s is typed %s', (name, folded) => expect(foldName(name)).toBe(folded));
});
