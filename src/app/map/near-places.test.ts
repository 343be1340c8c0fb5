import { expect, test } from 'vitest';
import { labelsOf } from './near-places.ts';

const place = { name: 'Graz', country: 'AT', region: 'Styria', lat: 47.07, lng: 15.43, population: 100_000 };

test('a place is a point with its name, as large as the power of ten of its people', () => {
  expect(labelsOf([place]).features).toEqual([
    {
      type: 'Feature',
      properties: { name: 'Graz', size: 5 },
      geometry: { type: 'Point', coordinates: [15.43, 47.07] },
    },
  ]);
});

test('a place whose people nobody counted is a small one', () => {
  const [label] = labelsOf([{ ...place, population: 0 }]).features;
  expect(label?.properties.size).toBeCloseTo(2.48, 2);
});
