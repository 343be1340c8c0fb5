import { expect, test } from 'vitest';
import { directionOf, signposts } from './far-places.ts';

test.each([
  [{ lat: 1, lng: 0 }, 111_320, 0],
  [{ lat: 0, lng: 1 }, 111_320, 90],
  [{ lat: -1, lng: 0 }, 111_320, 180],
  [{ lat: 0, lng: -1 }, 111_320, 270],
] as const)('from the middle to %o', (to, metres, bearing) => {
  const found = directionOf({ lat: 0, lng: 0 }, to);
  expect(found.metres).toBeCloseTo(metres, 3);
  expect(found.bearing).toBeCloseTo(bearing, 6);
});

test('the way across the antimeridian is the short one', () => {
  const { metres, bearing } = directionOf({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 });
  expect(metres).toBeCloseTo(111_320, 3);
  expect(bearing).toBe(90);
});

test('three nearest places at most, each in a direction of its own', () => {
  const places = [
    { name: 'far north', lat: 0.5, lng: 0 },
    { name: 'north', lat: 0.1, lng: 0 },
    { name: 'east', lat: 0, lng: 0.2 },
    { name: 'nearly east', lat: 0.01, lng: 0.3 },
    { name: 'south', lat: -0.4, lng: 0 },
    { name: 'west', lat: 0, lng: -0.45 },
    { name: 'other side', lat: 0, lng: 170 },
  ];
  expect(signposts({ lat: 0, lng: 0 }, places).map(({ name }) => name)).toEqual(['north', 'east', 'south']);
  expect(signposts({ lat: 0, lng: 0 }, [])).toEqual([]);
});
