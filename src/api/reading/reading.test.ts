import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClipBox, readCorners } from './box.ts';
import { readCircle } from './circle.ts';
import { readCoordinates } from './coordinates.ts';
import { readCountries } from './country.ts';
import { decimalOf } from './decimal.ts';
import { readInteger } from './integer.ts';
import { readPolygon } from './polygon.ts';
import { readRecogniserJson, readSpeech } from './voice.ts';

const degrees = fc.double({ min: -90, max: 90, noNaN: true });
const turns = fc.double({ min: -720, max: 720, noNaN: true });

describe('decimalOf', () => {
  it.each([
    ['0', 0],
    ['-0', -0],
    [' +1.50 ', 1.5],
    ['.5', 0.5],
    ['5.', 5],
    ['1e-7', 1e-7],
    ['9e9', Number.NaN],
    ['1e999', Number.NaN],
    ['0x1', Number.NaN],
    ['1_000', Number.NaN],
    ['١', Number.NaN],
    ['', Number.NaN],
    ['-', Number.NaN],
    ['1'.repeat(1_000_000), Number.NaN],
  ])('%s', (text, number) => expect(decimalOf(text)).toBe(number));

  it('reads what JavaScript writes', () => {
    fc.assert(
      fc.property(turns, (number) => {
        expect(decimalOf(String(number))).toBe(number + 0);
      }),
    );
  });

  it('reads plain decimals as JavaScript does, to the last bit', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -9e8, max: 9e8, noNaN: true }),
        fc.integer({ min: 0, max: 20 }),
        (number, digits) => {
          const text = number.toFixed(digits);
          expect(decimalOf(text)).toBe(Number(text));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('readCoordinates', () => {
  it('reads what JavaScript writes, and leaves the longitude as it came', () => {
    fc.assert(
      fc.property(degrees, turns, (lat, lng) => {
        const read = readCoordinates(`${lat},${lng}`);
        expect(read).toEqual({ ok: true, value: { lat: lat + 0, lng: lng + 0 } });
      }),
    );
  });
});

describe('corners', () => {
  it('are the same box in either order, south never above north and west never beyond east', () => {
    fc.assert(
      fc.property(degrees, turns, degrees, turns, (latA, lngA, latB, lngB) => {
        const one = readCorners(`${latA},${lngA},${latB},${lngB}`);
        const other = readCorners(`${latB},${lngB},${latA},${lngA}`);
        expect(one.ok && one.value.south <= one.value.north && one.value.west <= one.value.east).toBe(true);
        if (latA !== latB) expect(one).toEqual(other);
      }),
    );
  });

  it.each([
    ['1,179.99,1.01,-179.99', 179.99, 180.01],
    ['1.01,2,1,2.01', 2, 2.01],
    ['1,181,1.01,181.01', 181, 181.01],
  ])('%s', (text, west, east) => {
    const read = readCorners(text);
    expect(read.ok && read.value.west).toBeCloseTo(west, 9);
    expect(read.ok && read.value.east).toBeCloseTo(east, 9);
  });

  it('of a clip keep their order', () => {
    expect(readClipBox('1,2,3,4').ok).toBe(true);
    expect(readClipBox('3,2,1,4').ok).toBe(false);
    expect(readClipBox('1,4,3,2').ok).toBe(false);
  });
});

describe('lists', () => {
  it.each([
    [readCircle('1,2,0').ok, true],
    [readCircle('1,2,-0.1').ok, false],
    [readCountries(' gb , fr ').ok, true],
    [readCountries('gb,,fr').ok, false],
    [readPolygon('0,0,0,1,1,1,0,0').ok, true],
    [readPolygon('0,0,0,1,1,1,0,360').ok, false],
    [readInteger(1, 100)('+7').ok, true],
    [readInteger(1, 100)('7.0').ok, false],
  ])('%#', (found, expected) => expect(found).toBe(expected));

  it('of countries hold each once, in capitals', () => {
    expect(readCountries('gb,GB,fr')).toEqual({ ok: true, value: ['GB', 'FR'] });
  });
});

describe('voice', () => {
  it('sorts guesses by confidence and joins their words', () => {
    const said = (words: string[], _conf?: number) => ({
      _conf,
      _items: words.map((_orthography) => ({ _orthography })),
    });
    const text = JSON.stringify({ _hypotheses: [said(['a', 'b', 'c'], 3000), said(['d', 'e.', 'f'], 6000), said([])] });
    expect(readRecogniserJson(text)).toEqual({
      ok: true,
      value: [
        { text: 'd e f', confidence: 0.6 },
        { text: 'a b c', confidence: 0.3 },
      ],
    });
  });

  it('never throws on JSON of any shape', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(typeof readRecogniserJson(json).ok).toBe('boolean');
      }),
    );
    const shape = fc.record({ _hypotheses: fc.array(fc.record({ _items: fc.anything(), _conf: fc.anything() })) });
    fc.assert(
      fc.property(shape, (tree) => {
        const text = JSON.stringify(tree, (_key, value) => (typeof value === 'bigint' ? 1 : value));
        expect(typeof readRecogniserJson(text).ok).toBe('boolean');
      }),
    );
  });

  it('takes the punctuation out of speech', () => {
    expect(readSpeech('Index,  home. raft!')).toEqual({
      ok: true,
      value: [{ text: 'Index home raft', confidence: 1 }],
    });
  });
});
