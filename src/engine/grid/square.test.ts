import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BANDS, BLOCK_SIDE } from './bands.ts';
import {
  boundsOf,
  centreOf,
  columnsInBand,
  latitudeOfRow,
  longitudeOfColumn,
  neighbourOf,
  placeOf,
  SQUARES,
  type Square,
  squareAt,
  squareOfNumber,
} from './square.ts';

const anySquare = fc
  .integer({ min: 0, max: SQUARES - 1 })
  .map((number) => squareOfNumber(number))
  .filter((square): square is Square => square !== undefined);

/** Rows where something is special: poles, band borders, the equator. */
const edgeRows = [0, 1, BLOCK_SIDE - 1, BLOCK_SIDE, 899 * BLOCK_SIDE, 900 * BLOCK_SIDE - 1, 900 * BLOCK_SIDE].flatMap(
  (row) => [row, BANDS * BLOCK_SIDE - 1 - row],
);

describe('a square is found again', () => {
  test('from its centre, its corners and points just inside, anywhere', () => {
    fc.assert(
      fc.property(anySquare, (square) => {
        const { lat, lng } = centreOf(square);
        expect(squareAt(lat, lng)).toBe(square);
        const box = boundsOf(square);
        expect(squareAt(box.south, box.west)).toBe(square);
        // A hundredth of a square inside the far edges: three centimetres.
        const north = box.north - (box.north - box.south) / 100;
        const east = box.east - (box.east - box.west) / 100;
        expect(squareAt(north, box.west)).toBe(square);
        expect(squareAt(north, east)).toBe(square);
        expect(squareAt(box.south, east)).toBe(square);
      }),
      { numRuns: 200_000 },
    );
  });

  test('from its centre rounded to six decimals, as answers print it, up to 89.9°', () => {
    fc.assert(
      fc.property(anySquare, (square) => {
        const { lat, lng } = centreOf(square);
        fc.pre(Math.abs(lat) < 89.9);
        expect(squareAt(Number(lat.toFixed(6)), Number(lng.toFixed(6)))).toBe(square);
      }),
      { numRuns: 100_000 },
    );
  });

  test('at poles, band borders and the antimeridian', () => {
    for (const row of edgeRows) {
      const band = Math.floor(row / BLOCK_SIDE);
      const columns = columnsInBand(band);
      for (const column of [0, 1, columns - 1, columns >> 1]) {
        const lat = latitudeOfRow(row + 0.5);
        const lng = longitudeOfColumn(column + 0.5, columns);
        expect(placeOf(squareAt(lat, lng))).toEqual({ band, row, column });
        expect(squareAt(latitudeOfRow(row), longitudeOfColumn(column, columns))).toBe(squareAt(lat, lng));
      }
    }
  });
});

test('a decimal that is exactly an edge belongs to the square north-east of it', () => {
  // 0.0125° is 463 rows: every multiple of it is an edge and a short decimal at once.
  for (let step = 0; step < 14_400; step++) {
    const lat = Number((-90 + step * 0.0125).toFixed(4));
    expect(placeOf(squareAt(lat, 0)).row).toBe(step * 463);
  }
});

describe('longitude wraps', () => {
  const cases = [
    [361, 1],
    [-181, 179],
    [180, -180],
    [540, -180],
    [-540, -180],
    [359.999999, -0.000001],
  ] as const;
  test.each(cases)('%d is %d', (lng, same) => {
    expect(squareAt(51.5, lng)).toBe(squareAt(51.5, same));
  });
});

test('latitude 90 belongs to the last row', () => {
  expect(placeOf(squareAt(90, 12)).row).toBe(BANDS * BLOCK_SIDE - 1);
  expect(placeOf(squareAt(-90, 12)).row).toBe(0);
});

test('numbers that name no square are refused', () => {
  for (const number of [-1, SQUARES, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(squareOfNumber(number)).toBeUndefined();
  }
  expect(squareOfNumber(SQUARES - 1)).toBe(SQUARES - 1);
});

describe('neighbours', () => {
  test('east and west undo each other, and bounds touch', () => {
    fc.assert(
      fc.property(anySquare, (square) => {
        const east = neighbourOf(square, 'east');
        expect(east).toBeDefined();
        if (east === undefined) return;
        expect(neighbourOf(east, 'west')).toBe(square);
        const gap = boundsOf(east).west - boundsOf(square).east;
        expect(Math.min(Math.abs(gap), Math.abs(gap + 360))).toBeLessThan(1e-9);
      }),
      { numRuns: 20_000 },
    );
  });

  test('north and south touch and overlap in longitude', () => {
    fc.assert(
      fc.property(anySquare, (square) => {
        const north = neighbourOf(square, 'north');
        const here = boundsOf(square);
        if (north === undefined) {
          expect(here.north).toBe(90);
          return;
        }
        const there = boundsOf(north);
        expect(Math.abs(there.south - here.north)).toBeLessThan(1e-9);
        const centre = centreOf(square).lng;
        expect(there.west <= centre + 1e-9 && there.east >= centre - 1e-9).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  });

  test('there is nothing beyond the poles', () => {
    expect(neighbourOf(squareAt(90, 0), 'north')).toBeUndefined();
    expect(neighbourOf(squareAt(-90, 0), 'south')).toBeUndefined();
  });
});

/**
 * Size on the ground, computed another way than the grid does: the meridian arc through Simpson's rule over the
 * WGS-84 radius of curvature, the parallel through the radius of its circle.
 */
const groundSize = (square: Square): { width: number; height: number } => {
  const box = boundsOf(square);
  const [a, f] = [6_378_137, 1 / 298.257223563];
  const e2 = f * (2 - f);
  const radians = Math.PI / 180;
  const meridian = (lat: number): number => (a * (1 - e2)) / (1 - e2 * Math.sin(lat * radians) ** 2) ** 1.5;
  const middle = (box.south + box.north) / 2;
  const weights = meridian(box.south) + 4 * meridian(middle) + meridian(box.north);
  const circle = (a * Math.cos(middle * radians)) / Math.sqrt(1 - e2 * Math.sin(middle * radians) ** 2);
  return {
    width: circle * (box.east - box.west) * radians,
    height: (weights / 6) * (box.north - box.south) * radians,
  };
};

describe('size on the ground', () => {
  const anywhereUpTo = (degrees: number) =>
    fc.record({
      lat: fc.double({ min: -degrees, max: degrees, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
  const cases = [
    // Columns are straight inside a band of 0.1°, so widths breathe a little from its south to its north edge: by 0.06%
    // at 35°, 0.5% at 80°. A degree of latitude is 110.6 to 111.7 km, so areas breathe too: by 1% at 80°.
    { upTo: 35, narrowest: 2.997, widest: 3.003 },
    { upTo: 72, narrowest: 2.99, widest: 3.01 },
    { upTo: 80, narrowest: 2.98, widest: 3.02 },
  ];
  test.each(cases)('up to $upTo° widths and areas hold: 8.9..9.1 m²', (bounds) => {
    fc.assert(
      fc.property(anywhereUpTo(bounds.upTo), ({ lat, lng }) => {
        const { width, height } = groundSize(squareAt(lat, lng));
        expect(width).toBeGreaterThan(bounds.narrowest);
        expect(width).toBeLessThan(bounds.widest);
        expect(width * height).toBeGreaterThan(8.9);
        expect(width * height).toBeLessThan(9.1);
      }),
      { numRuns: 50_000 },
    );
  });

  test('in the middle of every band up to 80° widths are 2.997..3.003 m', () => {
    for (let band = 100; band < 1700; band++) {
      const { width } = groundSize(squareAt(-90 + (band + 0.5) / 10, 0));
      expect(Math.abs(width - 3)).toBeLessThan(0.003);
    }
  });
});
