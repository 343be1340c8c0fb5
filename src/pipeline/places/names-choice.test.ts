import { describe, expect, it } from 'vitest';
import type { Place } from './gazetteer-source.ts';
import { chooseNames, scriptOfName } from './names-choice.ts';
import { otherNamesOf } from './names-source.ts';

const METROPOLIS = { population: 2_000_000, capital: false };
const TOWN = { population: 60_000, capital: false };

const chosen = (own: string, others: readonly string[], size = METROPOLIS): string[] =>
  [...chooseNames([own], others, size).values()].flat();

describe('names that are kept', () => {
  it.each([
    ['of another language and script', ['Mosca', 'Москва', 'モスクワ'], ['Mosca', 'Москва', 'モスクワ']],
    ['not what the name finds already', ['MOSCÓW', 'moscow', 'Moscow'], []],
    ['not what a machine wrote', ['mo si ke', 'mosukuwa', "Mosk'va", 'alqahrt'], []],
    ['no codes, digits or signs', ['MOW', 'Moscow 2', 'Mosca - 東京', 'Mosca/Mosca'], []],
    ['no city of', ['Gorad Maskva', 'Lungsod ng Moscow', 'Горад Масква', 'Московская область'], []],
    ['each once', ['Moscova', 'Moscòva'], ['Moscova']],
    ['of what is written two ways the one that people write', ['Munchen', 'München', 'Muenchen'], ['München']],
    ['plain where an accent belongs to some other language', ['Roma', 'Róma'], ['Roma']],
    ['with the accents of Greek', ['Αθηνα', 'Αθήνα'], ['Αθήνα']],
    ['without the Korean word for city', ['난징 시'], ['난징']],
  ])('%s', (_what, others, kept) => {
    expect(chosen('Moscow', others)).toEqual(kept);
  });

  it('are few for a town', () => {
    const many = ['Abel', 'Bebel', 'Cebel', 'Debel', 'Ebel', 'Febel', 'ემა', 'Эма', 'Ема', 'Има'];
    expect(chosen('Xanten', many, TOWN)).toEqual(['Abel', 'Bebel', 'Cebel', 'Debel', 'Ема', 'Има']);
    expect(chosen('Xanten', many)).toHaveLength(many.length);
  });
});

it.each([
  ['Nueva York', 'Latin'],
  ['Нью-Йорк', 'Cyrillic'],
  ['東京', 'Han'],
  ['サンクト・ペテルブルク', 'Katakana'],
  ['東京2', undefined],
  ['Toquio - 東京', undefined],
])('%s is %s', (name, script) => expect(scriptOfName(name)).toBe(script));

describe('two registers', () => {
  const place = (name: string, lat: number, population: number): Place => ({
    name,
    lat,
    lng: 0,
    population,
    country: 'XX',
    region: '',
    district: '',
    section: false,
    capital: false,
    alias: '',
  });
  const named = (name: string, lat: number, names: readonly string[] = [], country = 'XX') => ({
    name,
    lat,
    lng: 0,
    country,
    names: [name, ...names],
  });

  it.each([
    ['by the same name nearby', place('Köln', 50, 1), named('Koln', 50.15), true],
    ['by one of its names, closer', place('Cologne', 50, 1), named('Köln', 50.05, ['Cologne']), true],
    ['at one spot', place('Deutz', 50, 1), named('Köln', 50.005), true],
    ['not by one of its names, farther away', place('Cologne', 50, 1), named('Köln', 50.15, ['Cologne']), false],
    ['not in another country', place('Köln', 50, 1), named('Köln', 50, [], 'YY'), false],
    ['not with another name beside it', place('Deutz', 50, 1), named('Köln', 50.05), false],
  ])('are joined %s', (_how, ours, theirs, joins) => {
    expect(otherNamesOf([ours], [theirs])[0]!.length > 0).toBe(joins);
  });

  it('give a record to the larger of two', () => {
    const found = otherNamesOf([place('Köln', 50.1, 10), place('Köln', 50, 1000)], [named('Köln', 50.06)]);
    expect(found.map((names) => names.length)).toEqual([0, 1]);
  });
});
