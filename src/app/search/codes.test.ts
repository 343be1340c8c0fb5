import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completedPlusCode, readCode } from './codes.ts';

// The codes of well-known places, and examples of the specifications of both codes.
test.each([
  ['8FVC9G8F+6X', 'plusCode', 47.3655625, 8.5249375],
  ['8fvc9g8f+6x', 'plusCode', 47.3655625, 8.5249375],
  ['6PH57VP3+PR', 'plusCode', 1.2868125, 103.8545625],
  ['7FG49Q00+', 'plusCode', 20.375, 2.775],
  ['7FG49QCJ+2V', 'plusCode', 20.3700625, 2.7821875],
  ['7FG49QCJ+2VX', 'plusCode', 20.3701125, 2.782234375],
  ['8FVC2222+22', 'plusCode', 47.0000625, 8.0000625],
  ['4VCPPQGP+Q9', 'plusCode', -41.2730625, 174.7859375],
  ['ezs42', 'geohash', 42.6049805, -5.6030273],
  ['u4pruydqqvj', 'geohash', 57.6491106, 10.4074399],
] as const)('%s', (text, kind, lat, lng) => {
  const code = readCode(text);
  expect(code?.kind).toBe(kind);
  if (code === undefined || code.kind === 'shortPlusCode') throw new Error('a whole code was expected');
  expect(code.at.lat).toBeCloseTo(lat, 5);
  expect(code.at.lng).toBeCloseTo(lng, 5);
});

test.each(['8FVC9G8F+6', 'berlin', 'hello', '10115', '1234', 'XXXXXXXX+XX', 'filled.count.soap', '8FAC9G8F+6X', ''])(
  '%j is none',
  (text) => {
    expect(readCode(text)).toBeUndefined();
  },
);

// Of the specification: a code is completed to the nearest area, also across a border.
test.each([
  ['9G8F+6X', { lat: 47.4, lng: 8.6 }, '8FVC9G8F+6X'],
  ['8F+6X', { lat: 47.37, lng: 8.52 }, '8FVC9G8F+6X'],
  ['CJ+2VX', { lat: 51.3708675, lng: -1.217765625 }, '9C3W9QCJ+2VX'],
  ['2222+22', { lat: 46.98, lng: 7.98 }, '8FVC2222+22'],
  ['XXXX+XX', { lat: 42.9999, lng: -0.001 }, '8CJXXXXX+XX'],
] as const)('%s near %o is %s', (short, reference, whole) => {
  const expected = readCode(whole);
  const code = readCode(short);
  expect(code).toEqual({ kind: 'shortPlusCode', code: short, near: '' });
  const found = completedPlusCode(short, reference);
  if (expected?.kind !== 'plusCode' || found === undefined) throw new Error('a position was expected');
  expect(found.lat).toBeCloseTo(expected.at.lat, 7);
  expect(found.lng).toBeCloseTo(expected.at.lng, 7);
});

test('a place may be named behind a short code', () => {
  expect(readCode('9G8F+6X Zürich, Switzerland')).toEqual({
    kind: 'shortPlusCode',
    code: '9G8F+6X',
    near: 'Zürich, Switzerland',
  });
});

test('a short code is found again from anywhere less than half its area away', () => {
  const digit = fc.constantFrom(...'23456789CFGHJMPQRVWX');
  // Between 50 south and 50 north there are neighbours on all sides.
  const first = fc.tuple(fc.constantFrom(...'4567'), fc.constantFrom(...'3456789CFGHJMPQ'));
  const rest = fc.array(digit, { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(first, rest, fc.double({ min: -0.49, max: 0.49, noNaN: true }), ([a, b], digits, off) => {
      const text = `${a}${b}${digits.slice(0, 6).join('')}+${digits.slice(6).join('')}`;
      const whole = readCode(text);
      if (whole?.kind !== 'plusCode') throw new Error(text);
      const near = { lat: whole.at.lat + off, lng: whole.at.lng - off };
      const found = completedPlusCode(text.slice(4), near);
      expect(found?.lat).toBeCloseTo(whole.at.lat, 7);
      expect(found?.lng).toBeCloseTo(whole.at.lng, 7);
    }),
  );
});
