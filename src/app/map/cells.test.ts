import { expect, test } from 'vitest';
import type { GridSection } from '../../client/client.ts';
import { cellAt, cellsOf } from './cells.ts';
import { NO_SHAPES } from './shapes.ts';

/** Two bands that meet at latitude 2, with other meridians above than below; lines in no order. */
const section: GridSection = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'MultiLineString',
        coordinates: [
          [
            [0, 3],
            [9, 3],
          ],
          [
            [0, 1],
            [9, 1],
          ],
          [
            [0, 2],
            [9, 2],
          ],
          [
            [4, 0.5],
            [4, 2],
          ],
          [
            [2, 0.5],
            [2, 2],
          ],
          [
            [6, 0.5],
            [6, 2],
          ],
          [
            [3, 2],
            [3, 3.5],
          ],
          [
            [6, 2],
            [6, 3.5],
          ],
        ],
      },
    },
  ],
};

test.each([
  [
    { lat: 1.5, lng: 2.5 },
    { south: 1, west: 2, north: 2, east: 4 },
  ],
  // A south or west edge belongs to the square.
  [
    { lat: 1, lng: 4 },
    { south: 1, west: 4, north: 2, east: 6 },
  ],
  [
    { lat: 2, lng: 4 },
    { south: 2, west: 3, north: 3, east: 6 },
  ],
  [{ lat: 0.7, lng: 3 }, undefined],
  [{ lat: 1.5, lng: 7 }, undefined],
  [{ lat: 3, lng: 4 }, undefined],
])('%o', (at, cell) => {
  expect(cellAt(cellsOf(section), at)).toEqual(cell);
});

test('a section without lines has no squares', () => {
  expect(cellAt(cellsOf(NO_SHAPES), { lat: 1, lng: 1 })).toBeUndefined();
});
