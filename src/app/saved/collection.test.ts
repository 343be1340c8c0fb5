import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMATS, type Placemark, placemarkOf } from '../../formats/index.ts';
import {
  type Collection,
  colourOf,
  differenceOf,
  EMPTY,
  LIST_COLOURS,
  nextColour,
  placeIn,
  placesOf,
  type SavedPlace,
  toPlacemarks,
  withDifference,
  withList,
  withoutList,
  withoutPlace,
  withPlace,
  withPlacemarks,
} from './collection.ts';

const place = (id: string, list: string, more: Partial<SavedPlace> = {}): SavedPlace => ({
  id,
  list,
  lat: 1,
  lng: 2,
  words: '',
  name: '',
  note: '',
  colour: '',
  savedAt: 0,
  others: {},
  ...more,
});

const list = { id: 'l', name: 'Walks', colour: '#2f855a' };

/** Collections by chance: ids from a small set, so that changes meet. */
const collection: fc.Arbitrary<Collection> = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('l', 'm'), fc.string()), { maxLength: 6 })
  .map((entries) =>
    entries.reduce(
      (all, [id, of, name]) =>
        withPlace(withList(all, { ...list, id: of, name: `list ${of}` }), place(id, of, { name })),
      EMPTY,
    ),
  );

describe('changes', () => {
  test('a difference leads from one collection to the other, and its reverse back', () => {
    fc.assert(
      fc.property(collection, collection, (before, after) => {
        expect(withDifference(before, differenceOf(before, after))).toEqual(after);
        expect(withDifference(after, differenceOf(after, before))).toEqual(before);
      }),
    );
  });

  test('undoing one change leaves what happened meanwhile', () => {
    const before = withPlace(withList(EMPTY, list), place('a', 'l'));
    const after = withoutPlace(before, 'a');
    const meanwhile = withPlace(after, place('b', 'l'));
    expect(Object.keys(withDifference(meanwhile, differenceOf(after, before)).places).sort()).toEqual(['a', 'b']);
  });

  test('a list takes its places along', () => {
    const all = [place('a', 'l'), place('b', 'm')].reduce(
      withPlace,
      withList(withList(EMPTY, list), { ...list, id: 'm' }),
    );
    const rest = withoutList(all, 'l');
    expect([Object.keys(rest.lists), Object.keys(rest.places)]).toEqual([['m'], ['b']]);
  });

  test('lists get different colours until there are no more', () => {
    let all = EMPTY;
    for (const [at] of LIST_COLOURS.entries()) all = withList(all, { id: `${at}`, name: '', colour: nextColour(all) });
    expect(new Set(Object.values(all.lists).map(({ colour }) => colour)).size).toBe(LIST_COLOURS.length);
    expect(LIST_COLOURS).toContain(nextColour(all));
  });
});

describe('looking', () => {
  test('newest first', () => {
    const all = [place('old', 'l', { savedAt: 1 }), place('new', 'l', { savedAt: 2 })].reduce(withPlace, EMPTY);
    expect(placesOf(all, 'l').map(({ id }) => id)).toEqual(['new', 'old']);
  });

  test('a place is found by its square; a square owns its south and west edges only', () => {
    const all = withPlace(EMPTY, place('a', 'l', { lat: 10, lng: 20 }));
    const box = (south: number, west: number) => ({
      southwest: { lat: south, lng: west },
      northeast: { lat: south + 1, lng: west + 1 },
    });
    expect(placeIn(all, box(10, 20))?.id).toBe('a');
    expect(placeIn(all, box(9, 20))).toBeUndefined();
    expect(placeIn(all, box(10, 19))).toBeUndefined();
  });

  test('a place has its own colour, or that of its list', () => {
    const all = withList(EMPTY, list);
    expect(colourOf(all, place('a', 'l'))).toBe(list.colour);
    expect(colourOf(all, place('a', 'l', { colour: '#000000' }))).toBe('#000000');
  });
});

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
    const all = [place('a', 'l', { name: 'A' }), place('b', 'm', { name: 'B' })].reduce(
      withPlace,
      withList(withList(EMPTY, list), { ...list, id: 'm', name: 'Other' }),
    );
    expect(toPlacemarks(all, 'm').map(({ name }) => name)).toEqual(['B']);
  });
});
