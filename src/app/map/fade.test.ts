import type { LayerSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { reveal, unseen } from './fade.ts';

const road: LayerSpecification = {
  id: 'road',
  type: 'line',
  source: 'streets',
  paint: { 'line-color': 'white', 'line-opacity': 0.5 },
};
const name: LayerSpecification = { id: 'name', type: 'symbol', source: 'streets', layout: { 'text-field': 'x' } };
const relief: LayerSpecification = { id: 'relief', type: 'hillshade', source: 'heights' };

const transition = { duration: 600, delay: 0 };

test.each([
  [road, { 'line-color': 'white', 'line-opacity': 0, 'line-opacity-transition': transition }],
  [
    name,
    {
      'text-opacity': 0,
      'text-opacity-transition': transition,
      'icon-opacity': 0,
      'icon-opacity-transition': transition,
    },
  ],
  [relief, {}],
])('%j comes unseen', (layer, paint) => {
  expect(unseen(layer)).toEqual({ ...layer, paint });
});

test('without motion there is nothing to wait for', () => {
  expect(unseen(road, 0).paint).toMatchObject({ 'line-opacity-transition': { duration: 0, delay: 0 } });
});

test.each([
  [road, [['road', 'line-opacity', 0.5]]],
  [
    name,
    [
      ['name', 'text-opacity', 1],
      ['name', 'icon-opacity', 1],
    ],
  ],
  [relief, []],
])('%j is revealed as its style has it', (layer, expected) => {
  const told: unknown[] = [];
  const map = { setPaintProperty: (...what: readonly unknown[]) => told.push(what) };
  reveal(map as never, layer);
  expect(told).toEqual(expected);
});
