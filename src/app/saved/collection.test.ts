import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
  withDifference,
  withList,
  withoutList,
  withoutPlace,
  withPlace,
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
