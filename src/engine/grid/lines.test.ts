import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxOf } from '../geo/box.ts';
import { boxSizeMetres, gridBox, gridLines } from './lines.ts';
import { boundsOf, centreOf, squareAt } from './square.ts';

const isHorizontal = (line: ReturnType<typeof gridLines>[number]): boolean => line.start.lat === line.end.lat;

const smallBox = fc
  .record({
    lat: fc.double({ min: -89.9, max: 89.8, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    height: fc.double({ min: 1e-6, max: 0.002, noNaN: true }),
    width: fc.double({ min: 0, max: 0.002, noNaN: true }),
  })
  .map(({ lat, lng, height, width }) => boxOf(lat, lng, lat + height, lng + width));

test('every line is clipped to the box; horizontals first, in order', () => {
  fc.assert(
    fc.property(smallBox, (box) => {
      const lines = gridLines(box);
      const horizontals = lines.filter(isHorizontal);
      const verticals = lines.slice(horizontals.length);
      expect(lines.slice(0, horizontals.length).every(isHorizontal)).toBe(true);
      for (const [at, line] of horizontals.entries()) {
        expect(line.start.lng).toBe(box.west);
        expect(line.end.lng).toBe(box.east);
        expect(line.start.lat >= box.south - 1e-9 && line.start.lat <= box.north + 1e-9).toBe(true);
        if (at > 0) expect(line.start.lat).toBeGreaterThan(horizontals[at - 1]?.start.lat ?? 0);
      }
      for (const [at, line] of verticals.entries()) {
        expect(line.start.lng).toBe(line.end.lng);
        expect(line.start.lat >= box.south && line.end.lat <= box.north && line.start.lat <= line.end.lat).toBe(true);
        // Give or take the rounding of one division: far below a tenth of a millimetre.
        expect(line.start.lng >= box.west - 1e-9 && line.start.lng <= box.east + 1e-9).toBe(true);
        if (at > 0) expect(line.start.lng).toBeGreaterThanOrEqual(verticals[at - 1]?.start.lng ?? 0);
      }
    }),
    { numRuns: 3000 },
  );
});

test('lines are the edges of squares', () => {
  fc.assert(
    fc.property(smallBox, (box) => {
      for (const line of gridLines(box)) {
        const middle = { lat: (line.start.lat + line.end.lat) / 2, lng: (line.start.lng + line.end.lng) / 2 };
        if (middle.lat > 89.999) continue;
        const bounds = boundsOf(squareAt(middle.lat, middle.lng));
        const off = isHorizontal(line) ? bounds.south - middle.lat : bounds.west - middle.lng;
        expect(Math.min(Math.abs(off), Math.abs(Math.abs(off) - 360))).toBeLessThan(1e-9);
      }
    }),
    { numRuns: 300 },
  );
});

test('a box of 200 m has the lines of its squares', () => {
  const from = boundsOf(squareAt(51.5205, -0.1955));
  const box = boxOf(from.south, from.west, from.south + 66 / 37_040, from.west + (from.east - from.west) * 66);
  const lines = gridLines(box);
  const horizontals = lines.filter(isHorizontal).length;
  expect([horizontals, lines.length - horizontals]).toEqual([67, 67]);
});

test('the bounds of a square, taken as a box, have its four edges for lines', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (lat, lng) => {
        const { south, west, north, east } = boundsOf(squareAt(lat, lng));
        const lines = gridLines(boxOf(south, west, north, east));
        expect(lines.filter(isHorizontal).map(({ start }) => start.lat)).toEqual([south, north]);
        const verticals = lines.filter((line) => !isHorizontal(line));
        expect(verticals.length).toBe(2);
        expect(verticals[0]?.start.lng).toBeCloseTo(west, 9);
        expect(verticals[1]?.start.lng).toBeCloseTo(east, 9);
      },
    ),
    { numRuns: 2000 },
  );
});

test('a box across a band border has the verticals of both bands, each on its own side', () => {
  const lines = gridLines(boxOf(51.4999, -0.1, 51.5001, -0.099)).filter((line) => !isHorizontal(line));
  const below = lines.filter((line) => line.end.lat <= 51.5);
  const above = lines.filter((line) => line.start.lat >= 51.5);
  expect(below.length + above.length).toBe(lines.length);
  expect(below.length).toBeGreaterThan(10);
  expect(above.length).toBeGreaterThan(10);
  for (const line of below) expect(boundsOf(squareAt(51.49995, line.start.lng)).west).toBeCloseTo(line.start.lng, 9);
  for (const line of above) expect(boundsOf(squareAt(51.50005, line.start.lng)).west).toBeCloseTo(line.start.lng, 9);
});

test('across the antimeridian longitudes run on past 180', () => {
  const lines = gridLines(boxOf(-16.8, 179.9995, -16.799, 180.0005));
  expect(lines.every((line) => line.start.lng >= 179.9995 && line.end.lng <= 180.0005)).toBe(true);
  expect(lines.some((line) => line.start.lng > 180)).toBe(true);
});

describe('limits', () => {
  test.each([
    ['4 km across', 51.0, 0, 51.0254, 0.0402, 'ok'],
    ['just above 4 km', 51.0, 0, 51.027, 0.0402, 'box-too-big'],
    ['south above north', 51.1, 0, 51.0, 0.01, 'bad-box'],
    ['west beyond east', 51, 1, 51.01, 0, 'bad-box'],
    ['latitude out of range', 89.99, 0, 90.01, 0.01, 'bad-box'],
    ['a whole ring with no chord', 50, -180, 50, 180, 'box-too-big'],
    ['a point', 50, 7, 50, 7, 'ok'],
    ['infinite', 50, 7, 50, Number.POSITIVE_INFINITY, 'bad-box'],
  ] as const)('%s', (_name, south, west, north, east, outcome) => {
    const box = gridBox(south, west, north, east, 4000);
    expect(box.ok ? 'ok' : box.problem.code).toBe(outcome);
  });

  test('the pole has a size of its own', () => {
    expect(boxSizeMetres(boxOf(89.99, -180, 90, 180))).toBeGreaterThan(4000);
    expect(gridLines(boxOf(89.9995, 10, 90, 20)).length).toBeGreaterThan(10);
  });

  test('the number of lines stays bounded at the limit everywhere', () => {
    const most = (lats: readonly number[], widths: readonly number[]): number => {
      let found = 0;
      for (const lat of lats)
        for (const width of widths) {
          const box = gridBox(lat, 0, Math.min(90, lat + 0.0253), width, 4000);
          const nearer = gridBox(Math.max(lat, 89.995), 0, 90, width, 4000);
          if (box.ok) found = Math.max(found, gridLines(box.value).length);
          if (lat > 89 && nearer.ok) found = Math.max(found, gridLines(nearer.value).length);
        }
      return found;
    };
    // The first of each two crosses a border of bands, and has the verticals of both.
    expect(most([-59.99, -59.95, 21.69, 44.99, 45.05, 79.99], [0.01, 0.03, 0.036, 0.04, 0.1])).toBeLessThan(3000);
    // Around a pole a box is a legal one of 3.5 km and has all verticals of the last band.
    expect(most([89.98, 89.99], [90, 180, 360])).toBe(11_299);
  });
});

test('the centre of a square lies in the middle of its bounds', () => {
  const square = squareAt(48.8584, 2.2945);
  const [centre, bounds] = [centreOf(square), boundsOf(square)];
  expect(centre.lat).toBeCloseTo((bounds.south + bounds.north) / 2, 10);
  expect(centre.lng).toBeCloseTo((bounds.west + bounds.east) / 2, 10);
});
