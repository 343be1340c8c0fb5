import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelPoint } from './label-point.ts';
import { simplified, simplifiedPolygons, smoothed } from './simplify.ts';

const DETAIL = { tolerance: 0.1, steps: 100 };

describe('simplifying', () => {
  it.each([
    [
      'drops what lies on a straight line',
      [
        [0, 0],
        [1, 0.01],
        [2, 0],
      ],
      [
        [0, 0],
        [2, 0],
      ],
    ],
    [
      'keeps a corner',
      [
        [0, 0],
        [1, 1],
        [2, 0],
      ],
      [
        [0, 0],
        [1, 1],
        [2, 0],
      ],
    ],
    [
      'keeps points on the antimeridian',
      [
        [179, 0],
        [180, 0],
        [180, 1],
        [180, 2],
        [179, 2],
      ],
      [
        [179, 0],
        [180, 0],
        [180, 1],
        [180, 2],
        [179, 2],
      ],
    ],
    [
      'rounds to steps, without minus zero',
      [
        [-0.001, 0.004],
        [1.236, 1],
      ],
      [
        [0, 0],
        [1.24, 1],
      ],
    ],
  ])('%s', (_, line, expected) => {
    expect(simplified(line, DETAIL)).toEqual(expected);
  });

  it('keeps both ends and never adds a point', () => {
    const degrees = fc.integer({ min: -1700, max: 1700 }).map((value) => value / 10);
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            degrees,
            degrees.map((lng) => lng / 2),
          ),
          { minLength: 2 },
        ),
        (line) => {
          const short = simplified(line, DETAIL);
          expect(short.length).toBeLessThanOrEqual(line.length);
          expect(short[0]).toEqual(line[0]?.map((value) => value + 0));
          const kept = new Set(line.map(([lng, lat]) => `${lng + 0} ${Math.round(lat * 100) / 100 + 0}`));
          for (const [lng, lat] of short) expect(kept).toContain(`${lng} ${lat}`);
        },
      ),
    );
  });

  it('drops islands without an inside, and holes without one', () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ];
    const speck = [
      [1, 1],
      [1.001, 1],
      [1, 1.001],
      [1, 1],
    ];
    expect(simplifiedPolygons([[square, speck], [speck]], DETAIL)).toEqual([[square]]);
  });

  it('rounds corners off and stays closed', () => {
    const round = smoothed([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 0],
    ]);
    expect(round.slice(0, 2)).toEqual([
      [1, 0],
      [3, 0],
    ]);
    expect(round[0]).toEqual(round[round.length - 1]);
  });
});

describe('the label point', () => {
  it('stands in the roomiest part, not in the middle', () => {
    // A wide square at the end of a long thin arm.
    const spoon = [
      [0, 0],
      [20, 0],
      [20, -2],
      [24, -2],
      [24, 2],
      [20, 2],
      [20, 0.2],
      [0, 0.2],
      [0, 0],
    ];
    const { lng, lat, room } = labelPoint([spoon]);
    expect(lng).toBeCloseTo(22, 1);
    expect(lat).toBeCloseTo(0, 1);
    expect(room).toBeCloseTo(2, 1);
  });

  it('avoids holes', () => {
    const square = [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
      [0, 0],
    ];
    const lake = [
      [2, 2],
      [9, 2],
      [9, 7],
      [2, 7],
      [2, 2],
    ];
    const { lng, lat } = labelPoint([square, lake]);
    expect(lng > 2 && lat > 2 && lat < 7).toBe(false);
  });
});
