import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { finished } from '../steps.ts';
import { openPlaces, type Places } from './index.ts';
import { otherNamesInSteps } from './other-names.ts';

const file = (name: string): ArrayBuffer =>
  Uint8Array.from(readFileSync(new URL(`../../../public/data/places/${name}`, import.meta.url))).buffer;
const borders = file('borders.bin');
const towns = file('towns.bin');
const names = file('names.bin');

const withNames = (places: Places): Places => {
  finished(places.namesInSteps(names, otherNamesInSteps));
  return places;
};

describe('names in other languages', () => {
  let places: Places;
  beforeAll(() => {
    places = withNames(openPlaces({ borders, towns, villages: file('villages.bin') }));
  });

  it.each([
    ['München', 'München (Munich)', 'DE'],
    ['munchen', 'Munich', 'DE'],
    ['Muenchen', 'München (Munich)', 'DE'],
    ['Wien', 'Wien (Vienna)', 'AT'],
    ['Köln', 'Köln', 'DE'],
    ['Koeln', 'Köln', 'DE'],
    ['Cologne', 'Cologne (Köln)', 'DE'],
    ['Москва', 'Москва (Moscow)', 'RU'],
    ['москва', 'Москва (Moscow)', 'RU'],
    ['Токио', 'Токио (Tokyo)', 'JP'],
    ['القاهرة', 'القاهرة (Cairo)', 'EG'],
    ['القاهره', 'Cairo', 'EG'],
    ['東京', '東京 (Tokyo)', 'JP'],
    ['大阪市', '大阪市 (Osaka)', 'JP'],
    ['大阪', 'Osaka', 'JP'],
    ['北京', '北京 (Beijing)', 'CN'],
    ['서울', '서울 (Seoul)', 'KR'],
    ['서울시', 'Seoul', 'KR'],
    ['Αθήνα', 'Αθήνα (Athens)', 'GR'],
    ['Варшава', 'Варшава (Warsaw)', 'PL'],
    ['パリ', 'パリ (Paris)', 'FR'],
    ['Praga', 'Praga (Prague)', 'CZ'],
    ['Londra', 'Londra (London)', 'GB'],
    ['Nueva York', 'Nueva York (New York City)', 'US'],
    ['Monachium', 'Monachium (Munich)', 'DE'],
    ['Genf', 'Genf (Geneva)', 'CH'],
    ['Моск', 'Москва (Moscow)', 'RU'],
    ['London', 'London', 'GB'],
    ['Paris', 'Paris', 'FR'],
    ['York', 'York', 'GB'],
    ['Praga, cz', 'Praga (Prague)', 'CZ'],
  ])('%s finds %s', (text, name, country) => {
    expect(places.searchPlaces(text, 5)[0]).toMatchObject({ name, country });
  });

  it('lists a town once, however many of its names begin so', () => {
    const found = places.searchPlaces('Моск', 20);
    expect(new Set(found.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(found.length);
  });

  it('looks only where it is told to', () => {
    expect(places.searchPlaces('Москва', 5, undefined, { country: 'US' }).map(({ country }) => country)).not.toContain(
      'RU',
    );
    expect(places.searchPlaces('Мюнхен', 5, undefined, { country: 'AT' })).toEqual([]);
  });

  it.each([
    ['Londno', 'London', 'GB'],
    ['Münhcen', 'München (Munich)', 'DE'],
    ['Amsterdm', 'Amsterdam', 'NL'],
    ['Barcelna', 'Barcelona', 'ES'],
    ['Мосвка', 'Москва (Moscow)', 'RU'],
  ])('%s, with one slip, finds %s', (text, name, country) => {
    expect(places.searchPlaces(text, 5)[0]).toMatchObject({ name, country });
  });

  it.each(['Xqzzyvw', 'Lnod', '!!!', ''])('%s finds nothing', (text) => {
    expect(places.searchPlaces(text, 5)).toEqual([]);
  });
});

describe('what a search lacks', () => {
  const early = openPlaces({ borders, towns });

  it.each([
    ['London', false, false],
    ['Berlin', false, false],
    ['Lo', false, false],
    ['München', true, true],
    ['Wien', true, true],
    ['Lond', false, true],
    ['Xqzzyvw', true, true],
    ['Москва', false, true],
    ['東京', false, true],
    ['!!!', false, false],
  ])('%s', (text, villages, wantsNames) => {
    expect(early.findPlaces(text, 5).lacks).toEqual({ villages, names: wantsNames });
  });

  it('is nothing once it is loaded, and the city that is called so is told', () => {
    const late = withNames(openPlaces({ borders, towns }));
    expect(late.findPlaces('München', 5)).toMatchObject({ lacks: { names: false }, isCalledSo: true });
    expect(late.findPlaces('London', 5)).toMatchObject({ isCalledSo: false });
    // A village may be called so: slips are for texts that nothing at all is called.
    expect(late.findPlaces('Londno', 5)).toMatchObject({ found: [], lacks: { villages: true, names: false } });
  });
});

describe('the file of names', () => {
  it('is small enough to be loaded with a search', () => {
    expect(brotliCompressSync(new Uint8Array(names)).length).toBeLessThan(350_000);
  });

  it('is refused when it is cut short, foreign, or of other towns', () => {
    const read = (bytes: ArrayBuffer) => () =>
      finished(openPlaces({ borders, towns }).namesInSteps(bytes, otherNamesInSteps));
    expect(read(names.slice(0, -1))).toThrow('places/names.bin');
    expect(read(towns)).toThrow('places/names.bin: expected TNAM1');
    const ofOthers = new Uint8Array(names.slice(0));
    ofOthers[5] = ofOthers[5]! ^ 1;
    expect(read(ofOthers.buffer)).toThrow('places/names.bin: expected names of 24204 towns');
    expect(() => finished(openPlaces({ borders }).namesInSteps(names, otherNamesInSteps))).toThrow('towns come first');
  });
});
