import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTROLS, type FrameOptions, MAPS, MODES, optionsIn, queryOf } from './options.ts';
import { THEMES } from './protocol.ts';

const read = (query: string) => optionsIn(new URLSearchParams(query));

const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((whole) => whole / 1e6 + 0);

const anyOptions: fc.Arbitrary<FrameOptions> = fc.record(
  {
    words: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
    centre: fc.record({ lat: degrees(90), lng: degrees(360) }),
    zoom: fc.integer({ min: 0, max: 220 }).map((tenths) => tenths / 10),
    language: fc.constantFrom('en', 'de', 'mn_la'),
    ui: fc.constantFrom('en' as const, 'ar' as const),
    theme: fc.constantFrom(...THEMES),
    map: fc.constantFrom(...MAPS),
    controls: fc.subarray([...CONTROLS]),
    mode: fc.constantFrom(...MODES),
    accent: fc.constantFrom('c2410c', '00ff7f'),
    origin: fc.constantFrom('*', 'https://shop.example', 'http://localhost:8080'),
  },
  { requiredKeys: [] },
);

test('options come back from the query they were written to', () => {
  fc.assert(
    fc.property(anyOptions, (options) => {
      expect(read(queryOf(options))).toEqual({ options, wrong: [] });
    }),
  );
});

describe('what can not be read is reported and left out', () => {
  test.each([
    ['centre=91,0', 'centre'],
    ['centre=1,2,3', 'centre'],
    ['centre=1e1,2', 'centre'],
    ['zoom=23', 'zoom'],
    ['zoom=close', 'zoom'],
    ['language=English', 'language'],
    ['ui=xx', 'ui'],
    ['theme=red', 'theme'],
    ['map=satellite', 'map'],
    ['controls=search,fly', 'controls'],
    ['controls=search,search', 'controls'],
    ['mode=edit', 'mode'],
    ['accent=red', 'accent'],
    ['accent=c2410c%3Bx', 'accent'],
    ['origin=shop.example', 'origin'],
    ['origin=https://shop.example/path', 'origin'],
    [`words=${'a'.repeat(201)}`, 'words'],
  ])('%s', (query, name) => {
    expect(read(`${query}&unknown=1`)).toEqual({ options: {}, wrong: [name] });
  });

  test('an empty value is none', () => {
    expect(read('words=&zoom=&theme=dark')).toEqual({ options: { theme: 'dark' }, wrong: [] });
  });
});
