import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Command, commandIn, sealed } from './protocol.ts';

const at = { lat: 51.5, lng: -0.12 };

/** What a command may hold beside its type. */
const MEMBERS = ['words', 'coordinates', 'zoom', 'language', 'theme'] as const;
const member = fc.oneof(fc.constantFrom(...MEMBERS), fc.string());
const point = fc.record({ lat: fc.anything(), lng: fc.anything() });
const near = fc.record({ lat: fc.double(), lng: fc.double() });
const value = fc.oneof(fc.anything(), point, near, fc.double(), fc.string(), fc.constantFrom('en', 'zh_tr', 'dark'));

const commands: readonly Command[] = [
  { type: 'select', words: 'filled.count.soap' },
  { type: 'select', coordinates: at },
  { type: 'clear' },
  { type: 'flyTo', coordinates: at },
  { type: 'flyTo', coordinates: at, zoom: 17 },
  { type: 'setLanguage', language: 'zh_tr' },
  { type: 'setTheme', theme: 'auto' },
];

describe('a message that holds a command', () => {
  test.each(commands)('%j is understood', (command) => {
    expect(commandIn(sealed(command))).toEqual(command);
  });

  test('only the checked parts come through', () => {
    expect(commandIn({ ...sealed({ type: 'clear' }), html: '<b>', __proto__: { admin: true } })).toEqual({
      type: 'clear',
    });
    const far = { lat: 1, lng: 2, altitude: 3 };
    expect(commandIn({ tessera: 1, type: 'flyTo', coordinates: far })).toEqual({
      type: 'flyTo',
      coordinates: { lat: 1, lng: 2 },
    });
  });
});

describe('everything else is ignored', () => {
  test.each([
    ['no version', { type: 'clear' }],
    ['a later version', { tessera: 2, type: 'clear' }],
    ['a version in letters', { tessera: '1', type: 'clear' }],
    ['no type', { tessera: 1 }],
    ['an event of ours', { tessera: 1, type: 'ready', language: 'en' }],
    ['a name of every object', { tessera: 1, type: 'constructor' }],
    ['words that are a list', { tessera: 1, type: 'select', words: ['a.b.c'] }],
    ['no words at all', { tessera: 1, type: 'select', words: '' }],
    ['a book for words', { tessera: 1, type: 'select', words: 'a'.repeat(201) }],
    ['wrong words beside a right place', { tessera: 1, type: 'select', words: 7, coordinates: at }],
    ['a place off the Earth', { tessera: 1, type: 'select', coordinates: { lat: 91, lng: 0 } }],
    ['a place without a number', { tessera: 1, type: 'flyTo', coordinates: { lat: Number.NaN, lng: 0 } }],
    ['a place in letters', { tessera: 1, type: 'flyTo', coordinates: { lat: '51', lng: '0' } }],
    ['a zoom out of range', { tessera: 1, type: 'flyTo', coordinates: at, zoom: 40 }],
    ['markup for a language', { tessera: 1, type: 'setLanguage', language: '<script>' }],
    ['an unknown theme', { tessera: 1, type: 'setTheme', theme: 'url(//x)' }],
    ['a text', '{"tessera":1,"type":"clear"}'],
    ['nothing', null],
    ['a list', [1, 'clear']],
  ])('%s', (_, data) => {
    expect(commandIn(data)).toBeUndefined();
  });

  test('anything at all, without a fault', () => {
    fc.assert(
      fc.property(fc.constantFrom(...commands), fc.dictionary(member, value), ({ type }, members) => {
        const command = commandIn({ ...members, tessera: 1, type });
        // What is understood is a command once more, and holds nothing else.
        if (command === undefined) return;
        expect(command.type).toBe(type);
        expect(commandIn(sealed(command))).toEqual(command);
        expect(Object.keys(command).every((name) => ['type', ...MEMBERS].includes(name))).toBe(true);
      }),
    );
  });
});
